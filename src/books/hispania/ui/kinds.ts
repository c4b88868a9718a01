import type { Kinds } from '../../../ui/playable.ts';
import type { Why } from '../bots/thought.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import type { State } from '../engine/state.ts';
import type { Seen } from './deciding/seen.ts';

/** The kinds of a game of Hispania. */
export interface OfHispania extends Kinds {
  readonly state: State;
  readonly fact: HispaniaFact;
  readonly seen: Seen;
  readonly why: Why;
}
