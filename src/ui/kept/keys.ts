import { SITE } from './site-keys.ts';

/**
 * The names under which a device keeps a reader's data of a book: texts, games, locks. Names that belong to no book are
 * in `site-keys.ts`; no other module writes such a name (`tests/house/kept-keys.test.ts`).
 */

/** The parts of a book that its names depend on. */
export interface KeptBook {
  readonly id: string;
  /**
   * It was once the only book. Readers' data of it may then have names without a book; it is moved to the book's own
   * names (`texts.ts`, `../table/keeper-move.ts`).
   */
  readonly first?: true | undefined;
}

/**
 * The kinds of texts of a book. `aside`: a text that could not be read, kept so that the next one does not overwrite
 * it.
 */
export const KINDS = [
  /** Chapters that were read, and the place where reading stopped. */
  'read',
  /** Lessons and puzzles. */
  'lessons',
  'lessons.aside',
  /** The results of finished games that count, or that did. */
  'records',
  'records.aside',
  /** The export date of each game. */
  'filed',
  /** The policies of both sides in a battle. */
  'odds',
  /** The speed of the replay of moves. */
  'replay',
  /** Whether battles stay in view in a new game. */
  'stays',
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

/** Texts of the first book whose names contain no book. */
export const textsBefore = (book: string): { readonly [kind in Kind]?: string } => ({
  read: 'read',
  filed: `${SITE}:filed`,
  odds: `${book}.odds`,
});

/** The database of a book's games. */
export const gamesKey = (book: string): string => `${SITE}.${book}`;
export const GAMES_BEFORE = SITE;

/** The database of a book's games, and the source of games to move there. */
export const gamesOf = ({ id, first }: KeptBook): { readonly database: string; readonly before?: string } => ({
  database: gamesKey(id),
  ...(first ? { before: GAMES_BEFORE } : {}),
});

/** The lock of a game that is played in a tab: a prefix of the game's id. */
export const gameLocks = (book: string): string => `${SITE}.${book}.table:`;
export const GAME_LOCKS_BEFORE = `${SITE}-table:`;
/** The channel of messages between the tabs of a book's table. */
export const tabsChannel = (book: string): string => `${SITE}.${book}.table`;

/** A file on its way to a book's table, only for this visit. */
export const handedKey = (book: string): string => `${SITE}.${book}.handed`;
