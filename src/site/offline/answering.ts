import { gameOpen } from '../../ui/table/busy.ts';
import { answerPage, isLasting, type Network, offlinePage, versionOf } from './decide.ts';
import { digest } from './digest.ts';
import { servedVersion } from './fetching.ts';
import { type BookList, listPath, NOT_FOUND, type Site } from './manifest.ts';
import type { Store } from './store.ts';
import type { FetchAsked, WorkerScope } from './worker-types.ts';

/** The longest wait for the network for a kept page, in ms. */
const PATIENCE = 2000;

export interface Answering {
  page(event: FetchAsked, path: string): Promise<Response>;
  file(event: FetchAsked, path: string): Promise<Response>;
  /** The known versions: the worker's own first, then the newest. */
  sites(): Promise<readonly Site[]>;
  /** Fetches the list of the book at a path, if it is not known yet. Always settles. */
  learnFor(path: string): Promise<void>;
}

/** Answers the requests of pages. `own`: the version of the worker. */
export function answering(worker: WorkerScope, scope: string, store: Store, own: string): Answering {
  /** Pages that are still being received: their version is known after their last byte. */
  const coming = new Map<string, Promise<string | undefined>>();

  async function sites(): Promise<readonly Site[]> {
    const known = await store.sites();
    return [
      ...known.filter(({ version }) => version === own),
      ...known.filter(({ version }) => version !== own).reverse(),
    ];
  }

  async function learnFor(path: string): Promise<void> {
    const known = await store.site(own);
    const book = known?.unlearned(path);
    if (!known || book === undefined) return;
    try {
      const answer = await fetch(scope + listPath(book), { cache: 'no-cache' });
      const list = (await answer.json()) as BookList;
      // Another version's list does not apply to this one.
      if (list.version === known.books[book]?.version) await store.addList(book, list);
    } catch {
      // Without a network: the pages of the book are known when there is a connection again.
    }
  }

  /** Reads a page from the network to find its version; stores it, and remembers the version of the client. */
  async function look(sent: Response, path: string, client: string): Promise<string | undefined> {
    const body = await sent.arrayBuffer();
    const hash = await digest(body);
    await learnFor(path);
    const version = versionOf(path, hash, await sites());
    if (version === undefined) {
      // Checks whether the server has a newer version.
      void worker.registration.update().catch(() => {});
      return undefined;
    }
    await store.bind(client, version);
    // There is no space, so it is not stored.
    await store.put(path, hash, body, sent.headers).catch(() => {});
    return version;
  }

  async function page(event: FetchAsked, path: string): Promise<Response> {
    const client = event.resultingClientId;
    const playing = await gameOpen();
    const network = fetch(afresh(event.request)).catch(() => undefined);
    const known = await sites();
    const kept = await versionsWith(path, known);
    const sent = await (kept.length > 0 ? Promise.race([network, pause(PATIENCE)]) : network);
    // A redirect: the browser follows it.
    if (sent?.type === 'opaqueredirect') return sent;
    let said: Network = sent ? { is: 'refused', status: sent.status } : { is: 'none' };
    if (sent?.ok) {
      const version = look(sent.clone(), path, client);
      coming.set(client, version);
      event.waitUntil(version.catch(() => {}).then(() => coming.delete(client)));
      // Its version does not matter, so the answer need not wait for its end.
      if (!playing) return sent;
      said = { is: 'sent', version: await version };
    }
    const answer = answerPage(path, said, known, kept, playing);
    if (answer.is === 'network' && sent) return sent;
    if (answer.is === 'slash') return Response.redirect(`${scope}${path}/${new URL(event.request.url).search}`, 302);
    if (answer.is === 'kept') {
      const found = await keptPage(path, answer.version, client);
      if (found) return found;
    }
    const instead = known[0] && (answer.is === 'not-found' ? NOT_FOUND : offlinePage(path, known[0]));
    const found = instead && known[0] && (await keptPage(instead, known[0].version, client));
    if (!found) return (await network) ?? Response.error();
    return new Response(found.body, { status: answer.is === 'not-found' ? 404 : 503, headers: found.headers });
  }

  /** A stored page of a version; the client that it creates belongs to that version from now on. */
  async function keptPage(path: string, version: string, client: string): Promise<Response | undefined> {
    const file = (await store.site(version))?.files.get(path);
    const found = file && (await store.get(path, file.hash));
    if (found) await store.bind(client, version);
    return found;
  }

  async function versionsWith(path: string, known: readonly Site[]): Promise<readonly string[]> {
    const found: string[] = [];
    for (const { version, files } of known) {
      const file = files.get(path);
      if (file && (await store.get(path, file.hash))) found.push(version);
    }
    return found;
  }

  async function file(event: FetchAsked, path: string): Promise<Response> {
    const site = await siteFor(event.clientId, path);
    const known = site?.files.get(path);
    if (!site || !known) return fetch(event.request);
    const kept = await store.get(path, known.hash);
    if (kept) return kept;
    const sent = await fetch(event.request);
    if (!sent.ok) {
      if (sent.status === 404) void worker.registration.update().catch(() => {});
      return sent;
    }
    const keep = (answer: Response, body: ArrayBuffer): Response => {
      event.waitUntil(store.put(path, known.hash, body, answer.headers).catch(() => {}));
      return answer;
    };
    const body = await sent.clone().arrayBuffer();
    if ((await digest(body)) === known.hash) return keep(sent, body);
    if (isLasting(path)) return sent;
    // It may be the browser's copy of another version.
    const anew = await fetch(event.request, { cache: 'no-cache' });
    const fresh = await anew.clone().arrayBuffer();
    if ((await digest(fresh)) === known.hash) return keep(anew, fresh);
    // The server changes its content, or has another version: this page cannot use it.
    if ((await servedVersion(scope)) === site.version) return anew;
    void worker.registration.update().catch(() => {});
    return Response.error();
  }

  /** The version of a requested file; undefined for a page without a version, whose requests go to the network. */
  async function siteFor(client: string, path: string): Promise<Site | undefined> {
    // Its name depends on its content, so there is no need to wait for the end of the page.
    if (isLasting(path)) return (await sites()).find(({ files }) => files.has(path));
    const version = (await coming.get(client)?.catch(() => undefined)) ?? (await store.boundTo(client));
    if (version !== undefined) return store.site(version);
    const who = await worker.clients.get(client);
    if (!who || who.type === 'window' || !who.url.startsWith(scope)) return undefined;
    // A worker of a page: it has the version of its script.
    const script = who.url.slice(scope.length);
    return (await sites()).find(({ files }) => files.has(script));
  }

  return { page, file, sites, learnFor };
}

const pause = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms));

/** Asks the server whether the browser's copy is still valid, because it may be of an older version. */
function afresh(request: Request): Request {
  try {
    return new Request(request, { cache: 'no-cache' });
  } catch {
    // A browser that does not allow this for a page.
    return request;
  }
}
