import type { Counting, Ranking } from './of-book.ts';
import type { Kind } from './record.ts';

/**
 * Kinds that any book has. Of two that answer equally well: the rule itself, the ruling on it, then the parts that play
 * it. About a term, and about the subject of a lesson, the rule says more than the record with that name.
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
/** The ranking of a book without its own. */
export const PLAIN: Ranking = { kinds: {}, standings: [] };

/** The counting of a kind. */
export const countingOf = (kind: Kind, { kinds }: Ranking): Counting => kinds[kind] ?? GENERAL[kind] ?? OTHER;
