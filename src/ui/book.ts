import { type Lang, langOf } from '../words/lang.ts';
import type { KeptBook } from './kept/keys.ts';
import { keptBookOf } from './kept/on-page.ts';

/** The data about the book that a page gives to its live parts. */
export interface BookOnPage {
  /** The language of its live parts: that of the page if the book is whole in it, otherwise English. */
  readonly lang: Lang;
  /** The address of the book in that language. */
  readonly home: string;
  /** The chapters that have a page. */
  readonly written: readonly number[];
  /** The identity of the book in the storage of devices. */
  readonly kept: KeptBook;
}

/** The language of this page. */
export const langOfPage = (): Lang => langOf(document.documentElement.lang);

/** The book of this page. `site/shell/PageFrame.astro` writes it once (`#book`). */
export function bookOfPage(): BookOnPage {
  const data = document.getElementById('book')?.dataset ?? {};
  const { lang, home = '', written = '' } = data;
  return {
    lang: langOf(lang),
    home,
    written: written.split(' ').map(Number),
    kept: keptBookOf(data) ?? { id: '' },
  };
}
