/** What the page says that is shown for an address at which nothing stands. */
export const notFound = {
  title: 'Page not found',
  text: 'No page has this address. The address may be mistyped, or the page is not written yet.',
  rule: (id: string): string => `Did you mean rule ${id}?`,
  search: 'Search for it',
  links: 'Or start here:',
  home: 'Home page',
};

export type NotFoundWords = typeof notFound;
