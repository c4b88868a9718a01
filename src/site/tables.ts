import type { BookWithTable } from '../ui/kept/other-books.ts';
import type { Lang } from '../words/lang.ts';
import type { Book } from './book.ts';
import { href } from './page.ts';

/** The books that have a table, for the tables of other books: their files and links lead there. */
export function tablesOf(shelf: readonly Book[], lang: Lang): readonly BookWithTable[] {
  return shelf.flatMap((book) => {
    const path = `/${book.id}/play/`;
    if (!book.parts(lang).some((part) => part.path === path)) return [];
    return [{ id: book.id, title: book.title(lang), table: href(lang, path) }];
  });
}
