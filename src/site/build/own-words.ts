import type { Plugin } from 'vite';

/** The words of one language, of the site or of a book. */
const WORDS = /\/words\/(?:en|fr)\//;
const OF_SITE = /\/src\/words\/(?:en|fr)\//;
const BOOK = /\/src\/books\/([^/]+)\/words\/(?:en|fr)\//;
/** All words of a page that plays no game, in one module. */
const BARE = /\/words\/(?:en|fr)\/(bare|at-odds|at-corrections)\.ts$/;
/** The words of a table, and those of its events, which a scene fetches alone. */
const TABLE = /\/words\/(?:en|fr)\/(at-table)\.ts$/;
const EVENTS = /\/words\/(?:en|fr)\/facts[\w-]*\.ts$/;
/** A copy: of a book, and of one of its pages. The end says what it is written in. */
const COPY = /\?of=([\w-]+)(?:\.([\w-]+))?&lang\.ts$/;

/** The book of a copied module. */
export const copyIn = (id: string): string | undefined => COPY.exec(id)?.[1];

/**
 * The name of a module of words as another module of words imports it: that of a copy, if both would otherwise be two
 * files, which costs a round trip. Each book has its own copy of the site's words; its table has one of the words of
 * events, and its pages without a game have one of all that they say.
 */
export function copyOf(id: string, importer: string): string {
  const [, book = BOOK.exec(importer)?.[1], part] = COPY.exec(importer) ?? [];
  if (book === undefined || !WORDS.test(id)) return id;
  const page = part ?? BARE.exec(importer)?.[1] ?? TABLE.exec(importer)?.[1];
  if (page && (page !== 'at-table' || EVENTS.test(id))) return `${id}?of=${book}.${page}&lang.ts`;
  return OF_SITE.test(id) ? `${id}?of=${book}&lang.ts` : id;
}

/** Gives books and some of their pages their own copies of words (`copyOf`). */
export function ownWords(): Plugin {
  return {
    name: 'own-words',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!importer || !WORDS.test(importer)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && !found.external ? { ...found, id: copyOf(found.id, importer) } : found;
    },
  };
}
