import type { Lang } from '../words/lang.ts';

/** What a page tells its live parts of the book. */
export interface BookOnPage {
  /** The language of the page's text. */
  readonly lang: Lang;
  /** The address of the book in the language of the page. */
  readonly home: string;
  /** The chapters that have a page. */
  readonly written: readonly number[];
}
