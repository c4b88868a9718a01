/**
 * A list of exercises, filtered by facets. The filter is in the fragment of an address, so that a page and the list
 * share it: `#kind=retreat&rule=6.6`.
 */

/** An entry of the list: its name and its facets. */
export interface Entry {
  readonly id: string;
  readonly about: { readonly [facet: string]: readonly string[] };
}

/** The wanted values of some facets. */
export type Filter = { readonly [facet: string]: string };

/** The filter in a fragment; unknown facets and empty values are left out. */
export function filterIn(fragment: string, facets: readonly string[]): Filter {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  return Object.fromEntries(
    facets.flatMap((facet) => {
      const wanted = said.get(facet);
      return wanted ? [[facet, wanted]] : [];
    }),
  );
}

/** The fragment of a filter; empty if the filter wants everything. */
export function fragmentOf(filter: Filter): string {
  const said = new URLSearchParams(Object.entries(filter).filter(([, wanted]) => wanted !== '')).toString();
  return said === '' ? '' : `#${said}`;
}

/** Whether an entry has all wanted values. */
export function passes({ about }: Pick<Entry, 'about'>, filter: Filter): boolean {
  return Object.entries(filter).every(([facet, wanted]) => about[facet]?.includes(wanted) ?? false);
}

/**
 * The entry after `from`, or the first one: the next that passes and is not done, wrapping round the list; undefined if
 * none is left but `from` itself.
 */
export function nextIn(
  entries: readonly Entry[],
  filter: Filter,
  done: readonly string[],
  from?: string,
): Entry | undefined {
  const at = entries.findIndex(({ id }) => id === from) + 1;
  return [...entries.slice(at), ...entries.slice(0, at)].find(
    (entry) => entry.id !== from && !done.includes(entry.id) && passes(entry, filter),
  );
}
