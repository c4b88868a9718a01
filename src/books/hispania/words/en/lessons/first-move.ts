import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'first-move'> = {
  title: 'Your first move',
  learn: t`Walk into empty provinces, keep your own, and score for all of them.`,
  about: t`In its turn a nation moves whichever units it likes: an infantry goes up to two provinces far, but stops when it enters mountains. An empty province is yours when you enter it, and nobody’s again when your last unit leaves.`,
  steps: {
    spread: {
      ask: t`You are the ${n('galicians')}, with five units. Points are counted at the end of this turn: be in ${p('galicia')}, ${p('porto')}, ${p('asturias')}, ${p('duero')} and ${p('leon')} when your turn ends.`,
      done: t`Five units, five provinces, and each of them scores. They cannot be strong everywhere, but here nobody comes.`,
      lost: t`Your turn is over, and you do not hold all five.`,
      hints: [
        t`The marked provinces are empty. Two of your own have a unit to spare.`,
        t`Send one from ${p('porto')} to ${p('duero')}, one from ${p('asturias')} to ${p('leon')}, one from ${p('galicia')} to ${p('asturias')}; then end the movement.`,
      ],
      poor: {
        stays: t`Nobody has moved, and two empty provinces stay empty.`,
        'duero-alone': t`${p('duero')} is yours and nothing was given up for it. ${p('leon')} was as easy to have.`,
        'leaves-porto': t`Both units have left ${p('porto')}: a province won, a province lost.`,
        'leaves-asturias': t`The only unit of ${p('asturias')} has left it, and nobody came after.`,
      },
      wrongs: {
        'no-border': {
          label: t`Go from ${p('porto')} to ${p('leon')} in one step.`,
          because: t`They do not touch. Step by step, through ${p('duero')}, it can be done.`,
        },
        'on-from-the-mountains': {
          label: t`Having entered ${p('leon')}, go on to ${p('cantabria')}.`,
          because: t`${p('leon')} is mountains: whoever enters them ends the move there.`,
        },
      },
    },
  },
  after: t`One unit is enough to hold a province, and an empty one costs nothing to enter (${r('5')}, ${r('5.1')}). What a nation has for its provinces is counted at the end of certain turns (${r('8-turn-end')}).`,
};
