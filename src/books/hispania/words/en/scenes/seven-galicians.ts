import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'seven-galicians'> = {
  title: 'Seven infantry and no more',
  about: t`The ${n('galicians')} have seven infantry counters, and six of them are on the map. With 4½ gold of income and 4 that were saved they could pay for two infantry. Watch what happens to the second.`,
  steps: [
    t`8½ gold in the purse. The seventh infantry is bought, the last there is.`,
    t`4½ gold are left, enough for another one; but there is no eighth counter. They end their purchases, and lose ½.`,
    t`The new infantry goes to ${p('porto')}.`,
  ],
  after: t`Counters are a limit like gold (${r('2.3')}). What was destroyed can be bought again; and a unit may be destroyed on purpose, to be built elsewhere at the full price.`,
  tasks: {
    'out-of-galicia': {
      ask: t`The seventh is bought. Bring two new infantry onto the map this turn: one to ${p('porto')}, one to ${p('leon')}.`,
      done: t`Still seven: one gave its counter, and both new ones stand where you wanted them.`,
      lost: t`${p('leon')} has got nobody. One unit must go before another can come.`,
      hints: [
        t`All seven counters are taken. Where could another come from?`,
        t`One of your own units can be destroyed while there is gold for a new one.`,
        t`Destroy an infantry in ${p('galicia')}, buy one, and place them in ${p('porto')} and ${p('leon')}.`,
      ],
    },
    'porto-moves-to-leon': {
      ask: t`Give up ${p('porto')} by the same means: build its infantry again in ${p('leon')}.`,
      done: t`A march that no road allows, for 4 gold. ${p('porto')} is nobody's now.`,
      lost: t`${p('porto')} is still held. It had to be given up while you were buying.`,
      hints: [
        t`The unit to destroy may be the last of its province.`,
        t`Then it counts as bought anew: it can be placed in any other province that you hold.`,
        t`Destroy the infantry in ${p('porto')}, buy one, and place the two in ${p('leon')} and in ${p('galicia')}.`,
      ],
    },
  },
  wrongs: {
    'an-eighth': {
      label: t`There is gold: buy an eighth infantry.`,
      because: t`All seven counters are in use. Gold alone does not help.`,
    },
    'into-duero': {
      label: t`Place the new infantry in ${p('duero')}, to take it.`,
      because: t`Bought units are placed where the nation has a unit already. ${p('duero')} has to be entered on foot.`,
    },
  },
};
