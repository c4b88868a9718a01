import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The words of one language, of the site or of a book. */
const WORDS = /\/words\/(?:en|fr)\//;
const OF_SITE = /\/src\/words\/(?:en|fr)\//;
const BOOK = /\/src\/books\/([^/]+)\/(?:words\/(?:en|fr)|ui\/scene)\//;
/** All words of a page that plays no game, in one module. */
const BARE = /\/words\/(?:en|fr)\/(bare|at-odds|at-corrections|shelf)\.ts$/;
/** What loads words that others fetch at another time: a table, and what plays a scene. */
const SHARING = /\/words\/(?:en|fr)\/(at-table)\.ts$|\/ui\/scene\/(player)\.(?:en|fr)\.ts$/;
/** These words: those of events, for faults, and of computers. */
const SHARED = /\/words\/(?:en|fr)\/(?:facts[\w-]*|faults|bots)\.ts$/;
/** Words that are fetched where those of play are there already. */
const FURTHER = /\/src\/books\/[^/]+\/words\/(?:en|fr)\/(?:at-table|odds|puzzles|stage|story|facts|faults)\.ts$/;
/** A copy: of a book, and of one of its parts. The end says what it is written in. */
const COPY = /\?of=([\w-]+)(?:\.([\w-]+))?&lang\.ts$/;

/**
 * The name of a module of words as another module imports it: that of a copy, if both would otherwise be two files, which
 * costs a round trip. Each book has its own copy of the site's words; its table and its scenes have their own of what they
 * share with each other, and its pages without a game have one of all that they say.
 */
export function copyOf(id: string, importer: string): string {
  const [, book = BOOK.exec(importer)?.[1], own] = COPY.exec(importer) ?? [];
  if (book === undefined || !WORDS.test(id)) return id;
  const [, table, player] = SHARING.exec(importer) ?? [];
  const bare = BARE.exec(importer)?.[1];
  const part = own ?? table ?? player ?? bare;
  const isOwn = part === 'at-table' || part === 'player' ? SHARED.test(id) || (own && OF_SITE.test(id)) : part;
  if (isOwn) return `${id}?of=${book}.${part}&lang.ts`;
  return OF_SITE.test(id) ? `${id}?of=${book}&lang.ts` : id;
}

/**
 * Gives books and some of their parts their own copies of words (`copyOf`). Words that are fetched later import those of play:
 * then all that both need lies with those of play, and is not a file of its own.
 */
export function ownWords(): Plugin {
  return {
    name: 'own-words',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!importer || !(WORDS.test(importer) || SHARING.test(importer))) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && !found.external ? { ...found, id: copyOf(found.id, importer) } : found;
    },
    transform(code, id) {
      const words = FURTHER.test(id) || SHARING.test(id) ? playFor(id) : undefined;
      return words && existsSync(join(dirname(id), words)) ? { code: `${code}\nimport '${words}';`, map: null } : null;
    },
  };
}

/** The words of play in the language of a module, from its folder. */
function playFor(id: string): string {
  const [, lang] = /\.(en|fr)\.ts$/.exec(id) ?? [];
  return lang ? `../../words/${lang}/index.ts` : './index.ts';
}
