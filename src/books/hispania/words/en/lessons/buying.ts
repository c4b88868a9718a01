import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'buying'> = {
  title: 'Gold into units',
  learn: t`Spend what your provinces bring in, and put each new unit where it can do most.`,
  about: t`At the start of its turn a nation has gold from the provinces it holds and buys units with it: an infantry for 4, a knight for 6, a castle for 8. Each new unit is placed in a province that the nation holds, no two in the same one, and may move at once.`,
  steps: {
    'two-more': {
      ask: t`You are ${n('castile')} and hold five provinces, with one infantry in each. Points are counted when this turn ends, and ${p('basque-country')}, ${p('calatayud')} and ${p('salamanca')} stand empty: end your turn with two of them as well.`,
      done: t`Two infantry for 8 gold, and each has won a province on the turn it was bought. Next time both provinces bring in gold.`,
      lost: t`Your turn is over, and what you hold is worth less than it could be.`,
      hints: [
        t`Three provinces next to yours are empty. How many units does it take to have two of them and give up nothing?`,
        t`Buy two infantry. Place one in ${p('avila')} and step to ${p('salamanca')}, the other in ${p('cantabria')} and step to ${p('basque-country')}; then end the movement.`,
      ],
      poor: {
        knight: t`A knight fights better than an infantry, but it holds one province like anybody else, and there was nobody to fight. Your gold would have bought two units.`,
        castle: t`A castle costs as much as two infantry and never moves.`,
        saves: t`Gold that is saved wins no province. Most nations may keep 4 at most, yours 8.`,
        one: t`One infantry, one province more. There was gold for another.`,
        'stay-home': t`Both new units stayed where they were placed, in provinces that were yours already.`,
      },
      wrongs: {
        'knight-too': {
          label: t`After one infantry, buy a knight.`,
          because: t`A knight costs 6 gold, and you have less than that left. Nobody buys on credit.`,
        },
        'both-in-avila': {
          label: t`Place both new units in ${p('avila')}.`,
          because: t`A province takes one new unit a turn, however much room it has.`,
        },
        'into-salamanca': {
          label: t`Place a new unit straight into ${p('salamanca')}.`,
          because: t`New units appear only where you stand already. ${p('salamanca')} is one step further.`,
        },
      },
    },
  },
  after: t`Income comes first, then buying, placing and moving (${r('2.3')}, ${r('3.1')}). What is not spent can be saved, up to a limit (${r('2.4')}).`,
};
