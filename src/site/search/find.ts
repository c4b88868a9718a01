import type { Query } from './address.ts';
import { type Concept, conceptsOf, thesaurus } from './concepts.ts';
import { PLAIN } from './counting.ts';
import { indexOf } from './engine.ts';
import { type Counts, countsOf, isChosen, passes } from './facets.ts';
import { type Hit, hit } from './hit.ts';
import { numberIn, numbersAround } from './number.ts';
import type { SearchOfBook } from './of-book.ts';
import { rank } from './rank.ts';
import type { SiteRecord } from './record.ts';
import { wordsOf } from './text.ts';
import { termsOf } from './texts.ts';

/** The result of a search: the number of hits, the numbers for each facet, and each batch of hits on demand. */
export interface Found {
  readonly count: number;
  /** The rule or chapter whose number was typed; it is the first hit. */
  readonly exact: string | undefined;
  readonly counts: Counts;
  readonly records: readonly SiteRecord[];
  hits(from: number, to: number): readonly Hit[];
  /** The query for whole texts: in the records that pass and do not match all of it by their data here. */
  inTexts(): { readonly terms: string; readonly records: readonly SiteRecord[] };
}

/**
 * The search over these records of a book. A record with the typed number comes first, or that of the section around a
 * number that no record has; then records that mention it or match the words, by worth. Without words but with a chosen facet: everything that passes, in the order of the site.
 * With neither: no hits, but all counts. The phrases that players type for a record are stems, as `unpacked` returns them.
 */
export function finder(
  records: readonly SiteRecord[],
  { query: words, ranking = PLAIN, facets = [] }: Pick<SearchOfBook, 'query'> & Partial<SearchOfBook>,
): (query: Query) => Found {
  const ready = thesaurus(words, records, ranking);
  const facetIds = facets.map(({ id }) => id);
  const index = indexOf(records);
  const vocabulary = [...index.postings.keys()];

  function answer(q: string): { readonly found: readonly SiteRecord[]; readonly concepts: readonly Concept[] } {
    const number = numberIn(q);
    if (number !== undefined) {
      const those = numbersAround(number).map((one) => records.filter((record) => isCalled(record, one)));
      const named = those.find((all) => all.length > 0) ?? [];
      const concepts = wordsOf(number).map(({ stem }) => ({ word: stem, forms: new Map([[stem, 1]]) }));
      const spoken = concepts.length === 1 ? rank(concepts, index, ready.stop, ranking) : [];
      const rest = spoken.flatMap((doc) => records[doc] ?? []).filter((record) => !named.includes(record));
      return { found: [...named, ...rest], concepts };
    }
    const concepts = conceptsOf(q, ready, vocabulary);
    return { found: rank(concepts, index, ready.stop, ranking).flatMap((doc) => records[doc] ?? []), concepts };
  }

  /** Whether a record matches each concept. */
  function sayingAll(concepts: readonly Concept[]): (record: SiteRecord) => boolean {
    const saying = concepts.map(
      ({ forms }) =>
        new Set([...forms.keys()].flatMap((form) => (index.postings.get(form) ?? []).map(({ doc }) => records[doc]))),
    );
    return (record) => saying.every((those) => those.has(record));
  }

  return ({ q, chosen }) => {
    const asked = q.trim() !== '';
    const { found, concepts } = asked ? answer(q) : { found: records, concepts: [] };
    const stems = new Set(concepts.flatMap(({ forms }) => [...forms.keys()]));
    const passing = asked || isChosen(chosen) ? found.filter((record) => passes(record, chosen)) : [];
    const number = asked ? numberIn(q) : undefined;
    return {
      count: passing.length,
      exact: number !== undefined && passing[0] && isCalled(passing[0], number) ? number : undefined,
      counts: countsOf(found, chosen, facetIds),
      records: passing,
      hits: (from, to) => passing.slice(from, to).map((record) => hit(record, stems)),
      inTexts: () => {
        const terms = termsOf(q, ready.stop);
        // A match of all words is not yet a match of the quoted phrase.
        const says = number === undefined && terms.startsWith('"') ? () => false : sayingAll(concepts);
        return {
          terms,
          records: terms === '' ? [] : records.filter((record) => passes(record, chosen) && !says(record)),
        };
      },
    };
  };
}

/** Whether a rule has this number, or this id, which addresses and older links name. */
const isCalled = ({ number, id }: SiteRecord, typed: string): boolean =>
  number !== undefined && (number === typed || id === typed);
