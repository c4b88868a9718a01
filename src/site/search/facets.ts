import type { SiteRecord } from './record.ts';

/** The facet that every book has: what kind of thing a hit is. */
export const KIND = 'kind';

/** What is chosen of each facet. Several of one: any of them will do; several facets: all of them must. */
export type Chosen = { readonly [facet: string]: readonly string[] };

/** How many hits each value would have, were it chosen beside what is chosen of the other facets. */
export type Counts = { readonly [facet: string]: ReadonlyMap<string, number> };

/** What may be a value of a facet, as far as one can know without the book. */
export const isValue = (value: string): boolean => /^[a-z0-9-]{1,40}$/.test(value);

const valuesOf = ({ kind, facets }: SiteRecord, facet: string): readonly string[] =>
  facet === KIND ? [kind] : (facets?.[facet] ?? []);

/** Whether anything is chosen. */
export const isChosen = (chosen: Chosen): boolean => Object.values(chosen).some((values) => values.length > 0);

/** Whether a record is one of those that are chosen; `but`: whatever is chosen of that facet. */
export function passes(record: SiteRecord, chosen: Chosen, but?: string): boolean {
  return Object.entries(chosen).every(
    ([facet, wanted]) =>
      facet === but || wanted.length === 0 || valuesOf(record, facet).some((value) => wanted.includes(value)),
  );
}

/** The numbers beside the values of these facets. */
export function countsOf(records: readonly SiteRecord[], chosen: Chosen, facets: readonly string[]): Counts {
  const count = (facet: string): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const record of records) {
      if (!passes(record, chosen, facet)) continue;
      for (const value of valuesOf(record, facet)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  return Object.fromEntries([KIND, ...facets].map((facet) => [facet, count(facet)]));
}
