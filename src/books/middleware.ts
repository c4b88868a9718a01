import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { plainPath } from '../site/page.ts';
import { BOOK_IDS } from './ids.ts';
import { SHELF } from './shelf.ts';

/** Tells the shell of each page which book is read there; on pages of no book, the first one. */
export const onRequest = defineRouteMiddleware(async ({ locals, url }) => {
  const path = plainPath(url);
  const id = BOOK_IDS.find((one) => path.startsWith(`/${one}/`)) ?? BOOK_IDS[0];
  locals.book = await SHELF[id]();
});
