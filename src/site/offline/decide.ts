/**
 * What the worker decides, without a browser. What it keeps is named by path and hash together, and every page belongs to one
 * version, whose manifest says the hash: so whatever answers a page, it is that version's. From the network too: what comes is
 * looked at, and it is the version's if its hash is.
 */
import { LASTING, MANIFEST, OFFLINE, type Site, WORKER } from './manifest.ts';

/** What a request asks for: a page to go to, a file for a page, or something that is not the worker's business. */
export type Asked =
  | { readonly is: 'leave' }
  | { readonly is: 'page'; readonly path: string }
  | { readonly is: 'file'; readonly path: string };

/** What is looked at of a request. */
export interface Asking {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly cache: string;
  readonly headers: { has(name: string): boolean };
}

/** `scope`: the address that the site lies below, with a slash at its end. */
export function asked({ method, url, mode, cache, headers }: Asking, scope: string): Asked {
  if (method !== 'GET' || !url.startsWith(scope) || headers.has('range') || cache === 'only-if-cached') {
    return { is: 'leave' };
  }
  const path = pathIn(url, scope);
  if (path === WORKER || path === MANIFEST || path.endsWith(`/${MANIFEST}`)) return { is: 'leave' };
  return { is: mode === 'navigate' ? 'page' : 'file', path };
}

/** The path of an address as manifests name it. */
export function pathIn(url: string, scope: string): string {
  return url
    .slice(scope.length)
    .replace(/[?#].*$/s, '')
    .replace(/(^|\/)index\.html$/, '$1');
}

/** The name under which a content is kept. */
export const keyOf = (path: string, hash: string): string => `${path}?${hash}`;

/** The version that a content is of, of those that are known, in their order. */
export function versionOf(path: string, hash: string, sites: readonly Site[]): string | undefined {
  return sites.find(({ files }) => files.get(path)?.hash === hash)?.version;
}

/** What the network says to a page: nothing in time, an error, or a page, of a version that is known or not. */
export type Network =
  | { readonly is: 'none' }
  | { readonly is: 'refused'; readonly status: number }
  | { readonly is: 'sent'; readonly version: string | undefined };

/** What to answer with: what the network sent (the page is of a version then, or of none), or what is kept of one. */
export type Answer =
  | { readonly is: 'network'; readonly version?: string }
  | { readonly is: 'kept'; readonly version: string }
  /** There is such a page, but it is not kept. */
  | { readonly is: 'offline' }
  /** There is none. */
  | { readonly is: 'not-found' }
  /** There is one with a slash at its end. */
  | { readonly is: 'slash' };

/**
 * Which page answers. The network comes first; but while a game is open nothing else than its version comes if that is kept.
 * `sites`: the versions that are known, the worker's own first. `kept`: those of them in which the page is kept.
 */
export function answerPage(
  path: string,
  network: Network,
  sites: readonly Site[],
  kept: readonly string[],
  gameOpen: boolean,
): Answer {
  const own = sites[0];
  const first = kept[0];
  if (network.is === 'sent') {
    const { version } = network;
    if (gameOpen && version !== own?.version && own && kept.includes(own.version)) {
      return { is: 'kept', version: own.version };
    }
    return { is: 'network', ...(version !== undefined && { version }) };
  }
  // A page that is gone is gone; a server that stumbles is like none.
  if (network.is === 'refused' && !(first && (gameOpen || network.status >= 500))) return { is: 'network' };
  if (first) return { is: 'kept', version: first };
  // Of a book whose list is not known, every page may be one.
  if (!own || own.files.has(path) || own.unlearned(path) !== undefined) return { is: 'offline' };
  return { is: own.files.has(`${path}/`) ? 'slash' : 'not-found' };
}

/** Whether a file is the same in every version that knows it. */
export const isLasting = (path: string): boolean => path.startsWith(LASTING);

/** The page that says there is no connection, in the language of the page that was asked for. */
export function offlinePage(path: string, site: Site): string {
  const inLang = `${path.split('/')[0]}/${OFFLINE}`;
  return site.files.has(inLang) ? inLang : OFFLINE;
}

/** What is missing of some files of a version. */
export function missing(site: Site, paths: Iterable<string>, kept: ReadonlySet<string>): readonly string[] {
  return [...new Set(paths)].filter((path) => {
    const file = site.files.get(path);
    return file !== undefined && !kept.has(keyOf(path, file.hash));
  });
}

/** Bytes of some files of a version. */
export function sizeOf(site: Site, paths: Iterable<string>): number {
  let sum = 0;
  for (const path of paths) sum += site.files.get(path)?.size ?? 0;
  return sum;
}

/** What is still to fetch of a new version so that all that was kept of the old ones is there again, and `wanted` besides. */
export function renewal(
  site: Site,
  old: readonly Site[],
  kept: ReadonlySet<string>,
  wanted: readonly string[],
): readonly string[] {
  return missing(site, [...wanted, ...keptOf(old, kept).flatMap((path) => site.needs(path))], kept);
}

/** The paths of which something is kept of these versions. */
export function keptOf(sites: readonly Site[], kept: ReadonlySet<string>): readonly string[] {
  return sites.flatMap(({ files }) =>
    [...files].filter(([path, { hash }]) => kept.has(keyOf(path, hash))).map(([path]) => path),
  );
}

/** What is kept of no version that is left. */
export function spare(sites: readonly Site[], kept: Iterable<string>): readonly string[] {
  const wanted = new Set(sites.flatMap(({ files }) => [...files].map(([path, { hash }]) => keyOf(path, hash))));
  return [...kept].filter((key) => !wanted.has(key));
}
