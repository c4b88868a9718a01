import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'heirs'> = {
  title: 'Heirs',
  learn: t`What a nation that ends hands on to the next, and what it does not.`,
  about: t`Some nations end at a fixed turn, and another one grows out of them: at the end of turn 8 every unit of the ${n('cantabrians')} becomes an infantry of the ${n('visigoths')}, where it stands. Gold that was saved is not handed on: it is lost.`,
  steps: {
    'last-turn': {
      ask: t`You are the ${n('cantabrians')}, and this is turn 8, your last: you have four units and 8 gold, and an infantry costs 4. Play the turn so that the ${n('visigoths')} begin the next one with six infantry.`,
      done: t`Six ${n('cantabrians')} have become six ${n('visigoths')}, in the same provinces, and no gold was left to lose. Whoever played the old nation plays the heirs too, unless they are put up for auction.`,
      lost: t`Turn 9 has begun, and the ${n('visigoths')} have fewer than six.`,
      hints: [
        t`You have gold. What could it still be good for, on the last day of a nation?`,
        t`Buy two infantry, place each in another of the marked provinces, and end the movement. ${p('cantabria')} is mountains and holds two: a third must walk on.`,
      ],
      poor: {
        saves: t`The ${n('visigoths')} have four units and not one of your 8 gold: two infantry that nobody will ever see.`,
        'buys-one': t`One infantry more, and 4 gold gone: that was the other one.`,
      },
      wrongs: {
        'in-leon': {
          label: t`Place a new infantry in ${p('leon')}, which is empty.`,
          because: t`From next door they may walk there, in the movement that follows.`,
        },
        'two-in-one': {
          label: t`Place both new infantry in ${p('tierra-de-campos')}.`,
          because: t`You have three provinces to choose from.`,
        },
      },
    },
  },
  after: t`Units go over, gold does not (${r('9.4')}). Here all become infantry (${r('11-cantabrians-end')}); other heirs may take only so many, or only those in certain provinces. What becomes of a nation, and when, stands on its sheet.`,
};
