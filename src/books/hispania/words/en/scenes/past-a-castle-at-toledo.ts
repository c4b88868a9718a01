import { t } from '../../../../../words/rich.ts';
import { n, p, r } from '../../marks.ts';
import type { WordsOf } from './types.ts';

export const words: WordsOf<'past-a-castle-at-toledo'> = {
  title: 'Passing a castle is easier',
  about: t`Now ${n('seville')} has a castle and 2 infantry in ${p('toledo')}. A castle might seem to stop more units, but it stops fewer: each unit beside a castle, and the castle itself, stops only 1 unit.`,
  steps: [
    t`Three infantry enter from ${p('segovia')}. That is as many as can be held.`,
    t`A fourth enters from ${p('avila')}.`,
    t`It moves on to ${p('cordoba')}, and 3 stay.`,
  ],
  after: t`A castle and 2 infantry stop 3 units (${r('5.3-castle')}). Without a castle, 3 units would have stopped 6: defenders of a castle keep close to it.`,
  tasks: {
    'a-second-follows': {
      ask: t`${p('avila')} contains 1 more infantry unit. Bring it through to ${p('sierra-morena')}.`,
      done: t`Three units are held; all others pass through.`,
      lost: t`The turn is over.`,
      hints: [
        t`How many units are already held in ${p('toledo')}?`,
        t`The infantry may enter 2 provinces.`,
        t`Move it from ${p('avila')} to ${p('toledo')}, and on to ${p('sierra-morena')}.`,
      ],
    },
    'both-from-avila': {
      ask: t`Three infantry are in ${p('toledo')}. Bring both units from ${p('avila')} through to ${p('cordoba')} together.`,
      done: t`Five units entered: 3 are held and 2 pass through.`,
      lost: t`The turn is over.`,
      hints: [
        t`Units in excess of 3 may move on.`,
        t`Let both enter first.`,
        t`Move both to ${p('toledo')}, and both on to ${p('cordoba')}.`,
      ],
    },
  },
  wrongs: {
    'one-of-three': {
      label: t`One of the first 3 units moves on.`,
      because: t`Only 2 would stay, and the enemy has 3 units.`,
    },
    'two-of-four': {
      label: t`Two of the 4 units move on.`,
      because: t`Three must stay, 1 for each enemy unit.`,
    },
  },
};
