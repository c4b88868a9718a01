import { SITE } from './site-keys.ts';

/**
 * The names under which a device keeps what its reader has of a book: texts, games, locks. What belongs to no book is named in
 * `site-keys.ts`; no other module writes such a name (`tests/house/kept-keys.test.ts`).
 */

/** A book, as far as its names go. */
export interface KeptBook {
  readonly id: string;
  /**
   * It was the only book once. What readers kept of it then lies under names without a book, and is moved to its own (`texts.ts`,
   * `../table/keeper-move.ts`).
   */
  readonly first?: true | undefined;
}

/** The texts that may be kept of a book. `aside`: one that could not be read, so that the next does not lie over it. */
export const KINDS = [
  /** Chapters that were read, and where reading stopped. */
  'read',
  /** Lessons and puzzles. */
  'lessons',
  'lessons.aside',
  /** When each game was given out as a file. */
  'filed',
  /** How both sides of a battle are taken to decide. */
  'odds',
  /** An owner's own values. */
  'corrections',
  'corrections.aside',
  /** The draft of the board editor, and the one before it. */
  'our-table',
  'our-table.aside',
  'our-table.before',
] as const;
export type Kind = (typeof KINDS)[number];

/** A text of a book. */
export const textKey = (book: string, kind: Kind): string => `${SITE}.${book}.${kind}`;

/** Texts of the first book that had no book in their name. */
export const textsBefore = (book: string): { readonly [kind in Kind]?: string } => ({
  read: 'read',
  filed: `${SITE}:filed`,
  odds: `${book}.odds`,
});

/** The database of a book's games. */
export const gamesKey = (book: string): string => `${SITE}.${book}`;
export const GAMES_BEFORE = SITE;

/** Where the games of a book are opened, and what is moved there. */
export const gamesOf = ({ id, first }: KeptBook): { readonly database: string; readonly before?: string } => ({
  database: gamesKey(id),
  ...(first ? { before: GAMES_BEFORE } : {}),
});

/** The lock of a game that is played in a tab: a prefix to the game's id. */
export const gameLocks = (book: string): string => `${SITE}.${book}.table:`;
export const GAME_LOCKS_BEFORE = `${SITE}-table:`;
/** What the tabs of a book's table say to one another. */
export const tabsChannel = (book: string): string => `${SITE}.${book}.table`;

/** A file on its way to a book's table, for this visit alone. */
export const handedKey = (book: string): string => `${SITE}.${book}.handed`;
