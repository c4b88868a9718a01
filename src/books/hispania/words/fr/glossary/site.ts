import { t } from '../../../../../words/rich.ts';
import type { OWN as EN } from '../../en/glossary/site.ts';
import type { TermWords } from './types.ts';

/** Les mots du site. */
export const OWN: Readonly<Record<keyof typeof EN, TermWords>> = {
  scene: {
    term: 'Exemple',
    text: t`Une position à jouer, avec la ligne du livret d’où elle vient, les dés du livret, leurs résultats et des exercices.`,
    also: ['scène', 'position à jouer'],
  },
  lesson: {
    term: 'Leçon',
    text: t`Une courte suite de positions à jouer et de questions, avec des explications.`,
    also: ['tutoriel', 'didacticiel'],
  },
  position: {
    term: 'Position',
    text: t`L’état complet d’une partie à un moment donné, contrôlé selon les règles.`,
    also: ['situation', 'état de la partie'],
  },
  decision: {
    term: 'Décision',
    text: t`La question que pose le jeu, avec le joueur qui répond, la règle et les réponses possibles.`,
    also: ['question', 'choix'],
  },
  refusal: {
    term: 'Refus',
    text: t`La raison pour laquelle une action est impossible, avec la règle qui l’interdit.`,
    also: ['interdit', 'coup illégal'],
  },
  fact: {
    term: 'Fait',
    text: t`Un résultat de la partie, tel que le journal le note\u00a0: dés, pertes, PV, chacun avec sa règle.`,
    also: ['journal', 'historique'],
  },
  ruling: {
    term: 'Arbitrage',
    text: t`La réponse à une question que le livret laisse ouverte, ou le choix entre deux passages qui se contredisent. Certains arbitrages ont une autre lecture, que les joueurs peuvent retenir pour une partie.`,
    also: ['interprétation', 'lecture', 'précision', 'FAQ'],
  },
  erratum: {
    term: 'Erratum',
    text: t`La correction d’une faute d’impression du livret ou du matériel. Un trait ondulé la signale dans le texte.`,
    also: ['errata', 'correction'],
  },
  reconstructed: {
    term: 'Reconstitué',
    text: t`Se dit d’une valeur qui n’est pas publique, et que le site a choisie pour qu’elle s’accorde avec tout ce que dit le livret. Elle est entre ‹\u00a0›.`,
    also: ['estimation', 'supposé', 'chevrons'],
  },
  'data-set': {
    term: 'Série de valeurs',
    text: t`Tous les revenus, les frontières, les PV et les positions de départ d’une partie, sous un nom dont le contenu ne change jamais.`,
    also: ['valeurs', 'données'],
  },
  'rule-id': {
    term: 'Numéro de règle',
    text: t`Le numéro imprimé d’une règle, comme\u00a06.4. Ce site numérote aussi les sections des nations, comme\u00a011.23.1. Une partie sans numéro a un nom, comme 5.1-mountain. Ces numéros et ces noms ne changent jamais.`,
    also: ['numéro', 'paragraphe'],
  },
};
