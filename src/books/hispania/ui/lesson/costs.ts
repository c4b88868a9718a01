import type { Worth, Worths } from '../../../../kernel/lesson.ts';
import type { Cost } from '../../words/en/learn.ts';
import type { PlayStart } from './seen.ts';

/** The cost of a miss that is no recorded line, or the result that only the dice spoiled an equally good line. */
export type OwnCost = { readonly is: 'computing' | 'as-good' } | { readonly is: 'cost'; readonly cost: Cost };

/** The cost of a poor line: its worth compared with that of the best good line; undefined if there is no record. */
export function costOf({ worths, good }: Pick<PlayStart, 'worths' | 'good'>, poor: string): Cost | undefined {
  const best = bestOf(worths, good);
  const own = worths[poor];
  return own && best !== undefined ? costBeside(own, best) : undefined;
}

/** A line worth at least this share of the best one is equally good. */
export const AS_GOOD = 0.95;

/** The worth of the best good line. */
export function bestOf(worths: Worths, good: readonly string[]): number | undefined {
  const known = good.flatMap((id) => worths[id]?.worth ?? []);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** The cost of a line that is worth less. */
export const costBeside = ({ worth, games }: Worth, best: number): Cost => ({
  best,
  this: worth,
  ...(games === undefined ? {} : { games }),
});
