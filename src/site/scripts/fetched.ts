/** What is being fetched or is there, by address. */
const coming = new Map<string, Promise<unknown>>();

/**
 * Performs a dynamic import once all its files are there; the build puts this around each (`src/site/build/imports.ts`).
 * A browser remembers a script that it could not load: another import of it fails without asking the network, even in
 * another import's files. What `fetch` could not get is forgotten, so each press of "Try again" asks; what it got, the
 * import takes from the browser's cache.
 * `paths`: the files, from the base of the site. Rejects if one of them cannot be fetched.
 */
export async function __vitePreload<T>(load: () => Promise<T>, paths: readonly string[] = []): Promise<T> {
  const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
  await Promise.all(paths.map((path) => fetched(new URL(base + path, location.href).href)));
  return load();
}

function fetched(address: string): Promise<unknown> {
  const one = coming.get(address) ?? bring(address);
  coming.set(address, one);
  // Its failure is told to whoever waits for it; the next one asks again.
  one.catch(() => coming.delete(address));
  return one;
}

async function bring(address: string): Promise<unknown> {
  if (performance.getEntriesByName(address).some(isThere)) return;
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await answer.arrayBuffer();
  if (!address.endsWith('.css')) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  document.head.append(link);
  return new Promise((done, failed) => {
    link.onload = done;
    link.onerror = failed;
  });
}

/** Whether the page has loaded a file by itself. */
function isThere(entry: PerformanceEntry): boolean {
  const { responseStatus } = entry as PerformanceResourceTiming;
  return responseStatus > 0 && responseStatus < 400;
}
