import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'valencia-and-the-isles'> = {
  title: 'What is printed is what is paid',
  about: t`${n('valencia')} begins its turn with three provinces: ${p('valencia')} pays 2 gold, ${p('majorca')} 1, ${p('ibiza')} ½. Three units and a castle stand in the first, one infantry on each island. Look at the purse: it held 2 before.`,
  steps: [
    t`The income is 3½ gold, so there are 5½ in the purse. ${n('valencia')} buys an infantry for 4.`,
    t`The new infantry is placed in ${p('majorca')}. It will not make the island richer.`,
  ],
  after: t`A province pays its number to whoever holds it, be it with one unit or with a castle and two (${r('2.1')}). 1½ gold are left for the next turn.`,
  tasks: {
    'save-it-all': {
      ask: t`Buy nothing and see how much ${n('valencia')} can keep.`,
      done: t`All 5½: ${n('valencia')} is one of the few who may keep up to 8 (${r('2.4')}).`,
      lost: t`Something has been bought. Take it back and end your purchases at once.`,
      hints: [
        t`You need not buy anything.`,
        t`Some nations keep 4 gold, some 8. Which is ${n('valencia')}?`,
        t`End the phase without buying.`,
      ],
    },
    'do-without': {
      ask: t`A nation may do without its income. Do without all of this turn's.`,
      done: t`Nobody asks why. The 2 gold that were saved stay.`,
      lost: t`The gold has been spent. Take it back first.`,
      hints: [
        t`Beside buying, something else is offered.`,
        t`Any part of this turn's income may be renounced, and no more than that.`,
        t`Renounce 3½ gold.`,
      ],
    },
  },
  wrongs: {
    'a-castle': {
      label: t`Buy a castle.`,
      because: t`It costs 8 gold, and there are 5½.`,
    },
    'renounce-savings': {
      label: t`Renounce 4 gold, more than came in.`,
      because: t`Only what came in this turn can be renounced. What was saved is there to stay.`,
    },
  },
};
