import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'targets-at-segovia'> = {
  title: 'Choisir ses cibles',
  about: t`La ${n('castile')} attaque 2\u00a0Infanteries et 1\u00a0Cavalerie de l’${n('umayyads')} à ${p('segovia')}. Avant de lancer un seul dé, chaque camp annonce les cibles des siens, par type d’unité. Voyez ce que devient une seconde touche sur une Cavalerie isolée.`,
  steps: [
    t`La ${n('castile')} commence la bataille.`,
    t`Le Chevalier et 1\u00a0Infanterie visent la Cavalerie, l’autre Infanterie vise l’Infanterie.`,
    t`L’${n('umayyads')} annonce aussi ses cibles\u00a0; alors seulement, les deux camps lancent les dés.`,
  ],
  after: t`Le Chevalier et l’Infanterie ont touché tous deux, mais il n’y avait qu’une Cavalerie. La seconde touche est perdue et ne passe pas à l’Infanterie (${r('6.1')}). Les 3\u00a0défenseurs ont lancé leur dé, même ceux qui n’étaient pas visés.`,
  tasks: {
    'a-target-for-each': {
      ask: t`Jouez la ${n('castile')}\u00a0: choisissez des cibles telles que chaque dé qui touche détruise une unité, quels que soient les résultats.`,
      done: t`Aucun type d’unité n’est visé par plus de dés qu’il n’a d’unités\u00a0: aucune touche ne peut être perdue.`,
      lost: t`Un type d’unité était visé par plus de dés qu’il n’a d’unités\u00a0: une touche aurait pu être perdue.`,
      hints: [
        t`Comptez les unités ennemies\u00a0: 2\u00a0Infanteries, 1\u00a0Cavalerie.`,
        t`Vous avez 3\u00a0dés pour 3\u00a0unités. Laquelle des vôtres doit viser la Cavalerie\u00a0?`,
        t`Le Chevalier contre la Cavalerie, les deux Infanteries contre l’Infanterie.`,
      ],
    },
    'down-with-the-knight': {
      ask: t`Jouez maintenant l’${n('umayyads')}\u00a0: le Chevalier a 2\u00a0points de vie. Détruisez-le dans ce round.`,
      done: t`Avec 2\u00a0touches en un round, le Chevalier est détruit avant de pouvoir retraiter.`,
      lost: t`Le Chevalier survit. Il faut 2\u00a0touches en un round\u00a0: visez-le avec autant de dés que possible.`,
      hints: [
        t`Ici, un Chevalier est touché sur 8, et il a 2\u00a0points de vie.`,
        t`Un seul dé contre lui ne suffira jamais.`,
        t`Visez le Chevalier avec les deux Infanteries et la Cavalerie.`,
      ],
    },
  },
  wrongs: {
    'away-before-the-round': {
      label: t`Observer l’ennemi et retraiter avant le 1er\u00a0round.`,
      because: t`Une unité ne peut retraiter qu’à la fin d’un round. L’Attaquant en livre au moins un.`,
    },
    'hold-a-die-back': {
      label: t`Ne lancer le dé que d’une des 2\u00a0Infanteries.`,
      because: t`Chaque unité lance son dé\u00a0: il faut une cible à chaque dé.`,
    },
    'aim-again': {
      label: t`Changer les cibles de la ${n('castile')} juste avant que l’ennemi annonce les siennes.`,
      because: t`Une cible annoncée ne change plus. C’est au Défenseur d’annoncer les siennes.`,
    },
  },
};
