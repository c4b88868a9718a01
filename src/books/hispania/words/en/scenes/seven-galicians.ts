import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'seven-galicians'> = {
  title: 'Seven infantry and no more',
  about: t`The ${n('galicians')} have 7 infantry counters, and 6 of them are on the map. With 4½ gold of income and 4 gold saved, they could pay for 2 infantry. See why they can buy only one.`,
  steps: [
    t`They have 8½ gold. They buy the seventh infantry, the last counter.`,
    t`They have 4½ gold left, enough for another, but there is no eighth counter. They end their purchases and lose ½ gold.`,
    t`The new infantry is placed in ${p('porto')}.`,
  ],
  after: t`Counters are a limit like gold (${r('2.3')}). A destroyed unit may be bought again. A nation may also remove one of its units and buy it again for another province, at full price.`,
  tasks: {
    'out-of-galicia': {
      ask: t`The seventh infantry has been bought. Place 2 new infantry this turn: 1 in ${p('porto')}, 1 in ${p('leon')}.`,
      done: t`There are still 7 infantry: one gave up its counter, and both new units are placed as you wanted.`,
      lost: t`The new unit was not placed in ${p('leon')}. A unit must be removed before another can be bought.`,
      hints: [
        t`All 7 counters are in use. How could another become free?`,
        t`You may remove one of your units while you have gold for a new one.`,
        t`Remove 1 infantry in ${p('galicia')}, buy 1, and place them in ${p('porto')} and ${p('leon')}.`,
      ],
    },
    'porto-moves-to-leon': {
      ask: t`Give up ${p('porto')} in the same way: buy its infantry again for ${p('leon')}.`,
      done: t`For 4 gold the unit is now where it could not have moved. ${p('porto')} is empty.`,
      lost: t`${p('porto')} is not empty. Its unit should have been removed while you were buying.`,
      hints: [
        t`You may remove the last unit of a province.`,
        t`It can then be bought again and placed in any other province that you control.`,
        t`Remove the infantry in ${p('porto')}, buy 1, and place the 2 infantry in ${p('leon')} and ${p('galicia')}.`,
      ],
    },
  },
  wrongs: {
    'an-eighth': {
      label: t`Buy an eighth infantry unit, since you have the gold.`,
      because: t`All 7 counters are in use. Gold alone is not enough.`,
    },
    'into-duero': {
      label: t`Place the new infantry in ${p('duero')}, to take the province.`,
      because: t`A bought unit is placed in a province that already contains a unit of its nation. Only movement can take ${p('duero')}.`,
    },
  },
};
