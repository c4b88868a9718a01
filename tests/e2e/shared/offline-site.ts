import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { SCENE_IDS } from '../../../src/books/hispania/scenes/ids.ts';
import { LESSON_IDS as TINY_LESSONS } from '../../../src/books/tiny/lessons/ids.ts';
import { SCENE_IDS as TINY_SCENES } from '../../../src/books/tiny/scenes/ids.ts';
import { makeLists } from '../../../src/site/offline/make.ts';
import { built, type Files, found, nameOf } from './built-site.ts';
import { settled } from './settled.ts';

/** The number of minutes for which browsers may cache, as hosts of static sites often say. */
const HELD = 'public, max-age=600';

/**
 * The next version of the site: every script has another name, every page and fragment ends with a mark, and the cards say
 * something else. What is not touched by this is the same in both.
 */
async function makeNext(files: Files): Promise<Files> {
  const renamed = (name: string): string => name.replace(/(_astro\/[\w.@~-]+)\.js$/, '$1-2.js');
  const scripts = new Set([...files.keys()].flatMap((name) => /^_astro\/(.*\.js)$/.exec(name)?.[1] ?? []));
  const changed = new Map<string, Buffer>();
  for (const [name, bytes] of files) {
    let text = /\.(html|js)$/.test(name)
      ? bytes
          .toString()
          .replace(/[\w.@~-]+\.js/g, (name) => (scripts.has(name) ? name.replace(/\.js$/, '-2.js') : name))
      : '';
    if (name.endsWith('.html')) text = text.replace(/<\/main>|<\/article>/, '<b class="second">Second version</b>$&');
    if (name.startsWith('hispania/cards/')) text = bytes.toString().replaceAll('Toledo', 'Toletum');
    changed.set(renamed(name), text ? Buffer.from(text) : bytes);
  }
  const list = [...changed].map(([name, bytes]) => ({ name, bytes: new Uint8Array(bytes) }));
  const { manifest, books } = await makeLists(list, { hispania: SCENE_IDS, tiny: [...TINY_SCENES, ...TINY_LESSONS] });
  for (const [book, its] of Object.entries(books))
    changed.set(`${book}/offline.json`, Buffer.from(JSON.stringify(its)));
  const { version } = JSON.parse(String(files.get('offline.json'))) as { version: string };
  changed.set('offline.json', Buffer.from(JSON.stringify(manifest)));
  changed.set('sw.js', Buffer.from(String(files.get('sw.js')).replaceAll(version, manifest.version)));
  return changed;
}

/** Both versions, which are made once for all tests of a worker. */
let first: Files | undefined;
let second: Promise<Files> | undefined;

/** Serves what was built at an address of its own, and later its next version; it can be cut off, slowed down or broken. */
export class Site {
  #files: Files;
  readonly #server: Server;
  /** Milliseconds that each answer waits; without end there is none. */
  delay = 0;
  /** Whether it adds the slash that an address lacks, as not every host does. */
  adds: 'slash' | 'nothing' = 'slash';
  /** Names of files that the server stumbles over. */
  broken: RegExp | undefined;

  private constructor() {
    first ??= built();
    this.#files = first;
    this.#server = createServer(({ url = '/' }, response) => {
      const answer = (): void => this.#answer(nameOf(url), response);
      if (Number.isFinite(this.delay)) setTimeout(answer, this.delay);
    });
  }

  static async open(): Promise<Site> {
    const site = new Site();
    await site.connect(0);
    return site;
  }

  #port = 0;
  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async connect(port = this.#port): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** It cannot be reached until it is connected again. */
  async cut(): Promise<void> {
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
  }

  async publishNext(): Promise<void> {
    second ??= makeNext(this.#files);
    this.#files = await second;
  }

  #answer(name: string, response: ServerResponse): void {
    if (this.broken?.test(name)) {
      response.writeHead(500).end();
      return;
    }
    if (!this.#files.has(name) && this.adds === 'slash' && this.#files.has(`${name}/index.html`)) {
      response.writeHead(301, { location: `/${name}/` }).end();
      return;
    }
    const { status, type, bytes } = found(this.#files, name);
    response.writeHead(status, { 'content-type': type, 'cache-control': HELD }).end(bytes);
  }
}

/** The names of what is kept, path and hash. */
export const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.endsWith(' files'));
    return name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
  });

/** Opens a page and waits until it is kept, the last of what it needs too. */
export async function visit(page: Page, path: string, ...last: readonly RegExp[]): Promise<void> {
  await page.goto(path);
  const isKept = async () => {
    const urls = await kept(page);
    return last.every((one) => urls.some((url) => one.test(url)));
  };
  await expect.poll(isKept).toBe(true);
  // And what comes with it.
  await settled(page);
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = (await kept(page)).length;
        const same = now === before;
        before = now;
        return same;
      },
      { intervals: [400] },
    )
    .toBe(true);
}

/** Cuts the connection: of the browser, and of the server. */
export async function cut(page: Page, site: Site): Promise<void> {
  await site.cut();
  await page.context().setOffline(true);
}
