/** Words of the search: its button, its dialog, the kinds of things it finds. */
export const search = {
  /** Seen on the button, and its whole name, on a page of no book. */
  button: 'Search the books',
  /** What stands in its place without JavaScript. */
  contents: 'Contents of the rules',
  dialog: 'Search',
  field: 'Word, name or rule number',
  close: 'Close',
  /** The facet that every book has. */
  kind: 'Kind',
  /** What stands on the button of a facet: what is chosen of it, if it is one, or how many are. */
  chosen: (count: number): string => `${count} chosen`,
  /** Takes all choices back. */
  clear: 'Show everything',
  /** Where there are several books: looks in all of them, and in the one that is read again. */
  allBooks: 'Search all books',
  thisBook: 'Search this book only',
  /** Kinds of things that any book may have. */
  kinds: {
    rule: 'Rules',
    chapter: 'Chapters',
    term: 'Terms',
    ruling: 'Rulings',
    scene: 'Scenes',
    lesson: 'Lessons',
    page: 'Pages',
  },
  /** The kind of one hit. */
  one: {
    rule: 'Rule',
    chapter: 'Chapter',
    term: 'Term',
    ruling: 'Ruling',
    scene: 'Scene',
    lesson: 'Lesson',
    page: 'Page',
  },
  /** Beside a hit that stands in for one in the page's language. */
  standsIn: 'in English',
  loading: 'Loading the index …',
  failed: 'The index could not be loaded. Check the connection and try again.',
  found: (count: number): string => (count === 1 ? '1 found' : `${count} found`),
  /** An exact hit by number stands first. */
  jump: (id: string, count: number): string =>
    count === 1 ? `${id} found; Enter opens it` : `${id} is the first of ${count}; Enter opens it`,
  none: (query: string): string => `Nothing found for “${query}”`,
  noneFiltered: (query: string): string => `Nothing found for “${query}” among these`,
  more: (count: number): string => `Show ${count} more`,
  /** What is found in whole texts, of which the list knows only part. */
  texts: {
    title: 'In the text',
    open: 'Look through all texts',
    looking: 'Looking through all texts …',
    failed: 'The texts could not be loaded. Check the connection and try again.',
    /** Beside what the list has, and where it has nothing. */
    more: (count: number): string => (count === 0 ? 'No more hits in the texts' : `${count} more in the texts`),
    only: (count: number): string => `${count} found, in the texts only`,
  },
  spelling:
    'Try another spelling or a shorter word. Names are found in English, French, Spanish and Latin, with or without accents.',
  numbers: 'The number of a rule opens it: 6.4.',
  keys: 'Arrow keys move through the hits, Enter opens one, Escape closes.',
};

export type SearchWords = typeof search;
