import type { Fact, Refusal } from '../../kernel/contract.ts';
import type { Trial } from './session.ts';

/**
 * What a page shows of a scene that is played. Plain data, without what makes it: so the start can be shown before that has
 * been fetched.
 */
export interface Shown<Seen, F extends Fact = Fact> {
  /** What is seen of the state; the same object as long as the state is the same. */
  readonly seen: Seen;
  /** How many answers stand. */
  readonly at: number;
  /** Whether some were taken back that can be played again. */
  readonly taken: boolean;
  /** How many steps of the book's line have been played; nothing once the reader has gone another way. */
  readonly step?: number;
  /** The name of the other position that is played instead of the scene's own. */
  readonly other?: string;
  /** What has happened up to now, and with the last answer. */
  readonly facts: readonly F[];
  readonly last: readonly F[];
  /** It goes on from what was played in the scene before. */
  readonly follows?: true;
  readonly task?: Trial;
  /** Why the last answer was refused, until something else is done. */
  readonly refused?: Refusal;
}

/** A scene of which nothing has been played. */
export function atStart<Seen, F extends Fact>(seen: Seen): Shown<Seen, F> {
  return { seen, at: 0, taken: false, step: 0, facts: [], last: [] };
}
