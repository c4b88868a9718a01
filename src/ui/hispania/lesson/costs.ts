import type { Cost } from '../../../words/en/learn.ts';
import type { PlayStart } from './seen.ts';

/** What a poor line costs: its worth beside that of the best good line; nothing where nothing was recorded. */
export function costOf({ worths, good }: Pick<PlayStart, 'worths' | 'good'>, poor: string): Cost | undefined {
  const this_ = worths[poor];
  const best = good.flatMap((id) => worths[id]?.worth ?? []);
  if (!this_ || best.length === 0) return undefined;
  const { worth, games } = this_;
  return { best: Math.max(...best), this: worth, ...(games === undefined ? {} : { games }) };
}
