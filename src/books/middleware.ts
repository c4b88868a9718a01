import { defineMiddleware } from 'astro:middleware';
import { plainPath } from '../site/page.ts';
import { BOOK_IDS } from './ids.ts';
import { SHELF } from './shelf.ts';

/** Gives each page the list of books, and its own book; undefined on a page that belongs to no book. */
export const onRequest = defineMiddleware(async ({ locals, url }, next) => {
  const path = plainPath(url);
  locals.shelf = await Promise.all(BOOK_IDS.map((id) => SHELF[id]()));
  locals.book = locals.shelf.find(({ id }) => path.startsWith(`/${id}/`));
  return next();
});
