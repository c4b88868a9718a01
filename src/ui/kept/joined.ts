import { bothFiled, readFiledDates } from './filed-dates.ts';
import type { Kind } from './keys.ts';
import { bothRead, readMarks } from './read-marks.ts';

/** Two texts of one kind; `here` wins if only one can remain. */
export interface Pair {
  readonly here: string;
  readonly there: string;
}

/**
 * Joins both without a loss; undefined if that is impossible, because each is a single whole: a draft, a choice.
 * Lessons are joined in `taking.ts`, so that a page that only marks chapters as read does not load them.
 */
export function joined(kind: Kind, { here, there }: Pair): string | undefined {
  if (here === there) return here;
  if (kind === 'read') return JSON.stringify(bothRead(readMarks(here), readMarks(there)));
  if (kind === 'filed') return JSON.stringify(bothFiled(readFiledDates(here), readFiledDates(there)));
  return undefined;
}
