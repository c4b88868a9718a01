import type { Wide } from '../lang.ts';

const span = (min: number, max: number): string =>
  min === max ? String(min) : max === min + 1 ? `${min} or ${max}` : `${min} to ${max}`;

/** A number of books, written out as long as it is small. */
const number = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);

/** The words of the shelf: the page with all books. What a book says of itself there is in its own words. */
export const SHELF = {
  title: 'Rulebooks you can play',
  description:
    'Rulebooks of board games as pages you can play: every rule has its place, and the examples are positions you can move.',
  lead: 'Every example is a position you can move. This one waits for your dice.',
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

  notBegun: 'Not begun',
  goOn: 'Continue',
  coming: 'Coming',
  making: 'What is being made',
  nothing: 'Nothing to open yet',
  nameOf: (title: string, coming: boolean): string => (coming ? `${title}, coming` : title),
} as const;

export type ShelfWords = Wide<typeof SHELF>;
