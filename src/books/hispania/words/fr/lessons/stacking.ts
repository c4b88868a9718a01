import { t } from '../../../../../words/rich.ts';
import type { WordsOf } from '../../en/lessons/types.ts';
import { n, p, r } from '../../marks.ts';

export const words: WordsOf<'stacking'> = {
  title: 'La limite d’empilement',
  learn: t`Apprenez combien d’unités une province peut contenir, et à quoi sert une capitale.`,
  about: t`Une plaine peut contenir 3\u00a0unités d’une nation, une province montagneuse 2. Les unités qui ne font que passer ne comptent pas. Une nation peut déclarer capitale une province qu’elle contrôle\u00a0: la limite y augmente de 1.`,
  steps: {
    room: {
      ask: t`Vous jouez le ${n('suebi')}. Trois Infanteries sont en ${p('galicia')}, en montagne\u00a0: terminez votre séquence sans perdre aucune de vos 6\u00a0unités.`,
      done: t`La limite est contrôlée à la fin du mouvement, et de nouveau après les batailles. Les unités en surplus sont retirées.`,
      lost: t`Votre séquence est finie, et vous avez perdu au moins 1 de vos 6\u00a0unités.`,
      hints: [
        t`La limite de la ${p('galicia')} est de 2. Quelle province adjacente n’a pas atteint la sienne, et que pourrait devenir la ${p('galicia')} elle-même\u00a0?`,
        t`Déplacez 1\u00a0Infanterie de la ${p('galicia')} à ${p('porto')}, en plaine. Ou terminez le mouvement, et déclarez la ${p('galicia')} capitale quand la question est posée.`,
      ],
      poor: {
        'one-too-many': t`Trois unités sont restées là où la limite est de 2, et 1 a été retirée. Elle pouvait aller dans une province adjacente.`,
        'porto-too-full': t`Deux unités en ont rejoint 2 à ${p('porto')}\u00a0: 4\u00a0unités là où la limite est de 3. L’une d’elles pouvait rester en ${p('galicia')}.`,
      },
      wrongs: {
        'all-stay': {
          label: t`Continuer avec 3\u00a0unités en ${p('galicia')}, sans capitale.`,
          because: t`Quand la question est posée, vous devez retirer 1\u00a0unité ou déclarer la ${p('galicia')} capitale. Jusque-là, la séquence ne continue pas.`,
        },
        'empty-capital': {
          label: t`Déclarer les ${p('asturias')} capitale.`,
          because: t`Vous n’y avez pas d’unité\u00a0: vous ne contrôlez pas la province.`,
        },
      },
    },
    'one-capital': {
      ask: t`Plus tard, après une bataille, les unités ne peuvent plus se déplacer\u00a0: 3 sont en ${p('galicia')}, et 4 à ${p('porto')}, en plaine. Perdez le moins d’unités possible.`,
      done: t`Une nation n’a qu’une capitale à la fois\u00a0: vous deviez donc retirer une unité dans une des 2\u00a0provinces. Vous pouvez changer de capitale à tout moment, mais les unités en surplus dans l’ancienne sont aussitôt retirées.`,
      lost: t`Vous avez perdu plus d’unités qu’il ne fallait.`,
      hints: [
        t`Dans chacune des deux provinces marquées, il y a 1\u00a0unité de trop.`,
        t`Déclarez l’une d’elles capitale, et retirez 1\u00a0Infanterie dans l’autre.`,
      ],
      poor: {
        'no-capital': t`Vous avez retiré 1\u00a0unité dans chaque province. Une capitale ne coûte rien, et vous aurait permis d’en conserver une.`,
      },
      wrongs: {
        'two-of-them': {
          label: t`Retirer 2\u00a0unités en ${p('galicia')}, par prudence.`,
          because: t`Seules les unités en surplus sont retirées\u00a0: ici, il y en a 1.`,
        },
        'not-full': {
          label: t`Retirer plutôt l’unité de ${p('duero')}.`,
          because: t`Les unités sont retirées là où elles sont en surplus. ${p('duero')} peut en contenir 2 de plus.`,
        },
      },
    },
  },
  after: t`La limite est de 3 en plaine, de 2 en montagne, ou le nombre cerclé sur la carte (${r('4.1')}), et de 1 de plus dans la capitale (${r('4.3')}). Un Attaquant peut la dépasser de 1\u00a0unité, et doit la respecter de nouveau après la bataille (${r('4.4')}, ${r('4.5')}).`,
};
