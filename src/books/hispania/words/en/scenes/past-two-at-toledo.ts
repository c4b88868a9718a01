import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'past-two-at-toledo'> = {
  title: 'Passing 2 enemy units',
  about: t`Two infantry of ${n('seville')} are in ${p('toledo')}. Each stops 2 units, so 4 must stay there before others may pass through. Five units of ${n('castile')} are near, and 2 more are behind them.`,
  steps: [
    t`Three infantry enter from ${p('segovia')}. All are stopped: 4 would have to stay.`,
    t`An infantry unit and a knight enter from ${p('avila')}, which makes 5.`,
    t`Four stay, and 1 infantry moves on to ${p('cordoba')}.`,
  ],
  after: t`Two enemy units hold 4 (${r('5.3')}). These 4 are within the limit of ${p('toledo')}, which can hold 4 units, or 5 in an attack (${r('4.4')}).`,
  tasks: {
    'two-more-pass': {
      ask: t`The way is open now. Bring both units from ${p('la-mancha')} through ${p('toledo')} to ${p('sierra-morena')}.`,
      done: t`The 4 units are held for the rest of the movement. Units that enter now pass through.`,
      lost: t`The turn is over.`,
      hints: [
        t`How many units must stay in ${p('toledo')}, and how many are already held?`,
        t`The 2 infantry have not moved yet. Each may enter 2 provinces.`,
        t`Move both to ${p('toledo')}, and both on to ${p('sierra-morena')}.`,
      ],
    },
    'the-knight-goes-on': {
      ask: t`Five units are in ${p('toledo')}. Let the knight be the one that passes through.`,
      done: t`The active player chooses which units are held.`,
      lost: t`Another unit has moved on, and the knight is held.`,
      hints: [
        t`Any one of the 5 may move on.`,
        t`A knight may enter 2 provinces, as infantry does.`,
        t`Move the knight from ${p('toledo')} to ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'two-of-five': {
      label: t`Two of the 5 units move on.`,
      because: t`Only 3 would stay, and 4 must.`,
    },
    'one-of-three': {
      label: t`One of the first 3 units moves on at once.`,
      because: t`Three units are not enough to pass 2 enemy units.`,
    },
  },
};
