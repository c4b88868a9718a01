import type { Wide } from '../../../../words/lang.ts';
import type { SITE as EN } from '../en/site.ts';

/** Les mots des pages autour des règles : en-tête, sommaire, pied, accueil, et les titres des pages de référence. */
export const SITE: Wide<typeof EN> = {
  title: 'Hispania de Draco Ideas',
  nav: {
    play: 'Jouer',
    learn: 'Apprendre',
    rules: 'Règles',
    map: 'Carte',
    spaces: 'Cases',
    missed: 'Souvent oublié',
    rulings: 'Arbitrages',
  },
  reference: 'Référence',
  searched: 'Chercher une règle, une ville, une variante',
  foot: {
    about:
      'Un travail de joueurs, non officiel. Hispania est un jeu de Miguel Marqués, édité par Draco Ideas\u00a0; ce n’est pas l’Hispania de 1994.',
    data: 'Les valeurs entre ‹\u00a0› sont reconstituées\u00a0: le plateau imprimé n’était pas disponible.',
  },
  home: {
    sub: 'Un à trois Romains conquièrent ensemble la péninsule\u00a0; les règles mènent la révolte.',
    text: 'Une partie entière sur une table qui connaît les règles, à l’un des 243\u00a0niveaux, avec 7\u00a0variantes et 5\u00a0scénarios. Et toutes les règles, avec les arbitrages et chaque ville.',
    play: 'Jouer une partie',
    read: 'Lire les règles',
    resume: 'Reprendre la lecture\u00a0:',
    by: 'Le jeu coopératif de Miguel Marqués, 2024',
    parts: 'Dans ce livre',
  },
  pages: {
    rules: {
      title: 'Sommaire des règles',
      lead: 'Les 10\u00a0chapitres, dans l’ordre du livret. Il n’a pas de numéros\u00a0; ceux d’ici sont de ce livre.',
    },
    map: {
      title: 'La carte',
      lead: 'Le plateau, autant que le livret en parle\u00a0: 44\u00a0villes, 5\u00a0mers et leurs connexions, à regarder et à accrocher au mur.',
    },
    spaces: {
      title: 'Cases et connexions',
      lead: 'Les 44\u00a0villes et les 5\u00a0mers avec leurs boucliers, leurs connexions et leurs segments, et ce qui en est reconstitué.',
    },
    aid: { title: 'Aide de jeu', lead: 'Les règles de la partie sur une page à imprimer.' },
    teach: {
      title: 'L’expliquer en 10\u00a0minutes',
      lead: 'Pour qui explique le jeu, que dire, que montrer et que garder pour plus tard.',
    },
    glossary: { title: 'Glossaire', lead: 'Les termes du jeu, chacun avec son sens et sa règle.' },
    missed: {
      title: 'Souvent oublié',
      lead: 'Les règles qui échappent aux joueurs, selon la phase où elles comptent.',
    },
    rulings: {
      title: 'Arbitrages',
      lead: 'Chaque question que le livret laisse ouverte, avec l’arbitrage que suit ce livre et sa raison. Aucun n’est officiel.',
    },
    reconstructed: {
      title: 'Ce qui est reconstitué',
      lead: 'Les faits que le livret n’imprime pas, chacun avec sa valeur et sa raison.',
    },
    about: {
      title: 'À propos de ce livre',
      lead: 'Le jeu et son éditeur, les sources de ce livre, et ce qui peut y être faux.',
    },
  },
  glossary: { letters: 'Lettres', french: 'anglais\u00a0:' },
  rulings: {
    sections: 'Sections',
    ruling: 'Arbitrage',
    other: 'Autre lecture',
    lines: (text) => `livret, ${text}`,
    titles: {
      C: 'Combat et soutien',
      M: 'Mouvement et retour',
      G: 'Garnisons et fin de la partie',
      H: 'Phase hispanique',
      S: 'Mise en place',
      V: 'Variantes et scénarios',
      X: 'Le texte du livret',
    },
  },
};
