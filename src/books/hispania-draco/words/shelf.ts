import type { InEach, Lang } from '../../../words/lang.ts';
import type { ShelfWords } from './en/shelf.ts';

const IN: InEach<{ readonly SHELF: ShelfWords }> = {
  en: () => import('./en/shelf.ts'),
  fr: () => import('./fr/shelf.ts'),
};

/** The words of the shelf about this book, in a language. */
export const shelfWordsOf = async (lang: Lang): Promise<ShelfWords> => (await IN[lang]()).SHELF;
