import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'galicians-collect'> = {
  title: 'An income of 3½ gold',
  about: t`The ${n('galicians')} control ${p('galicia')} (1), ${p('asturias')} (1), ${p('leon')} (1) and ${p('tierra-de-campos')} (½). They have saved 2 gold. Calculate the total before you look at their gold.`,
  steps: [
    t`They collect 3½ gold, which makes 5½ with the 2 they had saved. They buy 1 infantry for 4 gold.`,
    t`They place it in ${p('tierra-de-campos')}, a plain below its limit.`,
  ],
  after: t`The income of all provinces is added up, halves included (${r('2.1')}). 1½ gold remain; the ${n('galicians')} may save up to 4 (${r('2.4')}).`,
  tasks: {
    'what-is-kept': {
      ask: t`Buy nothing. How much of the 5½ gold is left when the phase is over?`,
      done: t`4 gold, their saving limit; 1½ are lost.`,
      lost: t`You have bought 1 infantry. Start again, and save.`,
      hints: [
        t`There is a limit to what they can save.`,
        t`The saving limit of the ${n('galicians')} is 4 gold.`,
        t`End the phase without buying.`,
      ],
    },
    'leave-the-surplus': {
      ask: t`Save as much as allowed, but lose no gold to the limit: decline the rest yourself.`,
      done: t`The result is the same: 4 gold.`,
      lost: t`The gold over the limit was lost, not declined.`,
      hints: [
        t`How much gold is over the limit of 4?`,
        t`You can decline any part of the income.`,
        t`Decline 1½ gold and end the phase.`,
      ],
    },
  },
  wrongs: {
    'a-knight': {
      label: t`Buy a knight for 6 gold.`,
      because: t`The ${n('galicians')} can buy only infantry, however much gold they have.`,
    },
    'rebuild-too-early': {
      label: t`Remove 1 infantry in ${p('galicia')} to buy it again for another province.`,
      because: t`There are counters left. A unit may be removed in this way only if no counter of its kind is left.`,
    },
  },
};
