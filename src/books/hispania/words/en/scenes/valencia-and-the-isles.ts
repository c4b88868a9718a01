import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'valencia-and-the-isles'> = {
  title: 'Collecting the printed income',
  about: t`${n('valencia')} begins its turn with 3 provinces. The income of the province ${p('valencia')} is 2 gold, of ${p('majorca')} 1, of ${p('ibiza')} ½. Three units and a castle hold the first, and 1 infantry holds each island. Watch the gold: ${n('valencia')} had saved 2.`,
  steps: [
    t`The income is 3½ gold, which makes 5½. ${n('valencia')} buys 1 infantry for 4.`,
    t`The new infantry is placed in ${p('majorca')}. It does not raise the income of the island.`,
  ],
  after: t`A nation collects the printed income of each province that it controls, whatever units it has there (${r('2.1')}). The remaining 1½ gold are saved for the next turn.`,
  tasks: {
    'save-it-all': {
      ask: t`Buy nothing, and see how much gold ${n('valencia')} can save.`,
      done: t`All 5½ gold are saved: ${n('valencia')} is one of the few nations with a saving limit of 8 (${r('2.4')}).`,
      lost: t`A unit was bought. Step back and end your purchases at once.`,
      hints: [
        t`You need not buy anything.`,
        t`Some nations may save 4 gold, some 8. How much may ${n('valencia')} save?`,
        t`End the phase without buying.`,
      ],
    },
    'do-without': {
      ask: t`A nation may decline its income. Decline all of it this turn.`,
      done: t`A nation needs no reason to do so. It keeps the 2 gold that it had saved.`,
      lost: t`The gold has been spent. Step back first.`,
      hints: [
        t`There is another choice besides buying.`,
        t`You may decline any part of this turn’s income, but no more than that.`,
        t`Decline 3½ gold.`,
      ],
    },
  },
  wrongs: {
    'a-castle': {
      label: t`Buy a castle.`,
      because: t`It costs 8 gold, and ${n('valencia')} has 5½.`,
    },
    'renounce-savings': {
      label: t`Decline 4 gold, more than this turn’s income.`,
      because: t`Only this turn’s income can be declined, not saved gold.`,
    },
  },
};
