import { KINDS, PHASES, type SiteRecord } from './record.ts';

/** By what hits are chosen, in the order in which the dialog offers it. */
export const FACETS = ['kind', 'phase', 'nation', 'turn'] as const;
export type Facet = (typeof FACETS)[number];

/** What is chosen of each facet. Several of one: any of them will do; several facets: all of them must. */
export type Chosen = { readonly [facet in Facet]?: readonly string[] };

/** How many hits each value would have, were it chosen beside what is chosen of the other facets. */
export type Counts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

/** Whether a text is a value of a facet, as far as one can know without the records. */
export const VALID: Readonly<Record<Facet, (value: string) => boolean>> = {
  kind: (value) => KINDS.some((one) => one === value),
  phase: (value) => PHASES.some((one) => one === value),
  nation: (value) => /^[a-z-]{2,20}$/.test(value),
  turn: (value) => /^([1-9]|1\d|2[01])$/.test(value),
};

const VALUES: Readonly<Record<Facet, (record: SiteRecord) => readonly string[]>> = {
  kind: ({ kind }) => [kind],
  phase: ({ phases }) => phases ?? [],
  nation: ({ nations }) => nations,
  turn: ({ turns }) => (turns ?? []).map(String),
};

/** Whether anything is chosen. */
export const isChosen = (chosen: Chosen): boolean => FACETS.some((facet) => (chosen[facet] ?? []).length > 0);

/** Whether a record is one of those that are chosen; `but`: whatever is chosen of that facet. */
export function passes(record: SiteRecord, chosen: Chosen, but?: Facet): boolean {
  return FACETS.every((facet) => {
    const wanted = chosen[facet] ?? [];
    return facet === but || wanted.length === 0 || VALUES[facet](record).some((value) => wanted.includes(value));
  });
}

/** The numbers beside the values of the facets. */
export function countsOf(records: readonly SiteRecord[], chosen: Chosen): Counts {
  const count = (facet: Facet): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const record of records) {
      if (!passes(record, chosen, facet)) continue;
      for (const value of VALUES[facet](record)) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return counts;
  };
  return { kind: count('kind'), phase: count('phase'), nation: count('nation'), turn: count('turn') };
}
