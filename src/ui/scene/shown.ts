import type { Fact, Refusal } from '../../kernel/contract.ts';
import type { Trial } from './session.ts';

/**
 * The data that a page shows of a scene in play. Plain data without its player, so that the start can be shown before
 * the player is fetched.
 */
export interface Shown<Seen, F extends Fact = Fact> {
  /** The view of the state; the same object while the state is the same. */
  readonly seen: Seen;
  /** The number of answers so far. */
  readonly at: number;
  /** Whether there are undone answers that can be replayed. */
  readonly taken: boolean;
  /** The number of played steps of the book's line; undefined after the reader has left it. */
  readonly step?: number;
  /** The name of the other position that is played instead of the scene's own. */
  readonly other?: string;
  /** All facts so far, and those of the last answer. */
  readonly facts: readonly F[];
  readonly last: readonly F[];
  /** It continues from the play of the scene before. */
  readonly follows?: true;
  readonly task?: Trial;
  /** The reason why the last answer was refused, until the next action. */
  readonly refused?: Refusal;
}

/** A scene before any play. */
export function atStart<Seen, F extends Fact>(seen: Seen): Shown<Seen, F> {
  return { seen, at: 0, taken: false, step: 0, facts: [], last: [] };
}
