/**
 * The worker's decisions, without a browser. Its stored content is named by path and hash together. Every page belongs
 * to one version, whose manifest gives the hash, so any answer to a page is of that version. This includes the network:
 * a response is checked, and is of the version if its hash is.
 */
import { LASTING, MANIFEST, OFFLINE, type Site, WORKER } from './manifest.ts';

/** The target of a request: a page to open, a file for a page, or a request that does not concern the worker. */
export type Asked =
  | { readonly is: 'leave' }
  | { readonly is: 'page'; readonly path: string }
  | { readonly is: 'file'; readonly path: string };

/** The used part of a request. */
export interface Asking {
  readonly method: string;
  readonly url: string;
  readonly mode: string;
  readonly cache: string;
  readonly headers: { has(name: string): boolean };
}

/** `scope`: the root address of the site, with a slash at its end. */
export function asked({ method, url, mode, cache, headers }: Asking, scope: string): Asked {
  if (method !== 'GET' || !url.startsWith(scope) || headers.has('range') || cache === 'only-if-cached') {
    return { is: 'leave' };
  }
  const path = pathIn(url, scope);
  if (path === WORKER || path === MANIFEST || path.endsWith(`/${MANIFEST}`)) return { is: 'leave' };
  return { is: mode === 'navigate' ? 'page' : 'file', path };
}

/** The path of an address in the form of manifests. */
export function pathIn(url: string, scope: string): string {
  return url
    .slice(scope.length)
    .replace(/[?#].*$/s, '')
    .replace(/(^|\/)index\.html$/, '$1');
}

/** The name under which a content is stored. */
export const keyOf = (path: string, hash: string): string => `${path}?${hash}`;

/** The version of a content among the known ones, in their order. */
export function versionOf(path: string, hash: string, sites: readonly Site[]): string | undefined {
  return sites.find(({ files }) => files.get(path)?.hash === hash)?.version;
}

/** The network's answer to a page request: nothing in time, an error, or a page of a known or unknown version. */
export type Network =
  | { readonly is: 'none' }
  | { readonly is: 'refused'; readonly status: number }
  | { readonly is: 'sent'; readonly version: string | undefined };

/**
 * The answer to give: the network's response (the page then has that version, or none), or the stored page of a
 * version.
 */
export type Answer =
  | { readonly is: 'network'; readonly version?: string }
  | { readonly is: 'kept'; readonly version: string }
  /** There is such a page, but it is not stored. */
  | { readonly is: 'offline' }
  /** There is no such page. */
  | { readonly is: 'not-found' }
  /** There is one with a slash at its end. */
  | { readonly is: 'slash' };

/**
 * The page that answers. The network has precedence; but while a game is open, only a page of its version is given, if
 * it is stored. `sites`: the known versions, the worker's own first. `kept`: those of them in which the page is stored.
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
  // A missing page is reported as missing; a failing server counts as no server.
  if (network.is === 'refused' && !(first && (gameOpen || network.status >= 500))) return { is: 'network' };
  if (first) return { is: 'kept', version: first };
  // While a book's list is unknown, any path may be one of its pages.
  if (!own || own.files.has(path) || own.unlearned(path) !== undefined) return { is: 'offline' };
  return { is: own.files.has(`${path}/`) ? 'slash' : 'not-found' };
}

/** Whether a file is the same in every version that contains it. */
export const isLasting = (path: string): boolean => path.startsWith(LASTING);

/** The page that reports the missing connection, in the language of the requested page. */
export function offlinePage(path: string, site: Site): string {
  const inLang = `${path.split('/')[0]}/${OFFLINE}`;
  return site.files.has(inLang) ? inLang : OFFLINE;
}

/** The missing files among some files of a version. */
export function missing(site: Site, paths: Iterable<string>, kept: ReadonlySet<string>): readonly string[] {
  return [...new Set(paths)].filter((path) => {
    const file = site.files.get(path);
    return file !== undefined && !kept.has(keyOf(path, file.hash));
  });
}

/** The total size in bytes of some files of a version. */
export function sizeOf(site: Site, paths: Iterable<string>): number {
  let sum = 0;
  for (const path of paths) sum += site.files.get(path)?.size ?? 0;
  return sum;
}

/**
 * The files to fetch of a new version so that all stored parts of the old ones are available again, together with
 * `wanted`.
 */
export function renewal(
  site: Site,
  old: readonly Site[],
  kept: ReadonlySet<string>,
  wanted: readonly string[],
): readonly string[] {
  return missing(site, [...wanted, ...keptOf(old, kept).flatMap((path) => site.needs(path))], kept);
}

/** The paths of these versions with stored content. */
export function keptOf(sites: readonly Site[], kept: ReadonlySet<string>): readonly string[] {
  return sites.flatMap(({ files }) =>
    [...files].filter(([path, { hash }]) => kept.has(keyOf(path, hash))).map(([path]) => path),
  );
}

/** The stored content of no remaining version. */
export function spare(sites: readonly Site[], kept: Iterable<string>): readonly string[] {
  const wanted = new Set(sites.flatMap(({ files }) => [...files].map(([path, { hash }]) => keyOf(path, hash))));
  return [...kept].filter((key) => !wanted.has(key));
}
