import type { Answering } from './answering.ts';
import { keptOf, missing, pathIn, renewal, sizeOf, spare, versionOf } from './decide.ts';
import { digest } from './digest.ts';
import { type Taken, take } from './fetching.ts';
import { bookAt, MANIFEST, type Manifest, NOT_FOUND, OFFLINE, SEARCHED, type Site } from './manifest.ts';
import type { Kept, Status } from './messages.ts';
import type { Store, Wanted } from './store.ts';
import type { Client, WorkerScope } from './worker-types.ts';

/** Files of the whole site fetched at one asking. */
const BATCH = 24;

export interface Keeping {
  /** Learns the worker's own version. Rejects if the network does not serve it (any more). */
  learn(): Promise<void>;
  /** Keeps what stands in for all that is not kept, and what the search reads. What cannot be had now comes with the first visit. */
  first(): Promise<void>;
  /** A page says that it is open. */
  visited(client: Client): Promise<void>;
  /** Of a book with what it needs of the site, or of all. */
  status(book?: string): Promise<Status>;
  keepOn(from: number, book?: string): Promise<Kept>;
  remove(book?: string): Promise<void>;
}

/** Whether the reader has asked for as little to be loaded as can be. */
const sparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Keeps what is visited, a book or the whole site when asked, and after a new version what was kept of the old ones. */
export function keeping(
  worker: WorkerScope,
  scope: string,
  store: Store,
  own: string,
  { sites, learnFor }: Pick<Answering, 'sites' | 'learnFor'>,
): Keeping {
  let renewing: Promise<void> | undefined;
  /** How often all was removed: what was being fetched before is not wanted any more. */
  let removed = 0;
  const fetching = new Set<Promise<Taken>>();

  /** Fetches what is missing of some files, unless all is removed meanwhile; `since`: `removed` when it was asked for. */
  async function fetchInto(known: Site, paths: Iterable<string>, since: number): Promise<Taken> {
    const work = take(store, known, scope, paths, () => removed === since);
    fetching.add(work);
    return work.finally(() => fetching.delete(work));
  }

  async function site(): Promise<Site> {
    const known = await store.site(own);
    if (known) return known;
    // The browser has thrown the caches away but not the worker.
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
   * A page that came before there was a worker is of no version yet. If the network still serves it, it is of that one, and the
   * worker answers it from now on: it is better protected than without. One that came by a worker, but was of no version that
   * it knew, is left alone.
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

  /** Brings what was kept of older versions up to the own one; then forgets those that no page is of. */
  async function renew(current: Site, since: number): Promise<void> {
    // A version that is to come is not an old one.
    if (worker.registration.installing || worker.registration.waiting) return;
    const old = (await sites()).filter(({ version }) => version !== own);
    const wanted = await store.wanted();
    let stays: string | undefined;
    if (old.length > 0 || wanted.length > 0) {
      const ids = Object.keys(current.books);
      const had = keptOf(old, await store.kept()).flatMap((path) => bookAt(path, ids) ?? []);
      const now = await learned([...new Set([...had, ...booksIn(wanted, current)])]);
      // What is not known to be in the new version cannot be brought up to it.
      if (!now) return;
      const all = pathsOf(now, wanted);
      const { trouble, refused } = await fetchInto(now, renewal(now, old, await store.kept(), all), since);
      if (trouble === 'moved') void worker.registration.update().catch(() => {});
      // What is kept of the old ones stays until all of it is here.
      if (trouble || removed !== since) return;
      // A server that stumbles may give the rest later; one that never does shall not make old versions pile up.
      if (refused > 0) stays = old[0]?.version;
    }
    const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'all' });
    const used = await store.bound(new Set(open.map(({ id }) => id)));
    const done = old.filter(({ version }) => !used.has(version) && version !== stays);
    if (done.length === 0) return;
    for (const { version } of done) await store.forgetSite(version);
    await store.remove(spare(await store.sites(), await store.kept()));
  }

  /** The own version once the lists of these books are known; nothing if one of them cannot be had. */
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

/** The books among what is wanted. */
const booksIn = (wanted: Wanted, { books }: Site): readonly string[] =>
  wanted === 'all' ? Object.keys(books) : wanted.filter((book) => book in books);

/** What is always kept: the pages that stand in, with all they need, and what the search reads. */
const standIns = (known: Site): readonly string[] =>
  [...known.files.keys()]
    .filter((path) => path === NOT_FOUND || path === OFFLINE || /^\w+\/offline\/$/.test(path) || SEARCHED.test(path))
    .flatMap(known.needs);

/**
 * All files of what is wanted, in a fixed order: of the whole site its own, then those of each book, as far as its list is known; of some
 * books theirs with what they need of the site's.
 */
function pathsOf(site: Site, wanted: Wanted): readonly string[] {
  if (wanted === 'all') return [...site.paths(), ...booksIn(wanted, site).flatMap((book) => site.paths(book))];
  const books = booksIn(wanted, site).flatMap((book) => site.paths(book));
  return books.length === 0 ? [] : [...new Set([...standIns(site), ...books.flatMap(site.needs)])];
}

/** About what is sent to fetch the site's own files among these. */
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
