import { getEntry } from 'astro:content';
import { defineMiddleware } from 'astro:middleware';
import type { APIContext } from 'astro';
import { stubPage } from '../site/build/stub.ts';
import { href, plainPath } from '../site/page.ts';
import { pageOfBook } from '../site/page-of-book.ts';
import { LANGS } from '../words/lang.ts';
import { BOOK_IDS } from './ids.ts';
import { SHELF } from './shelf.ts';

/**
 * Gives each page the list of books, and its own book with what it shows of it; no book on a page that belongs to none.
 * A page without a text in its language is a stub.
 */
export const onRequest = defineMiddleware(async (context, next) => {
  const { locals, url, currentLocale } = context;
  const path = plainPath(url);
  const lang = LANGS.find((known) => known === currentLocale) ?? 'en';
  if (await isStub(context)) {
    return new Response(stubPage({ lang, to: href('en', path) }), { headers: { 'content-type': 'text/html' } });
  }
  locals.shelf = await Promise.all(BOOK_IDS.map((id) => SHELF[id]()));
  locals.book = locals.shelf.find(({ id }) => path.startsWith(`/${id}/`));
  locals.here = locals.book ? await pageOfBook(locals.book, path, lang) : {};
  return next();
});

/** The routes of books say it themselves (`pathsIn`); a page of `content` is known by its file. */
async function isStub({ props, params, routePattern }: APIContext): Promise<boolean> {
  if (routePattern !== CONTENT) return props['isStub'] === true;
  return (await getEntry('docs', params['slug'] ?? '')) === undefined;
}

/** Starlight's route of all pages of `content`, which has a path for each of them in each language. */
const CONTENT = '/[...slug]';
