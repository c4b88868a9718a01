import type { Worth, Worths } from '../../../../kernel/lesson.ts';
import type { Cost } from '../../words/en/learn.ts';
import type { PlayStart } from './seen.ts';

/** What a miss that is no recorded line has cost, or that the dice went against what was as good. */
export type OwnCost = { readonly is: 'reckoning' | 'as-good' } | { readonly is: 'cost'; readonly cost: Cost };

/** What a poor line costs: its worth beside that of the best good line; nothing where nothing was recorded. */
export function costOf({ worths, good }: Pick<PlayStart, 'worths' | 'good'>, poor: string): Cost | undefined {
  const best = bestOf(worths, good);
  const own = worths[poor];
  return own && best !== undefined ? costBeside(own, best) : undefined;
}

/** What brings so much of the best line is as good. */
export const AS_GOOD = 0.95;

/** What the best good line is worth. */
export function bestOf(worths: Worths, good: readonly string[]): number | undefined {
  const known = good.flatMap((id) => worths[id]?.worth ?? []);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** What something that is worth less costs. */
export const costBeside = ({ worth, games }: Worth, best: number): Cost => ({
  best,
  this: worth,
  ...(games === undefined ? {} : { games }),
});
