import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'whole-turn'> = {
  title: 'A whole turn',
  learn: t`Collect, buy, place, move and fight with the Galicians, from the first gold to the last province.`,
  about: t`A nation’s turn always goes the same way: it collects gold from its provinces, buys, places what it bought, moves, and fights where it has met somebody. You know all of these; now do them one after the other.`,
  steps: {
    turn: {
      ask: t`You are the ${n('galicians')} on turn 3, which is counted at its end. ${p('galicia')}, ${p('porto')}, ${p('asturias')}, ${p('duero')} and ${p('leon')} pay, and in ${p('duero')} stands a single infantry of the ${n('lusitanians')}: hold all five when your turn is over.`,
      done: t`Your first whole turn: gold became a soldier, the soldier made an attack possible, and five provinces pay. That is all a nation ever does, turn after turn.`,
      lost: t`Your turn is over, and you do not hold all five. If it was the dice in ${p('duero')}, the plan may still have been good.`,
      hints: [
        t`Five units for five provinces, and an enemy stands in one of the marked two. Your gold is enough for one infantry more.`,
        t`Buy an infantry and place it in ${p('porto')}. Send two from there to ${p('duero')}, the one of ${p('asturias')} to ${p('leon')}, one from ${p('galicia')} after it; end the movement, and fight.`,
      ],
      poor: {
        stays: t`Nothing bought, nobody moved: the gold lies there, and two provinces that pay are not yours.`,
        'buys-nobody': t`You had the gold for another infantry. With five units five provinces cannot be held, and two sent against ${p('duero')} besides.`,
        'buys-and-stays': t`One more soldier, and no province more: three of six would have been enough at home.`,
        'no-battle': t`${p('leon')} was empty and is yours, but the single ${n('lusitanians')} unit in ${p('duero')} was left in peace, though two could have gone there.`,
      },
      wrongs: {
        'a-knight': {
          label: t`Buy a knight.`,
          because: t`Among their counters are infantry and nothing else.`,
        },
        'place-in-leon': {
          label: t`Place the new infantry in ${p('leon')}, which is empty.`,
          because: t`Placed in ${p('asturias')} it can walk there on the same turn.`,
        },
        'move-first': {
          label: t`March to ${p('duero')} at once, and buy afterwards.`,
          because: t`Gold comes first: whoever buys before moving can move what was bought.`,
        },
      },
    },
  },
  after: t`Collect (${r('2.1')}), place (${r('3.1')}), move (${r('5')}), fight (${r('6')}); what is held is counted at the end of the game turn (${r('8-turn-end')}). The order never changes, and all of it stands in one list (${r('1')}).`,
};
