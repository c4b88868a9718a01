/** Words of the search: its button, its dialog, the kinds of things it finds. */
export const search = {
  /** Seen on the button and its whole name. */
  button: 'Search rules, nations, scenes',
  /** What stands in its place without JavaScript. */
  contents: 'Contents of the rules',
  dialog: 'Search',
  field: 'Word, name or rule number',
  close: 'Close',
  kind: 'Show',
  nation: 'Nation',
  allKinds: 'everything',
  allNations: 'all nations',
  kinds: {
    rule: 'Rules',
    chapter: 'Chapters',
    nation: 'Nations',
    province: 'Provinces',
    leader: 'Leaders',
    ruling: 'Rulings',
    scene: 'Scenes',
    lesson: 'Lessons',
  },
  /** The kind of one hit. */
  one: {
    rule: 'Rule',
    chapter: 'Chapter',
    nation: 'Nation',
    province: 'Province',
    leader: 'Leader',
    ruling: 'Ruling',
    scene: 'Scene',
    lesson: 'Lesson',
  },
  loading: 'Loading the index …',
  failed: 'The index could not be loaded. Check the connection and try again.',
  found: (count: number): string => (count === 1 ? '1 found' : `${count} found`),
  /** An exact hit by number stands first. */
  jump: (id: string, count: number): string =>
    count === 1 ? `${id} found; Enter opens it` : `${id} comes first of ${count}; Enter opens it`,
  none: (query: string): string => `Nothing found for “${query}”`,
  noneFiltered: (query: string): string => `Nothing found for “${query}” among these`,
  everywhere: 'Search everything',
  more: (count: number): string => `Show ${count} more`,
  spelling:
    'Try another spelling or a shorter word. Names are found in English, French, Spanish and Latin, with or without accents.',
  numbers: 'The number of a rule opens it: 6.4, or 5.1-mountain.',
  keys: 'Arrow keys move through the hits, Enter opens one, Escape closes.',
};

export type SearchWords = typeof search;
