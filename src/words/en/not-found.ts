/** What the page says that is shown for an address at which nothing stands. */
export const notFound = {
  title: 'Nothing stands here',
  text: 'No page has this address. It may be mistyped, or the page is not written yet.',
  rule: (id: string): string => `Did you mean rule ${id}?`,
  search: 'Search for it',
  links: 'Or begin here:',
  home: 'The first page',
};

export type NotFoundWords = typeof notFound;
