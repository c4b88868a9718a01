import type { Lang } from '../../words/lang.ts';
import type { PageLink } from '../book.ts';
import type { BookMeta } from '../meta.ts';
import type { Drawing } from './cover.ts';

/** What a book gives to the shelf: its facts, its cover, and what can be done with it where it can be opened. */
export interface OnShelf {
  readonly meta: BookMeta;
  /** Drawn when the site is built, from the book's own data. */
  cover(): Drawing;
  words(lang: Lang): WordsOnShelf;
  /** Nothing for a book to come: it has no page. */
  readonly doors?: (lang: Lang) => Doors;
  /** What is said of the position of it that waits for the reader on the shelf. */
  readonly battle?: (lang: Lang) => BattleTold;
}

export interface WordsOnShelf {
  /** Below its title, and what is drawn on its cover. */
  readonly subtitle: string;
  readonly drawn: string;
  /** Of a book to come: what is being made of it, a paragraph each. */
  readonly coming?: readonly string[];
}

/** The ways into a book. Paths are without base and language. */
export interface Doors {
  /** Its first page. */
  readonly home: string;
  /** Its table, where games of it are begun and played on, and where one learns it. */
  readonly begin: PageLink;
  readonly learn?: PageLink;
  readonly links: readonly PageLink[];
  /** Anchors that lead to this book here, since the first page of the site was once its own. */
  readonly anchors?: readonly string[];
}

/** Something to do on the shelf before anything else: its name, where it comes from, and the page that it has of its own. */
export interface BattleTold {
  readonly title: string;
  readonly from: string;
  readonly open: PageLink;
}
