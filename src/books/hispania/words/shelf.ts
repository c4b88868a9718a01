import type { InEach, Lang } from '../../../words/lang.ts';
import type { ShelfWords } from './en/shelf.ts';

export type { ShelfWords };

const IN: InEach<{ readonly SHELF: ShelfWords }> = {
  en: () => import('./en/shelf.ts'),
  fr: () => import('./fr/shelf.ts'),
};

/** What the shelf says of this book, in a language. */
export const shelfWordsOf = async (lang: Lang): Promise<ShelfWords> => (await IN[lang]()).SHELF;
