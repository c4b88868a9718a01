import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'income'> = {
  title: 'Where gold comes from',
  learn: t`Learn which provinces give you gold, and why you should not leave it unspent.`,
  about: t`Each province has its income printed on the map: the gold that a nation with a unit there collects each turn. One unit of any kind is enough, and 3 units collect no more than 1.`,
  steps: {
    'who-pays': {
      ask: t`A leader is not a unit. Neither is a ruin, which is what remains of a destroyed castle. Find 3 provinces that give income to ${n('castile')}.`,
      done: t`Infantry, a knight or a castle: any of them collects the full income of its province. Alfonso alone in ${p('segovia')} collects nothing, and neither does a ruin.`,
      hints: [
        t`Look at the counters of ${n('castile')}. Which of them are units, not leaders or ruins?`,
        t`Choose ${p('avila')}, ${p('old-castile')} and ${p('tierra-de-campos')}.`,
      ],
      wrong: t`No unit of ${n('castile')} is there, so ${n('castile')} collects nothing from it.`,
    },
    'spend-or-lose': {
      ask: t`You are the ${n('galicians')}. You collect 1 gold each from ${p('galicia')}, ${p('asturias')} and ${p('leon')} and ½ from ${p('tierra-de-campos')}, and you saved 3 gold last turn. Of these 6½ gold you may save up to 4: make sure that none is lost.`,
      done: t`You bought 1 infantry for 4 gold, and the remaining 2½ can be saved for your next turn.`,
      lost: t`You have bought nothing, and you cannot save more than 4 gold.`,
      hints: [
        t`You have 6½ gold and may save 4, so you must spend at least 2½. What can you buy?`,
        t`Buy 1 infantry, then place it in one of your provinces.`,
      ],
      poor: {
        saves: t`You have saved 4 gold, the most that you may save. The other 2½ are lost.`,
        renounces: t`You were not forced to decline any gold, but you declined 2½. You could have bought 1 infantry for 4.`,
      },
      wrongs: {
        'a-knight': {
          label: t`Buy a knight for 6 gold.`,
          because: t`You have enough gold, but the ${n('galicians')} have no knights. A nation can buy only the units on its sheet.`,
        },
        anywhere: {
          label: t`Place the new infantry in ${p('duero')}, which is empty.`,
          because: t`You may enter ${p('duero')} when you move.`,
        },
      },
    },
  },
  after: t`You collect gold from each province with a unit of yours, however many units are there (${r('2.1')}). It buys units (${r('2.3')}). Most nations may save 4 gold, some 8, and the rest is lost (${r('2.4')}). A few nations collect less or nothing, as their sheets say.`,
};
