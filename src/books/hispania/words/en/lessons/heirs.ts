import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'heirs'> = {
  title: 'Successors',
  learn: t`Learn what a nation that ends leaves to its successor, and what it does not.`,
  about: t`Some nations end on a fixed turn and transform into another. At the end of turn 8, each unit of the ${n('cantabrians')} is replaced by 1 infantry of the ${n('visigoths')} in the same province. Saved gold does not pass to the successor: it is lost.`,
  steps: {
    'last-turn': {
      ask: t`You are the ${n('cantabrians')} on turn 8, your last. You have 4 units and 8 gold, and 1 infantry costs 4. Play the turn so that the ${n('visigoths')} begin the next one with 6 infantry.`,
      done: t`Six units of the ${n('cantabrians')} have become 6 infantry of the ${n('visigoths')} in the same provinces, and no gold was left to lose. The player of a nation also plays its successor, unless the successor is auctioned.`,
      lost: t`Turn 9 has begun, and the ${n('visigoths')} have fewer than 6 infantry.`,
      hints: [
        t`You have gold. What can it still buy on the last turn of your nation?`,
        t`Buy 2 infantry, place each in a different marked province, and end movement. ${p('cantabria')} is mountains and its limit is 2, so a third unit must move on.`,
      ],
      poor: {
        saves: t`The ${n('visigoths')} have 4 units and none of your 8 gold, which would have bought 2 infantry.`,
        'buys-one': t`You bought 1 infantry and lost 4 gold, the price of another.`,
      },
      wrongs: {
        'in-leon': {
          label: t`Place new infantry in ${p('leon')}, which is empty.`,
          because: t`It may move there from an adjacent province in the movement that follows.`,
        },
        'two-in-one': {
          label: t`Place both new infantry in ${p('tierra-de-campos')}.`,
          because: t`You have 3 provinces to choose from.`,
        },
      },
    },
  },
  after: t`Units pass to the successor, gold does not (${r('9.4')}). Here each unit is replaced by infantry (${r('11-cantabrians-end')}). Other successors receive only a limited number of units, or only those in certain provinces. The sheet of each nation says when and how it ends.`,
};
