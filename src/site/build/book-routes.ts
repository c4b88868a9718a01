import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** The folder with a book's pages. The place of a page gives its address; files below `files` have no language. */
const ROUTES = 'routes';
const FILES = 'files/';

/** The address of a page or a file of a book: `learn/[id].astro` of `hispania` is `/[...lang]/hispania/learn/[id]`. */
export function patternOf(book: string, file: string): string {
  const path = file.replace(/\.(astro|ts)$/, '').replace(/(^|\/)index$/, '');
  return path.startsWith(FILES)
    ? `/${book}/${path.slice(FILES.length)}`
    : `/[...lang]/${book}${path === '' ? '' : `/${path}`}`;
}

/**
 * Gives each book's pages their routes, and gives every page its book by a middleware. A book has its own entries
 * because Astro collects the styles of everything that a route can load: with one route for all books, each page would
 * have the styles of all.
 */
export function bookRoutes(books: readonly string[], middleware: URL): AstroIntegration {
  return {
    name: 'scriptorium-book-routes',
    hooks: {
      'astro:config:setup': ({ addMiddleware, injectRoute }) => {
        addMiddleware({ entrypoint: middleware, order: 'pre' });
        for (const book of books) {
          const folder = `src/books/${book}/${ROUTES}`;
          const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
          for (const entry of files) {
            const entrypoint = join(entry.parentPath, entry.name).replaceAll('\\', '/');
            injectRoute({
              pattern: patternOf(book, entrypoint.slice(folder.length + 1)),
              entrypoint: `./${entrypoint}`,
            });
          }
        }
      },
    },
  };
}
