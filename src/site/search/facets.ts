import type { SiteRecord } from './record.ts';

/** The facet that every book has: the kind of a hit. */
export const KIND = 'kind';

/** The choice in each facet. A hit must match any of the values within one facet, and all of the facets. */
export type Chosen = { readonly [facet: string]: readonly string[] };

/** The number of hits that each value would have, if it were chosen beside the choices in the other facets. */
export type Counts = { readonly [facet: string]: ReadonlyMap<string, number> };

/** Whether a text can be a value of a facet, as far as this is known without the book. */
export const isValue = (value: string): boolean => /^[a-z0-9-]{1,40}$/.test(value);

const valuesOf = ({ kind, facets }: SiteRecord, facet: string): readonly string[] =>
  facet === KIND ? [kind] : (facets?.[facet] ?? []);

/** Whether there is any choice. */
export const isChosen = (chosen: Chosen): boolean => Object.values(chosen).some((values) => values.length > 0);

/** Whether a record matches the choice; `but`: ignores the choice in that facet. */
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
