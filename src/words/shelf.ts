import type { ShelfWords } from './en/shelf.ts';
import type { InEach, Lang } from './lang.ts';

const IN: InEach<{ readonly SHELF: ShelfWords }> = {
  en: () => import('./en/shelf.ts'),
  fr: () => import('./fr/shelf.ts'),
};

/** The words of the shelf, in a language. */
export const shelfWordsOf = async (lang: Lang): Promise<ShelfWords> => (await IN[lang]()).SHELF;
