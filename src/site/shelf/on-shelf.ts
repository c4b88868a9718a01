import type { Lang } from '../../words/lang.ts';
import type { PageLink } from '../book.ts';
import type { BookMeta } from '../meta.ts';
import type { Drawing } from './cover.ts';

/** The data that a book gives to the shelf: its facts, its cover, and, if it can be opened, the ways into it. */
export interface OnShelf {
  readonly meta: BookMeta;
  /** Drawn by the build from the book's own data. */
  cover(): Drawing;
  words(lang: Lang): WordsOnShelf;
  /** Undefined for a future book, which has no page. */
  readonly doors?: (lang: Lang) => Doors;
  /** The words about the book's position on the shelf, if it has one. */
  readonly battle?: (lang: Lang) => BattleTold;
}

export interface WordsOnShelf {
  /** The text below its title, and the description of the drawing on its cover. */
  readonly subtitle: string;
  readonly drawn: string;
  /** For a future book: its plan, in paragraphs. */
  readonly coming?: readonly string[];
}

/** The ways into a book. Paths are without base and language. */
export interface Doors {
  /** Its first page. */
  readonly home: string;
  /** The page of its table, where games are begun and continued; of a book of rules the page to read first. */
  readonly begin: PageLink;
  /** The page for learning it. */
  readonly learn?: PageLink;
  readonly links: readonly PageLink[];
  /** Anchors here that lead to this book, because the first page of the site was once its own. */
  readonly anchors?: readonly string[];
}

/** A position to play on the shelf first: its name, its origin, and its own page. */
export interface BattleTold {
  readonly title: string;
  readonly from: string;
  readonly open: PageLink;
}
