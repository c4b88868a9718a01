import { address, langOf } from '../../words/lang.ts';
import { LASTING } from './manifest.ts';

/** A file of the build: its path below the base, as in requests, and its content if it is text. */
export interface BuiltFile {
  readonly path: string;
  readonly text?: string;
}

/** By the id of each book, its scenes and lessons that are shown from a separate file. */
export type ScenesOf = { readonly [book: string]: readonly string[] };

/** The needs of a page: `shared` with the others of its kind, and its `own`. */
export interface Needs {
  readonly shared: readonly string[];
  readonly own: readonly string[];
}

/** The attribute `data-offline` names files and folders that the page needs besides its scripts and styles. */
const NAMED = /\sdata-offline="([^"]+)"/g;
/** The book of a page, or the book of a part on it. */
const BOOK = /\sdata-book="([^"]+)"/;
const LIVE = /\sdata-live="(scene|lesson|puzzle)"[^>]*?\sdata-id="([^"]+)"/g;
/** The folder with the starts of live parts, in the folder of their book. */
const STARTS: { readonly [part: string]: string } = { scene: 'scenes', lesson: 'learn', puzzle: 'learn/puzzles' };
/** The language of the live parts of a page. */
const SPOKEN = /<div id="book"[^>]*\sdata-lang="(\w+)"/;
/** The language of a page itself. */
const WRITTEN = /<html[^>]*\slang="(\w+)"/;
const NAME = /[\w.@~-]+\.(?:js|css|woff2|wasm|json|svg)\b/g;
/** A script with words of one language: its name has it before the hash (`build/chunks.ts`). */
const WORDS = /\.(en|fr)\.[\w-]+\.js$/;

/**
 * The needs of pages, so that all of a page works without a network: scripts and styles, their dynamic imports, and the
 * fonts; the starts and the words of the scenes (or the lesson) on the page, and of no others; words of its own language
 * alone; the cards of names; and the files in `data-offline`.
 */
export function needsOf(files: readonly BuiltFile[], scenesOf: ScenesOf): ReadonlyMap<string, Needs> {
  const paths = files.map(({ path }) => path);
  const all = new Set(paths);
  const texts = new Map(files.map(({ path, text }) => [path, text ?? '']));
  const lasting = new Map(
    paths.filter((path) => path.startsWith(LASTING)).map((path) => [path.slice(LASTING.length), path]),
  );
  const scenes = new Set(Object.entries(scenesOf).flatMap(([book, ids]) => ids.map((id) => `${book}.${id}`)));
  /** The scene whose words a script contains: the script has the names of its book and of the scene. */
  const sceneOf = (path: string): string | undefined => {
    const stem = path.slice(LASTING.length).split('.', 2).join('.');
    return scenes.has(stem) ? stem : undefined;
  };
  const named = new Map<string, readonly string[]>();
  const namedIn = (path: string): readonly string[] => {
    const known = named.get(path) ?? [
      ...new Set((texts.get(path)?.match(NAME) ?? []).flatMap((name) => lasting.get(name) ?? [])),
    ];
    named.set(path, known);
    return known;
  };
  const found = new Map<string, Needs>();
  for (const { path, text } of files) {
    if (text === undefined || !isPage(path)) continue;
    const book = BOOK.exec(text)?.[1] ?? '';
    const live = [...text.matchAll(LIVE)].map(([, part = '', id = '']) => ({ part, id }));
    const spoken = SPOKEN.exec(text)?.[1];
    const lang = WRITTEN.exec(text)?.[1] ?? '';
    const home = address(langOf(spoken), `/${book}/`).slice(1);
    const isForeign = (path: string): boolean => ![undefined, lang, spoken].includes(WORDS.exec(path)?.[1]);
    const its = new Set(live.map(({ id }) => `${book}.${id}`));
    const reached = new Set<string>();
    const reach = (from: string): void => {
      for (const next of namedIn(from)) {
        const scene = sceneOf(next);
        if (reached.has(next) || isForeign(next) || (scene !== undefined && !its.has(scene))) continue;
        reached.add(next);
        reach(next);
      }
    };
    reach(path);
    const wished = [...text.matchAll(NAMED)].flatMap(([, list = '']) => list.split(' '));
    const own = [
      ...[...reached].filter((one) => sceneOf(one) !== undefined),
      ...live.map(({ part, id }) => `${home}${STARTS[part]}/${id}.start.json`),
      ...(/\sdata-card="/.test(text) ? [`${book}/cards/${lang}.json`, `${book}/cards/en.json`] : []),
      ...wished.flatMap((wish) => paths.filter((one) => one === wish || (wish.endsWith('/') && one.startsWith(wish)))),
    ];
    found.set(path, {
      shared: [...reached].filter((one) => sceneOf(one) === undefined).sort(),
      own: [...new Set(own)].filter((one) => all.has(one)),
    });
  }
  return found;
}

/** Pages end with a slash; the "not found" page is a page too. Any other path that ends in `.html` is a fragment. */
export function isPage(path: string): boolean {
  return path === '' || path.endsWith('/') || path === '404.html';
}
