import { filesCache, stateCache } from '../../ui/kept/site-keys.ts';
import { keyOf } from './decide.ts';
import { type BookList, type Manifest, readManifest, type Site } from './manifest.ts';

/** The storage on this device: contents by path and hash; manifests of versions; the version of each page. */
export interface Store {
  /** The known manifests, oldest first. */
  sites(): Promise<readonly Site[]>;
  site(version: string): Promise<Site | undefined>;
  addSite(manifest: Manifest): Promise<void>;
  /** Stores the list of a book, for every version of the site that contains this version of the book. */
  addList(book: string, list: BookList): Promise<void>;
  forgetSite(version: string): Promise<void>;
  get(path: string, hash: string): Promise<Response | undefined>;
  put(path: string, hash: string, body: ArrayBuffer, headers: Headers): Promise<void>;
  /** The names of all contents, as `keyOf` makes them. */
  kept(): Promise<ReadonlySet<string>>;
  remove(keys: readonly string[]): Promise<void>;
  /** The version of a page. */
  boundTo(client: string): Promise<string | undefined>;
  bind(client: string, version: string): Promise<void>;
  /** The versions of pages that are open, or were bound a moment ago; those of other pages are deleted. */
  bound(open: ReadonlySet<string>): Promise<ReadonlySet<string>>;
  /** The books that are wanted whole, also of later versions, or the whole site; empty if there are none. */
  wanted(): Promise<Wanted>;
  setWanted(wanted: Wanted): Promise<void>;
}

/** The wanted parts: the whole site, or these books with the parts of the site that they need. */
export type Wanted = 'all' | readonly string[];

/** Response headers that only concern the transfer. */
const OF_THE_SENDING = ['content-encoding', 'content-length', 'transfer-encoding', 'vary', 'set-cookie'];
/** A page that is still loading is not yet among the open ones. */
const ON_ITS_WAY = 10_000;

export function openStore(scope: string): Store {
  const files = () => caches.open(filesCache(scope));
  const state = () => caches.open(stateCache(scope));
  const read = new Map<string, Site>();
  const bindings = new Map<string, string>();
  /** The names of the stored contents, after the first request: asking for 1,500 takes a tenth of a second. */
  let listed: Promise<Set<string>> | undefined;

  async function names(kind: string): Promise<readonly string[]> {
    const start = `${scope}@${kind}/`;
    return (await (await state()).keys())
      .filter(({ url }) => url.startsWith(start))
      .map(({ url }) => url.slice(start.length));
  }
  async function note(name: string): Promise<unknown> {
    return (await (await state()).match(`${scope}@${name}`))?.json();
  }
  async function write(name: string, value: unknown): Promise<void> {
    await (await state()).put(`${scope}@${name}`, Response.json(value));
  }
  async function forget(name: string): Promise<void> {
    await (await state()).delete(`${scope}@${name}`);
  }
  async function site(version: string): Promise<Site | undefined> {
    const known = read.get(version);
    if (known) return known;
    const manifest = (await note(`manifest/${version}`)) as Manifest | undefined;
    if (!manifest) return undefined;
    const lists: Record<string, BookList> = {};
    for (const [book, its] of Object.entries(manifest.books ?? {})) {
      const list = (await note(`list/${book}/${its.version}`)) as BookList | undefined;
      if (list) lists[book] = list;
    }
    const made = readManifest(manifest, lists);
    read.set(version, made);
    return made;
  }

  return {
    site,
    sites: async () => {
      const found = await Promise.all((await names('manifest')).map(site));
      return found.filter((one) => one !== undefined);
    },
    addSite: (manifest) => write(`manifest/${manifest.version}`, manifest),
    addList: async (book, list) => {
      await write(`list/${book}/${list.version}`, list);
      read.clear();
    },
    forgetSite: async (version) => {
      read.delete(version);
      await forget(`manifest/${version}`);
      const left = await Promise.all((await names('manifest')).map(site));
      const used = new Set(
        left.flatMap((one) => Object.entries(one?.books ?? {}).map(([book, its]) => `${book}/${its.version}`)),
      );
      for (const list of await names('list')) if (!used.has(list)) await forget(`list/${list}`);
    },
    get: async (path, hash) => (await files()).match(scope + keyOf(path, hash), { ignoreVary: true }),
    put: async (path, hash, body, headers) => {
      const own = new Headers(headers);
      for (const name of OF_THE_SENDING) own.delete(name);
      await (await files()).put(scope + keyOf(path, hash), new Response(body, { headers: own }));
      (await listed)?.add(keyOf(path, hash));
    },
    kept: () => {
      listed ??= files()
        .then((cache) => cache.keys())
        .then((keys) => new Set(keys.map(({ url }) => url.slice(scope.length))));
      return listed;
    },
    remove: async (keys) => {
      const cache = await files();
      for (const key of keys) {
        await cache.delete(scope + key);
        (await listed)?.delete(key);
      }
    },
    boundTo: async (client) =>
      bindings.get(client) ?? ((await note(`client/${client}`)) as { version: string } | undefined)?.version,
    bind: async (client, version) => {
      bindings.set(client, version);
      await write(`client/${client}`, { version, at: Date.now() });
    },
    bound: async (open) => {
      const versions = new Set<string>();
      for (const client of await names('client')) {
        const known = (await note(`client/${client}`)) as { version: string; at: number } | undefined;
        if (known && (open.has(client) || Date.now() - known.at < ON_ITS_WAY)) {
          versions.add(known.version);
          continue;
        }
        bindings.delete(client);
        await forget(`client/${client}`);
      }
      return versions;
    },
    // Earlier workers stored the whole site or nothing, and wrote `true`.
    wanted: async () => {
      const noted = (await note('whole')) as true | Wanted | undefined;
      return noted === true ? 'all' : (noted ?? []);
    },
    setWanted: (wanted) => (wanted.length > 0 ? write('whole', wanted) : forget('whole')),
  };
}
