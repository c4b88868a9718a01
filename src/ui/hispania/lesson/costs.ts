import type { Worth, Worths } from '../../../kernel/lesson.ts';
import type { Cost } from '../../../words/en/learn.ts';
import type { PlayStart } from './seen.ts';

/** What a poor line costs: its worth beside that of the best good line; nothing where nothing was recorded. */
export function costOf({ worths, good }: Pick<PlayStart, 'worths' | 'good'>, poor: string): Cost | undefined {
  const best = bestOf(worths, good);
  const own = worths[poor];
  return own && best !== undefined ? costBeside(own, best) : undefined;
}

/** What a line of the reader's own costs, of which it was reckoned what it is worth: `as-good` where that is as much as the best. */
export function ownCostOf(
  { worths, good }: Pick<PlayStart, 'worths' | 'good'>,
  own: Worth,
): Cost | 'as-good' | undefined {
  const best = bestOf(worths, good);
  if (best === undefined) return undefined;
  return own.worth < best * AS_GOOD ? costBeside(own, best) : 'as-good';
}

/** What brings so much of the best line is as good. */
export const AS_GOOD = 0.95;

function bestOf(worths: Worths, good: readonly string[]): number | undefined {
  const known = good.flatMap((id) => worths[id]?.worth ?? []);
  return known.length > 0 ? Math.max(...known) : undefined;
}

const costBeside = ({ worth, games }: Worth, best: number): Cost => ({
  best,
  this: worth,
  ...(games === undefined ? {} : { games }),
});
