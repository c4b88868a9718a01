import type { Wide } from '../lang.ts';

const span = (min: number, max: number): string =>
  min === max ? String(min) : max === min + 1 ? `${min} or ${max}` : `${min} to ${max}`;

/** A number of books, written out as long as it is small. */
const number = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);

/** The words of the shelf: the page with all books. What a book says of itself there is in its own words. */
export const SHELF = {
  title: 'Rulebooks you can play',
  description:
    'Rulebooks of board games as pages you can play: every rule has its place, and the examples are positions you can play.',
  lead: 'Every example is a position you can play. This one waits for your dice.',
  books: 'The shelf',
  count: (open: number, coming: number): string =>
    `${number(open)} ${open === 1 ? 'book' : 'books'}${coming > 0 ? `, ${number(coming)} to come` : ''}`,
  here: 'Shelf',

  facts: { players: 'Players', time: 'Time', kind: 'Kind' },
  players: span,
  kinds: { competitive: 'against each other', cooperative: 'cooperative', solitaire: 'solitaire' },
  length: {
    hours: (min: number, max?: number): string => (max === undefined ? `from ${min} hours` : `${span(min, max)} hours`),
    minutes: (min: number, max?: number): string =>
      max === undefined ? `from ${min} minutes` : `${span(min, max)} minutes`,
    turns: (count: number): string => `${count} turns`,
    rounds: (count: number): string => `${count} rounds`,
  },
  by: (makers: readonly string[]): string => makers.join(', '),
  links: (title: string): string => `Pages of ${title}`,

  /** The line below a cover before a game has begun, by the stage of the book. */
  states: { coming: 'Coming', rules: 'Rules to read', playable: 'Not begun' },
  goOn: 'Continue',
  making: 'In preparation',
  nothing: 'Nothing to open yet',
  kept: {
    title: 'Kept on this device',
    none: 'No game yet.',
    nameless: 'A game without a name',
    damaged: 'damaged: see its table',
    played: (day: string): string => `played ${day}`,
    give: 'Save everything as a file',
    take: 'Load from a file',
    replace: 'Use the versions in the file',
    file: 'scriptorium-kept.jsonl',
    given: 'The file contains all games, lessons, marks and settings from this device.',
    missing: (book: string): string => `The games of ${book} could not be read and are not in the file.`,
    unread: (book: string): string => `The games of ${book} cannot be read now.`,
    taken: (count: number): string => `${count} added or updated.`,
    here: (count: number): string => `${count} already on this device.`,
    other: (count: number): string => `${count} left out, because this device has another version.`,
    refused: (count: number): string => `${count} could not be read.`,
    empty: 'The file is empty.',
    faults: {
      'too-large': 'The file is too large.',
      'not-kept': 'This is not a file of everything kept on a device.',
      'newer-format': 'The file was made by a newer version of the site.',
      'game-file': 'This is the file of one game. Open it at the table of its book.',
      other: 'The file could not be read.',
    },
  },
  nameOf: (title: string, coming: boolean): string => (coming ? `${title}, coming` : title),
} as const;

export type ShelfWords = Wide<typeof SHELF>;
