import { isLasting, missing } from './decide.ts';
import { digest } from './digest.ts';
import { MANIFEST, type Manifest, type Site } from './manifest.ts';
import type { Trouble } from './messages.ts';
import type { Store } from './store.ts';

/** The number of simultaneous fetches. */
const AT_ONCE = 6;
/** The time, in ms, for which the last version reported by the network counts as current. */
const BELIEVED = 30_000;

/** The result of fetching files. */
export interface Taken {
  /** The files that are now stored. */
  readonly kept: readonly string[];
  /** The number of files whose response differs from the manifest. */
  readonly refused: number;
  /** The reason why the rest was not fetched. */
  readonly trouble?: Trouble;
}

class Stopped extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

let said: { readonly version: string | undefined; readonly at: number } | undefined;

/** The version that the network serves now; undefined if it does not say. */
export async function servedVersion(scope: string): Promise<string | undefined> {
  if (said && Date.now() - said.at < BELIEVED) return said.version;
  const answer = await fetch(scope + MANIFEST, { cache: 'no-cache' });
  const manifest = answer.ok ? ((await answer.json().catch(() => undefined)) as Manifest | undefined) : undefined;
  said = { version: manifest?.version, at: Date.now() };
  return manifest?.version;
}

/**
 * Fetches and stores the missing files of a version, each after a check that its content is that version's. Before each
 * file, `wanted` is asked whether the fetch is still needed.
 */
export async function take(
  store: Store,
  site: Site,
  scope: string,
  paths: Iterable<string>,
  wanted: () => boolean,
): Promise<Taken> {
  const left = [...missing(site, paths, await store.kept())];
  const kept: string[] = [];
  let refused = 0;
  let trouble: Trouble | undefined;
  const one = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined && !trouble && wanted(); path = left.shift()) {
      try {
        if (await takeOne(store, site, scope, path)) kept.push(path);
        else refused += 1;
      } catch (error) {
        if (!(error instanceof Stopped)) throw error;
        trouble ??= error.trouble;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return { kept, refused, ...(trouble && { trouble }) };
}

async function takeOne(store: Store, site: Site, scope: string, path: string): Promise<boolean> {
  const { hash = '' } = site.files.get(path) ?? {};
  // The browser's copy may be another version's; the server is then asked.
  for (const cache of isLasting(path) ? (['default'] as const) : (['default', 'no-cache'] as const)) {
    const answer = await fetch(scope + path, { cache, priority: 'low' }).catch(() => undefined);
    if (!answer) throw new Stopped('offline');
    const body = answer.ok ? await answer.arrayBuffer().catch(() => undefined) : undefined;
    if (answer.ok && !body) throw new Stopped('offline');
    if (!body || (await digest(body)) !== hash) continue;
    await store.put(path, hash, body, answer.headers).catch(() => {
      throw new Stopped('full');
    });
    return true;
  }
  const served = await servedVersion(scope).catch(() => {
    throw new Stopped('offline');
  });
  if (served !== undefined && served !== site.version) throw new Stopped('moved');
  return false;
}
