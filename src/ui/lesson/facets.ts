/**
 * A list of things to solve, filtered by what each is about. The filter stands in the fragment of an address, so that a page and
 * the list keep it between them: `#kind=retreat&rule=6.6`.
 */

/** Something of the list: its name, and what it is about, by facet. */
export interface Entry {
  readonly id: string;
  readonly about: { readonly [facet: string]: readonly string[] };
}

/** What is wanted of some facets. */
export type Filter = { readonly [facet: string]: string };

/** The filter that a fragment says; what names no facet, or wants nothing, is left out. */
export function filterIn(fragment: string, facets: readonly string[]): Filter {
  const said = new URLSearchParams(fragment.replace(/^#/, ''));
  return Object.fromEntries(
    facets.flatMap((facet) => {
      const wanted = said.get(facet);
      return wanted ? [[facet, wanted]] : [];
    }),
  );
}

/** The fragment of a filter; nothing where all is wanted. */
export function fragmentOf(filter: Filter): string {
  const said = new URLSearchParams(Object.entries(filter).filter(([, wanted]) => wanted !== '')).toString();
  return said === '' ? '' : `#${said}`;
}

/** Whether something is about all that is wanted. */
export function passes({ about }: Pick<Entry, 'about'>, filter: Filter): boolean {
  return Object.entries(filter).every(([facet, wanted]) => about[facet]?.includes(wanted) ?? false);
}

/**
 * What to go on with after `from`, or from the beginning: the next that passes and is not done, round the list; nothing where none
 * is left but `from` itself.
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
