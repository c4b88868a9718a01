import type { Answering } from './answering.ts';
import { keptOf, missing, pathIn, renewal, sizeOf, spare, versionOf } from './decide.ts';
import { digest } from './digest.ts';
import { type Taken, take } from './fetching.ts';
import { bookAt, MANIFEST, type Manifest, NOT_FOUND, OFFLINE, SEARCHED, type Site } from './manifest.ts';
import type { Kept, Status } from './messages.ts';
import type { Store, Wanted } from './store.ts';
import type { Client, WorkerScope } from './worker-types.ts';

/** The number of files of the whole site in one request to the worker. */
const BATCH = 24;

export interface Keeping {
  /** Fetches the worker's own version. Rejects if the network does not serve it (any more). */
  learn(): Promise<void>;
  /**
   * Stores the replacement pages for all that is not stored, and the data of the search. A file that cannot be fetched
   * now is fetched with the first visit.
   */
  first(): Promise<void>;
  /** A page reports that it is open. */
  visited(client: Client): Promise<void>;
  /** The status of a book with the parts of the site that it needs, or of the whole site. */
  status(book?: string): Promise<Status>;
  keepOn(from: number, book?: string): Promise<Kept>;
  remove(book?: string): Promise<void>;
}

/** Whether the reader has asked to load as little as possible. */
const sparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/**
 * Stores visited pages, and a book or the whole site on request; after a new version, also the stored parts of the old
 * ones.
 */
export function keeping(
  worker: WorkerScope,
  scope: string,
  store: Store,
  own: string,
  { sites, learnFor }: Pick<Answering, 'sites' | 'learnFor'>,
): Keeping {
  let renewing: Promise<void> | undefined;
  /** The number of complete removals: an earlier fetch is no longer needed after one. */
  let removed = 0;
  const fetching = new Set<Promise<Taken>>();

  /**
   * Fetches the missing ones of some files, unless everything is removed meanwhile; `since`: `removed` at the time of
   * the request.
   */
  async function fetchInto(known: Site, paths: Iterable<string>, since: number): Promise<Taken> {
    const work = take(store, known, scope, paths, () => removed === since);
    fetching.add(work);
    return work.finally(() => fetching.delete(work));
  }

  async function site(): Promise<Site> {
    const known = await store.site(own);
    if (known) return known;
    // The browser has deleted the caches but not the worker.
    await learn();
    return (await store.site(own)) as Site;
  }

  async function learn(): Promise<void> {
    if (await store.site(own)) return;
    const answer = await fetch(scope + MANIFEST, { cache: 'no-cache' });
    const manifest = (await answer.json()) as Manifest;
    if (manifest.version !== own) throw new Error(`the network serves version ${manifest.version}, not ${own}`);
    await store.addSite(manifest);
  }

  async function first(): Promise<void> {
    if (sparing()) return;
    const current = await site();
    await fetchInto(current, standIns(current), removed);
  }

  async function visited(client: Client): Promise<void> {
    const since = removed;
    await site();
    const path = pathIn(client.url, scope);
    await learnFor(path);
    const current = await site();
    const version = (await store.boundTo(client.id)) ?? (await recognise(client, path));
    const its = version === undefined ? undefined : await store.site(version);
    if (its?.files.has(path)) await fetchInto(its, sparing() ? [path] : its.needs(path), since);
    if (sparing()) return;
    await fetchInto(current, standIns(current), since);
    renewing ??= renew(current, since).finally(() => {
      renewing = undefined;
    });
    await renewing;
  }

  /**
   * A page that loaded before there was a worker has no version yet. If the network still serves its content, it gets
   * that version, and the worker answers it from now on, which protects it better. A page that loaded through a worker,
   * but with no version known to it, is left alone.
   */
  async function recognise(client: Client, path: string): Promise<string | undefined> {
    const controlled = await worker.clients.matchAll({ includeUncontrolled: false, type: 'window' });
    if (controlled.some(({ id }) => id === client.id)) return undefined;
    const answer = await fetch(scope + path).catch(() => undefined);
    if (!answer?.ok) return undefined;
    const body = await answer.arrayBuffer();
    const hash = await digest(body);
    const version = versionOf(path, hash, await sites());
    if (version === undefined) return undefined;
    await store.put(path, hash, body, answer.headers).catch(() => {});
    await store.bind(client.id, version);
    await worker.clients.claim();
    return version;
  }

  /** Fetches for the current version the stored parts of older ones; then deletes versions without pages. */
  async function renew(current: Site, since: number): Promise<void> {
    // A coming version is not an old one.
    if (worker.registration.installing || worker.registration.waiting) return;
    const old = (await sites()).filter(({ version }) => version !== own);
    const wanted = await store.wanted();
    let stays: string | undefined;
    if (old.length > 0 || wanted.length > 0) {
      const ids = Object.keys(current.books);
      const had = keptOf(old, await store.kept()).flatMap((path) => bookAt(path, ids) ?? []);
      const now = await learned([...new Set([...had, ...booksIn(wanted, current)])]);
      // Parts that are not known to be in the new version cannot be fetched for it.
      if (!now) return;
      const all = pathsOf(now, wanted);
      const { trouble, refused } = await fetchInto(now, renewal(now, old, await store.kept(), all), since);
      if (trouble === 'moved') void worker.registration.update().catch(() => {});
      // The stored parts of the old versions remain until all of it is here.
      if (trouble || removed !== since) return;
      // A failing server may deliver the rest later; one that never does must not make old versions accumulate.
      if (refused > 0) stays = old[0]?.version;
    }
    const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'all' });
    const used = await store.bound(new Set(open.map(({ id }) => id)));
    const done = old.filter(({ version }) => !used.has(version) && version !== stays);
    if (done.length === 0) return;
    for (const { version } of done) await store.forgetSite(version);
    await store.remove(spare(await store.sites(), await store.kept()));
  }

  /** The current version after the lists of these books are known; undefined if one of them cannot be fetched. */
  async function learned(books: readonly string[]): Promise<Site | undefined> {
    for (const book of books) await learnFor(`${book}/`);
    const known = await site();
    return books.some((book) => known.unlearned(`${book}/`) !== undefined) ? undefined : known;
  }

  async function status(book?: string): Promise<Status> {
    if (book !== undefined) await learnFor(`${book}/`);
    const current = await site();
    const what = book === undefined ? 'all' : [book];
    const paths = pathsOf(current, what);
    const lacking = missing(current, paths, await store.kept());
    const unlearned = booksIn(what, current)
      .filter((one) => current.unlearned(`${one}/`) !== undefined)
      .flatMap((one) => current.books[one] ?? []);
    const still = unlearned.reduce((sum, { size }) => sum + size, 0);
    const packed = booksIn(what, current).reduce(
      (sum, one) => sum + (current.books[one]?.packed ?? 0),
      packedOf(current, paths),
    );
    return { total: sizeOf(current, paths) + still, missing: sizeOf(current, lacking) + still, packed };
  }

  async function keepOn(from: number, book?: string): Promise<Kept> {
    const since = removed;
    const what = book === undefined ? 'all' : [book];
    const current = await learned(booksIn(what, await site()));
    if (!current) return { bytes: 0, refused: 0, trouble: 'offline' };
    const all = pathsOf(current, what);
    const kept = await store.kept();
    const batch: string[] = [];
    let next = from;
    for (; next < all.length && batch.length < BATCH; next++)
      batch.push(...missing(current, all.slice(next, next + 1), kept));
    const { kept: now, refused, trouble } = await fetchInto(current, batch, since);
    const more = next < all.length;
    if (trouble === 'moved') void worker.registration.update().catch(() => {});
    if (!trouble && !more && removed === since) await store.setWanted(both(await store.wanted(), what));
    return {
      bytes: sizeOf(current, now),
      refused,
      ...(trouble && { trouble }),
      ...(more && !trouble && { next }),
    };
  }

  async function remove(book?: string): Promise<void> {
    removed += 1;
    const wanted = book === undefined ? [] : booksIn(await store.wanted(), await site());
    await store.setWanted(wanted.filter((one) => one !== book));
    await Promise.allSettled(fetching);
    const current = await site();
    const stay = new Map<string, Set<string>>([[own, new Set(standIns(current))]]);
    for (const { id, url } of await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
      const version = (await store.boundTo(id)) ?? own;
      const known = await store.site(version);
      for (const path of known?.needs(pathIn(url, scope)) ?? []) {
        stay.set(version, (stay.get(version) ?? new Set()).add(path));
      }
    }
    const kept = await store.kept();
    const needed = (await store.sites()).map((one): Site => {
      const leaves = new Set(book === undefined ? one.files.keys() : one.paths(book));
      const stays = ([path]: readonly [string, unknown]) => !leaves.has(path) || stay.get(one.version)?.has(path);
      return { ...one, files: new Map([...one.files].filter(stays)) };
    });
    await store.remove(spare(needed, kept));
  }

  return { learn, first, visited, status, keepOn, remove };
}

/** The wanted books. */
const booksIn = (wanted: Wanted, { books }: Site): readonly string[] =>
  wanted === 'all' ? Object.keys(books) : wanted.filter((book) => book in books);

/** The parts that are always stored: the replacement pages with all that they need, and the data of the search. */
const standIns = (known: Site): readonly string[] =>
  [...known.files.keys()]
    .filter((path) => path === NOT_FOUND || path === OFFLINE || /^\w+\/offline\/$/.test(path) || SEARCHED.test(path))
    .flatMap(known.needs);

/**
 * All wanted files, in a fixed order. For the whole site: its own, then those of each book whose list is known. For
 * some books: theirs, with the parts of the site that they need.
 */
function pathsOf(site: Site, wanted: Wanted): readonly string[] {
  if (wanted === 'all') return [...site.paths(), ...booksIn(wanted, site).flatMap((book) => site.paths(book))];
  const books = booksIn(wanted, site).flatMap((book) => site.paths(book));
  return books.length === 0 ? [] : [...new Set([...standIns(site), ...books.flatMap(site.needs)])];
}

/** The approximate size of the transfer for the site's own files among these. */
function packedOf(site: Site, paths: readonly string[]): number {
  const own = new Set(site.paths());
  return (
    (site.packed *
      sizeOf(
        site,
        paths.filter((path) => own.has(path)),
      )) /
    Math.max(1, sizeOf(site, own))
  );
}

const both = (a: Wanted, b: Wanted): Wanted => (a === 'all' || b === 'all' ? 'all' : [...new Set([...a, ...b])]);
