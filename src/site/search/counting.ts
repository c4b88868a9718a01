import type { Counting, Ranking } from './of-book.ts';
import type { Kind } from './record.ts';

/**
 * Kinds that any book has. Of two that answer equally well: the rule itself, the reading of it, then what plays it. Of a term, and of what a
 * lesson teaches, the rule says more than what bears the very name.
 */
const GENERAL: Ranking['kinds'] = {
  chapter: { worth: 1.1 },
  rule: { worth: 1 },
  term: { worth: 0.5, named: 0.8 },
  ruling: { worth: 0.62, told: true },
  lesson: { worth: 0.55, named: 0 },
  page: { worth: 0.9 },
  scene: { worth: 0.6, told: true },
};
const OTHER: Counting = { worth: 1 };
/** How the records of a book are ranked of which nothing is known. */
export const PLAIN: Ranking = { kinds: {}, standings: [] };

/** What a kind counts. */
export const countingOf = (kind: Kind, { kinds }: Ranking): Counting => kinds[kind] ?? GENERAL[kind] ?? OTHER;
