import { LANGS, type Lang } from '../words/lang.ts';

/**
 * The description of a book, available before any part of it is loaded: plain facts, each as the box or the rulebook
 * prints it.
 */
export interface BookMeta {
  /** The name of its folder and of its address. */
  readonly id: string;
  /** The title on the box, in every language. */
  readonly title: string;
  /** The title in lists if another book has the same title. */
  readonly listed: string;
  /** Undefined if none is printed, here and below. */
  readonly year?: number;
  readonly designer?: string;
  readonly publisher?: string;
  readonly players: Range;
  readonly kind: Kind;
  readonly length: Length;
  /**
   * The languages in which it can be read. In `whole`: every page, live part and search record, as in English, with the
   * same anchors (`tests/built/whole.test.ts`) and no missing word (`tests/words/complete.test.ts`). In `part`: a page
   * without a text in it is a stub there, live parts are in English, and English records stand in.
   */
  readonly languages: { readonly [lang in Lang]?: 'whole' | 'part' };
  /** The colours of its cover, the same in both themes; a future book is drawn in the ink of the page. */
  readonly colours: { readonly ground: string; readonly ink: string };
  readonly stage: Stage;
  /** It was there before there were other books (`ui/kept/keys.ts`). */
  readonly first?: true;
}

/** The relation of the players to each other. */
export type Kind = 'competitive' | 'cooperative' | 'solitaire';

/** The stage of a book: coming (its facts and its cover, no page), its rules to read, its game to play. */
export type Stage = 'coming' | 'rules' | 'playable';

/** From a minimum to a maximum; the same number twice if there is only one. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/**
 * The length of a game if it is printed, without an upper limit if `max` is missing; otherwise the number of its turns
 * or rounds.
 */
export type Length =
  | { readonly unit: 'hours' | 'minutes'; readonly min: number; readonly max?: number }
  | { readonly unit: 'turns' | 'rounds'; readonly count: number };

/** The languages that a book has in whole. */
export const wholeLanguages = ({ languages }: Pick<BookMeta, 'languages'>): readonly Lang[] =>
  LANGS.filter((lang) => languages[lang] === 'whole');

/** The language in which a reader of `lang` reads what only languages in whole have: that, or English. */
export const wholeOr = (book: Pick<BookMeta, 'languages'>, lang: Lang): Lang =>
  book.languages[lang] === 'whole' ? lang : 'en';
