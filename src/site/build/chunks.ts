import type { Plugin } from 'vite';
import { LASTING } from '../offline/manifest.ts';

/** The used part of a module's data: its static and its dynamic importers. */
interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/**
 * Scripts that pages of rules also contain: their modules remain small, and modules that several share form one chunk.
 */
const SHELL = /\/(?:PageFrame|LiveScript|PuzzleScript)\.astro\?.*type=script/;
/** The script of a page. */
const SCRIPT = /\.astro\?.*type=script/;
/** Scripts of separate pages, except those whose page is a scene, a lesson or a table. */
const PAGE = /(?<!\/(?:SceneScript|LearnScript|routes\/play))\.astro\?.*type=script/;
/** Scripts of pages that one of the parts below fills. */
const FILLED = /\/(?:play|odds|correct|assistant)\.astro\?.*type=script/;
const WORKER = /\/worker\.ts$/;
/** The rules and the modules that they use: they touch no part of a page. */
const PURE =
  /\/src\/(?:kernel|books\/[^/]+\/(?:engine|bots|odds|scenes|lessons|puzzles))\/|\/node_modules\/(?:valibot|pure-rand)\//;
/**
 * The modules that show a scene or a lesson, with its words: fetched when one comes into view, or with its own page.
 */
const SHOWS =
  /\/src\/books\/[^/]+\/ui\/(?:scene|lesson)\/live\.tsx$|\/(?:SceneScript|LearnScript)\.astro\?.*type=script/;
/** The modules that play one, fetched at the first touch. */
const PLAYS = /\/src\/books\/[^/]+\/ui\/scene\/player\.(?:\w+\.)?ts$/;
/** The modules that fight the shelf's battle, fetched at the first press. */
const FIGHTS = /\/src\/books\/[^/]+\/ui\/shelf\/live\.tsx$/;
/** A part with a page of its own that draws the board, as the table does. */
const ASSISTANT = /\/src\/books\/[^/]+\/ui\/assistant\/live\.tsx$/;
/** Parts with separate pages, which share their tools. */
const DESKS = [
  /\/src\/books\/[^/]+\/ui\/table\/live\.tsx$/,
  /\/src\/books\/[^/]+\/ui\/odds-page\/live\.tsx$/,
  /\/src\/books\/[^/]+\/ui\/corrections\/live\.tsx$/,
  ASSISTANT,
];
const TABLE = DESKS[0] as RegExp;
/** Small modules of the table that the parts of a book share which the table fetches later. */
const SMALL = /\/src\/ui\/table\/(?:sitting|chairs|growing)\.ts$/;
/** The modules that draw no map. */
const BARE = /\/src\/books\/[^/]+\/ui\/(?:odds-page|corrections|lookup)\/live\.tsx$/;
/** The words of one language: a page loads those of its own. */
const WORDS = /\/words\/(?:en|fr)\//;
/** The words that a scene, a lesson and the table begin with. */
const SPOKEN = /\/words\/(?:en|fr)\/index\.ts$/;
/** Shapes, and forms of words, common to all games, to which a book adds its own: the results are in the chunk of its board. */
const ADDED_TO = /\/src\/(?:ui\/glyphs|words\/.+)\.ts$/;
/** Question, list of answers and pointing at places, in every book. */
const LISTS = /\/src\/ui\/deciding\/(?:Answers|Asks|pointing|use-place)\.tsx?$/;
/** What books share whose scenes, boards or words have no form of their own: other books load none of it. */
const PLAIN =
  /\/src\/(?:ui\/scene\/plain\/(?:Slip\.tsx|parts\.ts)|ui\/board\/(?:MapPlaces\.tsx|walking\.ts)|ui\/code-voice\.ts|words\/codes\.ts)$/;
/** What plays the scenes of such books, at the first touch. */
const PLAIN_PLAYER = /\/src\/ui\/scene\/plain\/player\.ts$/;
/** The choice among lessons and puzzles, on the pages of their lists alone. */
const FACETS = /\/src\/ui\/lesson\/facets\.ts$/;
/** A scene: the shelf plays one, and no other scene loads it. */
const SCENE = /\/src\/books\/[^/]+\/scenes\/[^/]+\.ts$/;
/** Fetched when a newer version waits, on any page. */
const NEWS = /\/src\/site\/offline\/news\.ts$/;

/**
 * Small kinds join a larger chunk, because a separate chunk costs a round trip: those of one book, those that one book
 * loads, those that several share.
 */
const OWN: { readonly [kind: string]: string } = { common: 'page', show: 'board', tools: 'play', desk: 'play' };
const OF_ONE: { readonly [kind: string]: string } = {
  show: 'board',
  lists: 'board',
  plain: 'board',
  tools: 'page',
  desk: 'play',
};
const SHARED: { readonly [kind: string]: string } = {
  common: 'page',
  show: 'page',
  lists: 'page',
  board: 'page',
  tools: 'page',
  play: 'engine',
};

/** The book that a module belongs to. */
const bookOf = (id: string): string | undefined => /\/src\/books\/([^/]+)\//.exec(id)?.[1];

/**
 * The name of a module's chunk; null if the build may choose. A chunk of one book has the book's name, and a page loads
 * nothing of another book. By default the build makes a chunk for each set of pages, a hundred of a kilobyte each, and
 * each costs a round trip over a slow network. The modules of a chunk import nothing of those after it: `base`,
 * `mount`, `page`, `plain`, `engine`, `board`, `play`, `desk`, `desks`, and the words of a language. Workers load `page` and `engine`: no
 * module there touches a page before it is called. `largest`: the book with the largest table, which loads nothing that only the tables of
 * others need: that is `desks`.
 */
export function chunkOf(id: string, graph: Graph, largest?: string): string | null {
  // Words of a language are the chunks of what fetches them (`own-words.ts`).
  if (WORDS.test(id)) return null;
  const all = importersOf(id, graph);
  const above = all.filter((one) => !WORDS.test(one));
  // What only words need, of any language.
  if (above.length === 1 && all.length > 1) return bookOf(id) ? `${bookOf(id)}.page` : 'page';
  const spoken = all.some((one) => SPOKEN.test(one));
  const kind = kindOf({ id, above, spoken }, graph);
  if (kind === null) return null;
  // A module in a book's folder belongs to that book. The shell is on the pages of all; the shelf loads the parts that
  // it shows of one.
  const own = bookOf(id);
  if (own) return `${own}.${OWN[kind] ?? kind}`;
  const shared = SHARED[kind] ?? kind;
  if (kind === 'base' || kind === 'common') return shared;
  const pages = pagesOf(id, graph);
  const [book, ...others] = new Set(pages.flatMap((page) => bookOf(page) ?? []));
  if (book && others.length === 0 && !pages.some((page) => page.includes('/src/site/'))) {
    return `${book}.${OF_ONE[kind] ?? kind}`;
  }
  const tables = above.filter((one) => TABLE.test(one)).map(bookOf);
  return shared === 'desk' && largest !== undefined && !tables.includes(largest) ? 'desks' : shared;
}

interface Used {
  readonly id: string;
  /** The module and all that import it, words apart. */
  readonly above: readonly string[];
  /** The words of play import it. */
  readonly spoken: boolean;
}

/** The purpose of a module, which names its chunk. */
function kindOf({ id, above, spoken }: Used, graph: Graph): string | null {
  const roots = rootsIn(above, graph);
  const from = (root: RegExp): boolean => above.some((one) => root.test(one));
  // The root of a page's script, or of a dynamic import, is a chunk in any case.
  if (above.length === 1) return null;
  if (LISTS.test(id)) return 'lists';
  if (PLAIN.test(id)) return 'plain';
  if (FACETS.test(id) || PLAIN_PLAYER.test(id) || (SCENE.test(id) && from(FIGHTS))) return null;
  if (from(SHELL) || from(NEWS)) return roots.length > 1 ? 'base' : null;
  if (spoken) return 'page';
  const pure = PURE.test(id) || from(WORKER);
  if (from(PAGE) && (from(SHOWS) || from(TABLE))) return 'common';
  // Modules that only one page's script loads join it.
  if (roots.length === 1 && roots.some((one) => SCRIPT.test(one))) return null;
  // What a board of one book asks of the kernel, and others ask only with their engine, is no burden for their boards.
  if (pure && from(SHOWS) && !bookOf(id) && booksIn(above.filter((one) => SHOWS.test(one))) < booksIn(above))
    return 'engine';
  // Of several books, only pages with scenes and lessons load modules that no desk shows.
  if (from(SHOWS) && (pure || from(BARE) || ADDED_TO.test(id))) return 'page';
  if (from(SHOWS)) return from(FIGHTS) || DESKS.some(from) ? 'board' : 'show';
  if (from(PAGE)) return roots.length > 1 ? (from(FILLED) ? 'base' : 'mount') : null;
  // The assistant draws the board, and loads nothing that only tables need.
  if (!pure && bookOf(id) && from(ASSISTANT) && from(TABLE)) return 'board';
  if (from(PLAYS) || (from(FIGHTS) && roots.length > 1)) return pure ? 'engine' : 'play';
  if (from(TABLE) && roots.length > 1 && SMALL.test(id)) return 'play';
  if (from(TABLE) && roots.length > 1) return pure ? 'engine' : from(BARE) ? 'tools' : 'desk';
  // Desks that play no game load nothing of a board.
  if (!pure && DESKS.filter(from).length > 1) return from(TABLE) ? 'tools' : 'page';
  return null;
}

/** A module and all that import it statically, directly or not. */
function importersOf(id: string, graph: Graph): readonly string[] {
  const found = new Set([id]);
  for (const one of found) for (const importer of graph.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return [...found].map((one) => one.replaceAll('\\', '/'));
}

/** The number of books that modules belong to. */
const booksIn = (modules: readonly string[]): number => new Set(modules.flatMap((one) => bookOf(one) ?? [])).size;

/** The modules among these that are roots of a page's script or of a dynamic import. */
function rootsIn(modules: readonly string[], graph: Graph): readonly string[] {
  return modules.filter((one) => {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(one) ?? {};
    return importers.length === 0 || dynamicImporters.length > 0;
  });
}

/** The words of a language, and what is fetched with them. */
const SPEAKS = /\/words\/(en|fr)\/|\.(en|fr)\.ts$/;

/**
 * The file of a chunk: a dynamic import of a book has the book's name, so that two scenes of one name have two files, and
 * words have their language, which tells the pages that need them (`offline/needs.ts`).
 */
export function nameOf(chunk: { readonly name: string; readonly facadeModuleId?: string | null }): string {
  const root = chunk.facadeModuleId?.replaceAll('\\', '/').replace(/\?.*$/, '') ?? '';
  const book = bookOf(root);
  const [, folder, end] = SPEAKS.exec(root) ?? [];
  const lang = folder ?? end;
  const before = book && !chunk.name.startsWith(`${book}.`) ? `${book}.` : '';
  const after = lang && !`.${chunk.name}`.endsWith(`.${lang}`) ? `.${lang}` : '';
  return `${LASTING}${before}[name]${after}.[hash].js`;
}

/** The roots that load a module, statically or not: scripts of pages, and workers. */
function pagesOf(id: string, graph: Graph): readonly string[] {
  const found = new Set([id]);
  const first: string[] = [];
  for (const one of found) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(one) ?? {};
    if (importers.length + dynamicImporters.length === 0) first.push(one.replaceAll('\\', '/'));
    for (const importer of [...importers, ...dynamicImporters]) found.add(importer);
  }
  return first;
}

/** The files of a build, with those that each imports statically. */
type Built = Readonly<Record<string, { readonly imports?: readonly string[] }>>;

/** What a page has already when a file fetches others: the file and all that it imports. The lists of files to fetch leave it out. */
export function loadedWith(file: string, built: Built): ReadonlySet<string> {
  const found = new Set([file]);
  for (const one of found) for (const other of built[one]?.imports ?? []) found.add(other);
  return found;
}

/** Joins the modules of the pages into a few chunks. */
export function fewChunks(largest?: string): Plugin {
  let built: Built = {};
  return {
    name: 'few-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // Needed by the grouping below; an entry may then have additional exports.
    options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
    // Before the lists of files to fetch are written.
    generateBundle: {
      order: 'pre',
      handler(_, files) {
        built = files as Built;
      },
    },
    configEnvironment(name) {
      if (name !== 'client') return undefined;
      return {
        build: {
          modulePreload: {
            polyfill: false,
            resolveDependencies: (_, files, { hostId }) => files.filter((file) => !loadedWith(hostId, built).has(file)),
          },
          rolldownOptions: {
            output: {
              chunkFileNames: nameOf,
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ name: (id, graph) => chunkOf(id, graph, largest) }],
              },
            },
          },
        },
      };
    },
  };
}
