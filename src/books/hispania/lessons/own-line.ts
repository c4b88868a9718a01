import type { Fact } from '../../../kernel/contract.ts';
import type { Journal } from '../../../kernel/journal.ts';
import type { HispaniaPlay } from './lesson.ts';

/** Lines of the reader that were not recorded, compared with recorded ones. */

/** The point at which the reader's line can be compared with others. */
export interface Compared<S> {
  readonly state: S;
  /** Dice have been rolled since. */
  readonly rolled: boolean;
}

/**
 * The state before the first dice, from answer number `from` on, or the current state if there are none. Lines can be
 * compared there, because the reader's part is done and the dice are not yet rolled.
 */
export function beforeDice<S, F extends Fact>({ start, entries, at }: Journal<S, F>, from: number): Compared<S> {
  const thrown = entries.findIndex(({ rolled }, i) => i >= from && i < at && rolled > 0);
  return { state: entries[(thrown < 0 ? at : thrown) - 1]?.state ?? start, rolled: thrown >= 0 };
}

/**
 * Whether a line of a step can be measured at `beforeDice`, as all recorded ones are. It cannot if the first dice
 * precede the relevant part, such as in a series of battles.
 */
export function isMeasuredBeforeDice({ answer, measured, others, poor }: HispaniaPlay): boolean {
  return [{ line: answer, measured }, ...others, ...poor].every(({ line, measured = line.length }) => {
    const thrown = line.findIndex(({ dice = [] }) => dice.length > 0);
    return measured === (thrown < 0 ? line.length : thrown);
  });
}
