import { gzipSync } from 'node:zlib';
import { digest } from './digest.ts';
import {
  type BookList,
  type BookListed,
  bookAt,
  LASTING,
  listPath,
  MANIFEST,
  type Manifest,
  WORKER,
} from './manifest.ts';
import { isPage, type Needs, needsOf, type ScenesOf } from './needs.ts';

/** A file of the build folder: its name there, with `/`, and its bytes. */
export interface FileOnDisk {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The lists of a version: the site's own, and those of the books by id. */
export interface Lists {
  readonly manifest: Manifest;
  readonly books: { readonly [book: string]: BookList };
}

/** Files that readers never request: for search engines and other sites. */
const UNREAD = /^(sitemap.*\.xml|robots\.txt|og\.png)$|^og\/|(^|\/)\./;

/** A file that can be stored. */
interface Kept extends FileOnDisk {
  readonly path: string;
}

/**
 * The lists of the build; `scenesOf` gives the books with their scenes, which name the scripts that hold their words.
 */
export async function makeLists(files: readonly FileOnDisk[], scenesOf: ScenesOf): Promise<Lists> {
  const ids = Object.keys(scenesOf);
  const unkept = new Set([WORKER, MANIFEST, ...ids.map(listPath)]);
  const kept = files
    .filter(({ name }) => !UNREAD.test(name) && !unkept.has(name))
    .map((file) => ({ ...file, path: pathOf(file.name) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const text = new TextDecoder();
  const needs = needsOf(
    kept.map(({ path, bytes }) =>
      isPage(path) || path.startsWith(LASTING) ? { path, text: text.decode(bytes) } : { path },
    ),
    scenesOf,
  );
  const owner = ownersOf(kept, needs, ids);
  const of = (book: string | undefined): readonly Kept[] => kept.filter(({ path }) => owner.get(path) === book);
  const books: Record<string, BookList> = {};
  const known: Record<string, BookListed> = {};
  for (const id of ids) {
    const own = of(id);
    const list = await listOf(own, needs);
    books[id] = { version: await versionOf(list), ...list };
    known[id] = {
      version: await versionOf(list),
      size: own.reduce((sum, { bytes }) => sum + bytes.length, 0),
      packed: list.packed,
    };
  }
  const { others: _, ...own } = await listOf(of(undefined), needs);
  const rest = { ...own, books: known };
  return { manifest: { version: await versionOf(rest), ...rest }, books };
}

const versionOf = (rest: object): Promise<string> => digest(new TextEncoder().encode(JSON.stringify(rest)), 12);

/** The book of each file: files below its address, and scripts and styles that only its pages need; otherwise none. */
function ownersOf(
  kept: readonly Kept[],
  needs: ReadonlyMap<string, Needs>,
  ids: readonly string[],
): ReadonlyMap<string, string | undefined> {
  const users = new Map<string, Set<string | undefined>>();
  for (const [page, { shared, own }] of needs) {
    for (const path of [...shared, ...own]) users.set(path, (users.get(path) ?? new Set()).add(bookAt(page, ids)));
  }
  return new Map(
    kept.map(({ path }) => {
      if (!path.startsWith(LASTING)) return [path, bookAt(path, ids)];
      // A file that no page needs belongs to the book in its name.
      const [user, ...more] = users.get(path) ?? [ids.find((id) => path.startsWith(`${LASTING}${id}.`))];
      return [path, more.length > 0 ? undefined : user];
    }),
  );
}

/** A list of these files, without its version. */
async function listOf(kept: readonly Kept[], needs: ReadonlyMap<string, Needs>): Promise<Omit<BookList, 'version'>> {
  const place = new Map(kept.map(({ path }, i) => [path, i]));
  const others: string[] = [];
  const placeOf = (path: string): number => {
    const known = place.get(path) ?? kept.length + others.push(path) - 1;
    place.set(path, known);
    return known;
  };
  const groups = new Map<string, number>();
  const pages = kept.flatMap(({ path }): BookList['pages'] => {
    const its = needs.get(path);
    if (!its) return [];
    const group = JSON.stringify(its.shared.map(placeOf));
    if (!groups.has(group)) groups.set(group, groups.size);
    return [[placeOf(path), groups.get(group) ?? 0, ...its.own.map(placeOf)]];
  });
  return {
    packed: kept.reduce((sum, { bytes }) => sum + Math.min(bytes.length, gzipSync(bytes).length), 0),
    files: await Promise.all(
      kept.map(async ({ path, bytes }) => [path, await digest(bytes), bytes.length] as [string, string, number]),
    ),
    groups: [...groups.keys()].map((group) => JSON.parse(group) as number[]),
    pages,
    others,
  };
}

/** The path of a file in requests. */
function pathOf(name: string): string {
  return encodeURI(name.replace(/(^|\/)index\.html$/, '$1'));
}
