import type { Plugin } from 'vite';
import { LASTING } from '../offline/manifest.ts';

/** What is looked at of a module: who imports it at once, and who late. */
interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** Scripts that pages of rules carry too: what they are made of stays as small as it is, and what several share is one piece. */
const SHELL = /\/(?:PageFrame|LiveScript|PuzzleScript)\.astro\?.*type=script/;
/** The script of a page. */
const SCRIPT = /\.astro\?.*type=script/;
/** Scripts of pages of their own, but for those whose page is a scene or a lesson. */
const PAGE = /(?<!\/(?:SceneScript|LearnScript))\.astro\?.*type=script/;
/** Scripts of pages that one of the parts below fills. */
const FILLED = /\/(?:play|odds|correct)\.astro\?.*type=script/;
const WORKER = /\/worker\.ts$/;
/** The rules, and what they are made with: they touch nothing of a page. */
const PURE =
  /\/src\/(?:kernel|books\/[^/]+\/(?:engine|bots|odds|scenes|lessons|puzzles))\/|\/node_modules\/(?:valibot|pure-rand)\//;
/** What shows a scene or a lesson, with the words of it: fetched when one comes into view, or with the page that is one. */
const SHOWS =
  /\/src\/books\/[^/]+\/ui\/(?:scene|lesson)\/live\.tsx$|\/(?:SceneScript|LearnScript)\.astro\?.*type=script/;
/** What plays one, fetched at the first touch. */
const PLAYS = /\/src\/books\/[^/]+\/ui\/scene\/player\.ts$/;
/** What fights the shelf's battle, fetched at the first press. */
const FIGHTS = /\/src\/books\/[^/]+\/ui\/shelf\/live\.tsx$/;
/** Parts with pages of their own, which share their tools. */
const DESKS = [
  /\/src\/books\/[^/]+\/ui\/table\/live\.tsx$/,
  /\/src\/books\/[^/]+\/ui\/odds-page\/live\.tsx$/,
  /\/src\/books\/[^/]+\/ui\/corrections\/live\.tsx$/,
];
const TABLE = DESKS[0] as RegExp;
/** What draws no map, with its words. */
const BARE =
  /\/src\/books\/[^/]+\/ui\/(?:odds-page|corrections|lookup)\/live\.tsx$|\/src\/books\/[^/]+\/words\/en\/(?:odds|odds-page|corrections)\.ts$/;
/** Shapes and words of every game, to which a book adds its own: what it makes of them lies with its board. */
const ADDED_TO = /\/src\/(?:ui\/glyphs|words\/.+)\.ts$/;
/** What is said of a faulty file or link, at a table and in a scene. */
const FAULTS = /\/words\/en\/faults\.ts$/;
/** Fetched when a newer version waits, on any page. */
const NEWS = /\/src\/site\/offline\/news\.ts$/;

/** Small kinds join a larger chunk, since a chunk of its own costs a journey: of a book's own, of what one book loads, of what several share. */
const OWN: { readonly [kind: string]: string } = { common: 'page', show: 'board', tools: 'play', desk: 'play' };
const OF_ONE: { readonly [kind: string]: string } = { show: 'board', tools: 'page' };
const SHARED: { readonly [kind: string]: string } = { common: 'page', board: 'page', tools: 'page', play: 'engine' };

/** The book that a module is of. */
const bookOf = (id: string): string | undefined => /\/src\/books\/([^/]+)\//.exec(id)?.[1];

/**
 * The name of the chunk that a module goes into; null where the build may choose. A chunk of one book bears its name: a page loads nothing
 * of another book. Left to itself the build makes a chunk for each set of pages, a hundred of a kilobyte each; over a slow network each
 * costs a journey. The modules of a chunk import nothing of those after it: `base`, `mount`, `page`, `show`, `engine`, `board`, `play`, `desk`.
 * Workers load `page` and `engine`: no module there does anything to a page before it is called.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const above = importersOf(id, graph);
  const kind = kindOf(id, above, graph);
  if (kind === null) return null;
  // What lies in a book is that book's. The shell is on the pages of all; the shelf loads what it shows of one.
  const own = bookOf(id);
  if (own) return `${own}.${OWN[kind] ?? kind}`;
  const shared = SHARED[kind] ?? kind;
  if (kind === 'base' || kind === 'common') return shared;
  const pages = pagesOf(id, graph);
  const [book, ...others] = new Set(pages.flatMap((page) => bookOf(page) ?? []));
  if (book && others.length === 0 && !pages.some((page) => page.includes('/src/site/'))) {
    return `${book}.${OF_ONE[kind] ?? kind}`;
  }
  return shared;
}

/** What a module is for, as its chunk is named. `above`: itself and all that import it. */
function kindOf(id: string, above: readonly string[], graph: Graph): string | null {
  const roots = rootsIn(above, graph);
  const from = (root: RegExp): boolean => above.some((one) => root.test(one));
  // The root of a page's script, or of what is only fetched late, is a chunk in any case.
  if (above.length === 1) return null;
  if (from(SHELL) || from(NEWS)) return roots.length > 1 ? 'base' : null;
  const pure = PURE.test(id) || from(WORKER);
  if (from(PAGE) && (from(SHOWS) || from(TABLE))) return 'common';
  // What one page's script alone loads lies with it.
  if (roots.length === 1 && roots.some((one) => SCRIPT.test(one))) return null;
  // Of several books, only pages with scenes and lessons load what no desk shows.
  if (from(SHOWS) && (pure || from(BARE) || ADDED_TO.test(id))) return 'page';
  if (from(SHOWS)) return from(FIGHTS) || DESKS.some(from) ? 'board' : 'show';
  if (from(PAGE)) return roots.length > 1 ? (from(FILLED) ? 'base' : 'mount') : null;
  if (from(PLAYS) || (from(FIGHTS) && roots.length > 1)) return pure ? 'engine' : 'play';
  if (from(TABLE) && roots.length > 1) return pure ? 'engine' : from(BARE) || FAULTS.test(id) ? 'tools' : 'desk';
  if (!pure && DESKS.filter(from).length > 1) return 'tools';
  return null;
}

/** A module and all that import it, directly or not, other than late. */
function importersOf(id: string, graph: Graph): readonly string[] {
  const found = new Set([id]);
  for (const one of found) for (const importer of graph.getModuleInfo(one)?.importers ?? []) found.add(importer);
  return [...found].map((one) => one.replaceAll('\\', '/'));
}

/** Those of some modules that a page's script or a late fetch begins with. */
function rootsIn(modules: readonly string[], graph: Graph): readonly string[] {
  return modules.filter((one) => {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(one) ?? {};
    return importers.length === 0 || dynamicImporters.length > 0;
  });
}

/** The file of a chunk: what a book fetches late is named after the book, so that two scenes of one name are two. */
function nameOf({ name, facadeModuleId }: { readonly name: string; readonly facadeModuleId?: string | null }): string {
  const book = bookOf(facadeModuleId?.replaceAll('\\', '/') ?? '');
  return `${LASTING}${book && !name.startsWith(`${book}.`) ? `${book}.` : ''}[name].[hash].js`;
}

/** Where all begins that loads a module, at once or late: scripts of pages, and workers. */
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

/** Joins the modules of the pages to few chunks. */
export function fewChunks(): Plugin {
  return {
    name: 'few-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // What is asked of the grouping below; an entry may then export more than it says.
    options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
    configEnvironment(name) {
      if (name !== 'client') return undefined;
      return {
        build: {
          rolldownOptions: {
            output: {
              chunkFileNames: nameOf,
              codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] },
            },
          },
        },
      };
    },
  };
}
