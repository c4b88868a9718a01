import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'buying'> = {
  title: 'Gold into units',
  learn: t`Spend the income of your provinces, and place each new unit where it is most useful.`,
  about: t`At the start of its turn, a nation collects gold from the provinces it controls. It buys units with this gold: 1 infantry for 4, a knight for 6, a castle for 8. Each new unit is placed in a different province that the nation controls, and may move at once.`,
  steps: {
    'two-more': {
      ask: t`You are ${n('castile')} and control 5 provinces, with 1 infantry in each. Provinces score at the end of this turn, and the ${p('basque-country')}, ${p('calatayud')} and ${p('salamanca')} are empty. End your turn in control of 2 of them as well.`,
      done: t`You bought 2 infantry for 8 gold, and each took a province on the turn it was bought. On your next turn both provinces give you income.`,
      lost: t`Your turn is over, and the provinces you control are worth less than they could be.`,
      hints: [
        t`Three provinces adjacent to yours are empty. How many new units do you need to take 2 of them without giving up a province?`,
        t`Buy 2 infantry. Place 1 in ${p('avila')} and move it to ${p('salamanca')}; place the other in ${p('cantabria')} and move it to the ${p('basque-country')}. Then end movement.`,
      ],
      poor: {
        knight: t`A knight fights better than infantry, but it holds 1 province like any other unit, and there was no enemy to fight. Your gold would have bought 2 units.`,
        castle: t`A castle costs as much as 2 infantry and never moves.`,
        saves: t`Saved gold takes no province. Most nations may save at most 4 gold, yours 8.`,
        one: t`You took 1 province with 1 infantry. There was gold for another.`,
        'stay-home': t`Both new units stayed where they were placed, in provinces that you already controlled.`,
      },
      wrongs: {
        'knight-too': {
          label: t`After buying 1 infantry, buy a knight.`,
          because: t`A knight costs 6 gold, you have less than that left, and units are never bought on credit.`,
        },
        'both-in-avila': {
          label: t`Place both new units in ${p('avila')}.`,
          because: t`Each province can receive 1 new unit a turn, however far it is below its limit.`,
        },
        'into-salamanca': {
          label: t`Place a new unit in ${p('salamanca')}.`,
          because: t`New units are placed only in provinces that you control. Place it in an adjacent one, and move it to ${p('salamanca')}.`,
        },
      },
    },
  },
  after: t`A nation collects income first, then buys, places and moves its units (${r('2.3')}, ${r('3.1')}). Gold that is not spent can be saved, up to a limit (${r('2.4')}).`,
};
