/**
 * The page that is shown without a connection. It lists the stored pages with their titles, those in the language of
 * the page first, and returns to the requested page as soon as there is a connection again.
 */
import { filesCache } from '../../ui/kept/site-keys.ts';

const list = document.querySelector<HTMLUListElement>('[data-kept]');
const scope = new URL(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/`, location.href).href;
/** Replacement pages, and the roots, which show a page that has its own address. */
const NOT_LISTED = /^(\w\w\/)?(offline\/)?$/;

async function show(into: HTMLElement): Promise<void> {
  const cache = await caches.open(filesCache(scope));
  const found = new Map<string, string>();
  for (const request of await cache.keys()) {
    const path = request.url.slice(scope.length).replace(/\?.*$/, '');
    if (!path.endsWith('/') || NOT_LISTED.test(path)) continue;
    const html = await (await cache.match(request))?.text();
    const title = /<title>([^<]*)/.exec(html ?? '')?.[1];
    if (title) found.set(path, title);
  }
  if (found.size === 0) return;
  const { lang } = document.documentElement;
  const langOf = (path: string): string => /^(\w\w)\//.exec(path)?.[1] ?? 'en';
  const rank = (path: string): number => (langOf(path) === lang ? 0 : 1);
  const order = new Intl.Collator(lang, { numeric: true });
  const paths = [...found.keys()].sort((a, b) => rank(a) - rank(b) || order.compare(a, b));
  const text = document.createElement('textarea');
  for (const path of paths) {
    const link = document.createElement('a');
    link.href = scope + path;
    link.lang = langOf(path);
    // The title as plain text, without its entities and without the names of book and site.
    text.innerHTML = found.get(path) ?? '';
    link.textContent = text.value.replace(/( – [^–]*){1,2}$/, '');
    const item = document.createElement('li');
    item.append(link);
    into.append(item);
  }
  for (const one of document.querySelectorAll<HTMLElement>('[data-any]')) one.hidden = false;
  for (const one of document.querySelectorAll<HTMLElement>('[data-none]')) one.hidden = true;
}

if (list) void show(list);
document.querySelector('[data-again]')?.addEventListener('click', () => location.reload());

/** Pauses between two attempts to reach the network, in ms: each is twice as long as the one before. */
const FIRST = 4_000;
const LONGEST = 60_000;

/**
 * Returns to the page as soon as the network answers. Browsers report a connection before there is one, and a slow one
 * may miss the worker's patience: so it asks again. The worker leaves these requests to the network.
 */
async function ask(pause = FIRST): Promise<void> {
  const answer = navigator.onLine && (await fetch(location.href, { method: 'HEAD' }).catch(() => undefined));
  if (answer) location.reload();
  else if (navigator.onLine) setTimeout(() => void ask(Math.min(2 * pause, LONGEST)), pause);
}

addEventListener('online', () => void ask());
if (navigator.onLine) setTimeout(() => void ask(), FIRST);
