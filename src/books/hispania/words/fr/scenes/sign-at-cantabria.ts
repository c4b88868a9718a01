import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'sign-at-cantabria'> = {
  title: 'Deux 10, à relancer',
  about: t`Les 2 dernières Infanteries du ${n('galicians')} sont en ${p('cantabria')}, et 2\u00a0Infanteries du ${n('visigoths')} attaquent pour le soumettre. Les deux dés donnent 10. C’est trop\u00a0: il ne resterait aucune unité pour se soumettre. Les joueurs sont convenus d’employer le Signe de Dieu. Vous pouvez le jouer pour l’un ou l’autre camp.`,
  steps: [
    t`Les attaquants obtiennent deux 10, et le ${n('galicians')} rate. Aucune unité n’est encore retirée\u00a0: les joueurs peuvent d’abord faire relancer le round.`,
    t`Le joueur A, celui du ${n('galicians')}, joue le Signe de Dieu. Les 4\u00a0dés sont tous relancés, et un seul touche.`,
    t`Le joueur B, celui du ${n('visigoths')}, pourrait jouer lui aussi le Signe de Dieu, mais accepte le résultat\u00a0: 1\u00a0Infanterie est détruite, et le ${n('galicians')} se soumet.`,
    t`Le ${n('visigoths')} quitte donc la province de sa nouvelle nation soumise, et retraite au ${p('leon')}.`,
  ],
  after: t`Les premiers résultats ne comptent plus. Les cibles restent les mêmes\u00a0; seuls les dés sont relancés (${r('10.2')}). Avec 2\u00a0provinces ou moins, le ${n('galicians')} doit se soumettre au ${n('visigoths')} s’il survit à un round (${r('9.6-submission')}). C’est ce que voulaient les deux camps.`,
  tasks: {
    'nobody-calls': {
      ask: t`Les dés donnent deux 10. Acceptez le résultat pour les deux joueurs, et voyez ce qu’il entraîne.`,
      done: t`Le ${n('galicians')} est éliminé.`,
      lost: t`Le round a été relancé. Revenez aux deux 10.`,
      hints: [
        t`La question est posée aux deux joueurs, et chacun décide pour soi.`,
        t`Le Signe de Dieu est facultatif.`,
        t`Passez pour A, puis pour B.`,
      ],
    },
    'a-third-throw': {
      ask: t`A a joué le Signe de Dieu. Le nouveau résultat ne plaît pas non plus au joueur B\u00a0: faites lancer le même round une troisième fois.`,
      done: t`Chaque joueur de la bataille qui a encore son Signe de Dieu peut le jouer. Maintenant, les deux l’ont joué.`,
      lost: t`Le résultat est accepté. Revenez au second jet.`,
      hints: [
        t`Chaque joueur peut jouer le Signe de Dieu une fois par partie.`,
        t`B, qui joue le ${n('visigoths')}, ne l’a pas encore employé.`,
        t`Jouez le Signe de Dieu pour B.`,
      ],
    },
  },
  wrongs: {
    'once-more': {
      label: t`Jouer le Signe de Dieu une seconde fois pour A.`,
      because: t`Il se joue une fois par partie, et A l’a déjà joué.`,
    },
    'by-a-bystander': {
      label: t`Le jouer pour le ${n('galicians')} avec C, qui a le ${n('suebi')}.`,
      because: t`Seul un joueur qui a une nation dans la bataille peut le jouer.`,
    },
    'before-the-dice': {
      label: t`Le jouer avant de lancer les dés.`,
      because: t`Il n’y a encore aucun résultat à relancer.`,
    },
  },
};
