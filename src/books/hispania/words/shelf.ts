import type { InEach, Lang } from '../../../words/lang.ts';
import type { Names } from './en/names.ts';
import type { ShelfWords } from './en/shelf.ts';

const SHELVES: InEach<{ readonly SHELF: ShelfWords }> = {
  en: () => import('./en/shelf.ts'),
  fr: () => import('./fr/shelf.ts'),
};
const NAMED: InEach<{ readonly NAMES: Names }> = {
  en: () => import('./en/names.ts'),
  fr: () => import('./fr/names.ts'),
};

/** What the shelf says of this book, in a language, with the names in it. */
export async function shelfWordsOf(lang: Lang): Promise<{ readonly words: ShelfWords; readonly names: Names }> {
  const [{ SHELF: words }, { NAMES: names }] = await Promise.all([SHELVES[lang](), NAMED[lang]()]);
  return { words, names };
}
