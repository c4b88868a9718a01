import type { Lang } from '../words/lang.ts';
import type { KeptBook } from './kept/keys.ts';
import { keptBookOf } from './kept/on-page.ts';

/** What a page tells its live parts of the book. */
export interface BookOnPage {
  /** The language of the page's text. */
  readonly lang: Lang;
  /** The address of the book in the language of the page. */
  readonly home: string;
  /** The chapters that have a page. */
  readonly written: readonly number[];
  /** The book as devices keep it. */
  readonly kept: KeptBook;
}

/** The book of this page, as `site/shell/PageFrame.astro` writes it once (`#book`). */
export function bookOfPage(): BookOnPage {
  const data = document.getElementById('book')?.dataset ?? {};
  const { lang = 'en', home = '', written = '' } = data;
  return {
    lang: lang === 'fr' ? 'fr' : 'en',
    home,
    written: written.split(' ').map(Number),
    kept: keptBookOf(data) ?? { id: '' },
  };
}
