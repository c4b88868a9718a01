import type { QueryWords } from '../../words/en/query.ts';
import type { Query } from './address.ts';
import { conceptsOf, thesaurus } from './concepts.ts';
import { indexOf } from './engine.ts';
import { type Counts, countsOf, isChosen, passes } from './facets.ts';
import { type Hit, hit } from './hit.ts';
import { numberIn } from './number.ts';
import { rank } from './rank.ts';
import type { SiteRecord } from './record.ts';
import { wordsOf } from './text.ts';

/** What was found: how much, how much of each facet, and each stretch of it when it is asked for. */
export interface Found {
  readonly count: number;
  /** The rule or chapter whose number was typed; it is the first hit. */
  readonly exact: string | undefined;
  readonly counts: Counts;
  readonly records: readonly SiteRecord[];
  hits(from: number, to: number): readonly Hit[];
}

/**
 * The search over these records. What a number names comes first, then what speaks of it or of the words, by worth. Without
 * words but with a facet chosen, everything that passes, in the order of the site; with neither, nothing, but all is counted.
 */
export function finder(records: readonly SiteRecord[], words: QueryWords): (query: Query) => Found {
  const index = indexOf(records);
  const vocabulary = [...index.postings.keys()];
  const ready = thesaurus(words);

  function answer(q: string): { readonly found: readonly SiteRecord[]; readonly stems: ReadonlySet<string> } {
    const number = numberIn(q);
    if (number !== undefined) {
      const named = records.filter((record) => record.number === number);
      const stems = new Set(wordsOf(number).map(({ stem }) => stem));
      const spoken = stems.size === 1 ? rank([{ forms: new Map([[[...stems][0] ?? '', 1]]) }], index, ready.stop) : [];
      const rest = spoken.flatMap((doc) => records[doc] ?? []).filter((record) => !named.includes(record));
      return { found: [...named, ...rest], stems };
    }
    const concepts = conceptsOf(q, ready, vocabulary);
    const found = rank(concepts, index, ready.stop).flatMap((doc) => records[doc] ?? []);
    return { found, stems: new Set(concepts.flatMap(({ forms }) => [...forms.keys()])) };
  }

  return ({ q, chosen }) => {
    const asked = q.trim() !== '';
    const { found, stems } = asked ? answer(q) : { found: records, stems: new Set<string>() };
    const passing = asked || isChosen(chosen) ? found.filter((record) => passes(record, chosen)) : [];
    const number = asked ? numberIn(q) : undefined;
    return {
      count: passing.length,
      exact: number !== undefined && passing[0]?.number === number ? number : undefined,
      counts: countsOf(found, chosen),
      records: passing,
      hits: (from, to) => passing.slice(from, to).map((record) => hit(record, stems)),
    };
  };
}
