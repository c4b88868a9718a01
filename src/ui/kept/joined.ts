import { bothFiled, readFiledDates } from './filed-dates.ts';
import type { Kind } from './keys.ts';
import { bothRead, readMarks } from './read-marks.ts';

/** Two texts of a kind, of which `here` wins where only one can stand. */
export interface Pair {
  readonly here: string;
  readonly there: string;
}

/**
 * Both as one in which nothing of either is lost; nothing where that cannot be, since each stands for the whole: a draft, a choice.
 * Lessons are joined in `taking.ts`: a page that only marks what was read does not load them.
 */
export function joined(kind: Kind, { here, there }: Pair): string | undefined {
  if (here === there) return here;
  if (kind === 'read') return JSON.stringify(bothRead(readMarks(here), readMarks(there)));
  if (kind === 'filed') return JSON.stringify(bothFiled(readFiledDates(here), readFiledDates(there)));
  return undefined;
}
