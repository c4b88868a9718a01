import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'galicians-collect'> = {
  title: 'Three and a half, and two',
  about: t`The ${n('galicians')} have units in ${p('galicia')} (1), ${p('asturias')} (1), ${p('leon')} (1) and ${p('tierra-de-campos')} (½). They had saved 2 gold. Add it up before you look at the purse.`,
  steps: [
    t`3½ gold come in and make 5½ with the 2 that were kept. An infantry costs 4.`,
    t`It is placed in ${p('tierra-de-campos')}, a plain with room.`,
  ],
  after: t`All provinces are added up, half gold and all (${r('2.1')}). 1½ gold remain; a nation like the ${n('galicians')} may keep 4 (${r('2.4')}).`,
  tasks: {
    'what-is-kept': {
      ask: t`Buy nothing. How much of the 5½ is left when the phase is over?`,
      done: t`4 gold, which is all they may keep; 1½ are lost.`,
      lost: t`An infantry has been bought. Start again, and save.`,
      hints: [t`Saving has a limit.`, t`It is 4 gold for the ${n('galicians')}.`, t`End the phase without buying.`],
    },
    'leave-the-surplus': {
      ask: t`Keep as much as may be kept, but let nothing be taken from you: give up the rest yourself.`,
      done: t`It comes to the same, with more dignity.`,
      lost: t`The surplus was taken, not given.`,
      hints: [
        t`How much lies above the limit of 4 gold?`,
        t`Any part of the income can be renounced.`,
        t`Renounce 1½ gold and end the phase.`,
      ],
    },
  },
  wrongs: {
    'a-knight': {
      label: t`Buy a knight for 6 gold.`,
      because: t`The ${n('galicians')} have infantry and nothing else, so gold is not even asked for.`,
    },
    'rebuild-too-early': {
      label: t`Destroy an infantry in ${p('galicia')} to build it elsewhere.`,
      because: t`There are counters left. A unit is given up only for a counter that is missing.`,
    },
  },
};
