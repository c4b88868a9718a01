import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/scenes/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'retreat-to-avila'> = {
  title: 'Une de plus à Avila',
  about: t`La ${n('castile')} a perdu 1\u00a0Infanterie à ${p('salamanca')} et veut retraiter. À ${p('avila')}, province montagneuse adjacente, 2\u00a0unités prennent toute la place. Une retraite peut dépasser de 1 la limite d’une province, pour un temps. Voyez où va chaque unité, et quand la limite vaut de nouveau.`,
  steps: [
    t`Trois Infanteries de ${n('seville')} en attaquent 3 de la ${n('castile')}. Chaque camp en perd 1.`,
    t`${n('seville')}, l’Attaquant, décide d’abord, et reste.`,
    t`Une Infanterie de la ${n('castile')} retraite à ${p('avila')}\u00a0: c’est la troisième unité, et la limite est de 2.`,
    t`${p('avila')} ne peut plus recevoir d’unité. L’autre Infanterie retraite en ${p('tierra-de-campos')}, qui est vide.`,
  ],
  after: t`Une retraite peut dépasser de 1\u00a0unité la limite d’une province (${r('4.6')}). Le prochain mouvement de la ${n('castile')} commence maintenant. Une unité doit alors quitter ${p('avila')}, sinon le contrôle en retire une.`,
  tasks: {
    'two-into-avila': {
      ask: t`Avant toute retraite de ${p('salamanca')}\u00a0: amenez les deux unités à ${p('avila')}.`,
      done: t`${p('avila')} contient 4\u00a0unités\u00a0: 2 en montagne, 1 pour la capitale, 1 pour la retraite.`,
      lost: t`Une Infanterie est détruite, ou a retraité ailleurs.`,
      hints: [
        t`${p('avila')} peut contenir 2\u00a0unités, et 3 avec une retraite. Il vous faut de la place pour 4.`,
        t`La ${n('castile')} peut relever cette limite, même pendant la séquence d’une autre nation.`,
        t`Déclarez ${p('avila')} capitale, puis faites-y retraiter les deux unités.`,
      ],
    },
    'out-of-avila-again': {
      ask: t`La ${n('castile')} se déplace. Passez le contrôle d’empilement sans perte.`,
      done: t`${p('avila')} respecte de nouveau sa limite de 2.`,
      lost: t`Une unité est perdue. Plusieurs provinces autour d’${p('avila')} auraient pu la recevoir.`,
      hints: [
        t`${p('avila')} contient 3\u00a0Infanteries, et sa limite est de 2.`,
        t`Déplacez l’une d’elles dans une province qui a de la place pour elle. Une province vide convient aussi.`,
        t`Déplacez 1\u00a0Infanterie d’${p('avila')} à ${p('segovia')} et terminez le mouvement.`,
      ],
    },
  },
  wrongs: {
    'two-at-a-time': {
      label: t`Faire retraiter les deux unités ensemble à ${p('avila')}.`,
      because: t`Dans chaque province, 1 seule unité peut dépasser la limite, quel que soit le nombre de celles qui retraitent.`,
    },
    'one-after-the-other': {
      label: t`Faire d’abord retraiter une unité à ${p('avila')}, puis l’autre.`,
      because: t`La première unité dépasse déjà la limite. En faire retraiter une autre à part n’y change rien.`,
    },
  },
};
