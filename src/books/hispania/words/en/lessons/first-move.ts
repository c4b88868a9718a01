import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'first-move'> = {
  title: 'Your first move',
  learn: t`Enter empty provinces, keep your own, and score for all of them.`,
  about: t`In its turn a nation may move any of its units. An infantry unit may enter up to 2 provinces, but stops when it enters mountains. You control an empty province as soon as you enter it, and lose control when your last unit leaves.`,
  steps: {
    spread: {
      ask: t`You are the ${n('galicians')}, with 5 units. Provinces score at the end of this turn. Control ${p('galicia')}, ${p('porto')}, ${p('asturias')}, ${p('duero')} and ${p('leon')} at the end of your turn.`,
      done: t`Five units control 5 provinces, and each province scores. Single units are weak, but here no enemy is near.`,
      lost: t`Your turn is over, and you do not control all 5 provinces.`,
      hints: [
        t`The marked provinces are empty. Two of your own provinces have a unit to spare.`,
        t`Move 1 infantry from ${p('porto')} to ${p('duero')}, 1 from ${p('asturias')} to ${p('leon')} and 1 from ${p('galicia')} to ${p('asturias')}. Then end movement.`,
      ],
      poor: {
        stays: t`No unit has moved, and the 2 empty provinces are still empty.`,
        'duero-alone': t`You control ${p('duero')} and gave up nothing for it. ${p('leon')} was just as easy to take.`,
        'leaves-porto': t`Both units have left ${p('porto')}: you gained a province and lost one.`,
        'leaves-asturias': t`The only unit in ${p('asturias')} has left, and no other has replaced it.`,
      },
      wrongs: {
        'no-border': {
          label: t`Move a unit from ${p('porto')} directly to ${p('leon')}.`,
          because: t`The unit can move there through ${p('duero')}, by entering 2 provinces.`,
        },
        'on-from-the-mountains': {
          label: t`After entering ${p('leon')}, move on to ${p('cantabria')}.`,
          because: t`${p('leon')} is mountains: a unit that enters mountains stops there.`,
        },
      },
    },
  },
  after: t`One unit is enough to control a province, and an empty province costs nothing to enter (${r('5')}, ${r('5.1')}). Provinces score at the end of certain turns (${r('8-turn-end')}).`,
};
