import type { Fact } from '../../../kernel/contract.ts';
import type { Journal } from '../../../kernel/journal.ts';
import type { HispaniaPlay } from './lesson.ts';

/** Lines that were not recorded: what the reader has played, compared with what was. */

/** Where what somebody has played can be compared with other lines. */
export interface Compared<S> {
  readonly state: S;
  /** Dice have fallen since. */
  readonly rolled: boolean;
}

/**
 * Where a game stood before dice were first thrown, from its answer number `from` on; else where it stands. There lines can be
 * compared: somebody has done their part, and the dice theirs not yet.
 */
export function beforeDice<S, F extends Fact>({ start, entries, at }: Journal<S, F>, from: number): Compared<S> {
  const thrown = entries.findIndex(({ rolled }, i) => i >= from && i < at && rolled > 0);
  return { state: entries[(thrown < 0 ? at : thrown) - 1]?.state ?? start, rolled: thrown >= 0 };
}

/**
 * Whether any line of a step can be measured where `beforeDice` says: all that were recorded are. Not where the first dice come
 * before what matters, in a row of battles say.
 */
export function isMeasuredBeforeDice({ answer, measured, others, poor }: HispaniaPlay): boolean {
  return [{ line: answer, measured }, ...others, ...poor].every(({ line, measured = line.length }) => {
    const thrown = line.findIndex(({ dice = [] }) => dice.length > 0);
    return measured === (thrown < 0 ? line.length : thrown);
  });
}
