import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { hispania } from '../../src/books/hispania/engine/game.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import type { Json } from '../../src/kernel/contract.ts';
import { encode } from '../../src/kernel/links.ts';
import { wholeGame } from '../hispania/table/whole-game.ts';

/**
 * How fast a prompt answers on a slow phone: the built table in a browser whose processor is throttled to a quarter, at the
 * position of the whole games where most can be answered. From the tap to the frame in which what came of it stands on the page;
 * how long a browser without a graphics card then paints says nothing of a phone.
 */

const SITE = 'dist';
const SLOWER = 4;
const TAPS = 9;
const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Milliseconds for choosing a stack and for moving it, the median of several taps each; nothing without a build or a browser. */
export async function promptOnAPhone(): Promise<{ readonly choose: number; readonly answer: number } | undefined> {
  const browser = await openBrowser();
  if (!browser) return undefined;
  const server = await serve();
  try {
    const { port } = server.address() as { readonly port: number };
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
    const packed = await encode({ position: fullest() } as unknown as Json);
    await page.goto(`http://127.0.0.1:${port}/hispania/play/#position=${packed}`);
    // A reader who opens a link chooses the players.
    await page.locator('.who-plays .btn.pri').click();
    await page.locator('.leaf .choice').first().waitFor();
    const throttled = await page.context().newCDPSession(page);
    await throttled.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const choose: number[] = [];
    const answer: number[] = [];
    for (let i = 0; i < TAPS; i++) {
      choose.push(await tap(page, '.leaf .choice'));
      await settled(page);
      answer.push(await tap(page, '.leaf [data-way]'));
      await settled(page);
      await tap(page, '.stick .btn');
      await settled(page);
    }
    return { choose: median(choose), answer: median(answer) };
  } finally {
    await browser.close();
    server.close();
  }
}

/** Taps the first of these, and waits for the frame that shows what came of it. */
function tap(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const element = document.querySelector<HTMLElement>(wanted);
        const begun = performance.now();
        element?.click();
        requestAnimationFrame(() => resolve(performance.now() - begun));
      }),
    selector,
  );
}

/** Waits until the page has painted and has nothing more to do. */
function settled(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/** The position of a movement in which most can be answered. */
function fullest(): State {
  const moves = wholeGame('D-standard').entries.map(({ state }) => state);
  const size = (state: State): number => {
    const decision = hispania.decision(state);
    return decision?.kind === 'move' ? decision.choices.length : 0;
  };
  return moves.reduce((most, state) => (size(state) > size(most) ? state : most));
}

function median(of: readonly number[]): number {
  return [...of].sort((a, b) => a - b)[of.length >> 1] ?? Number.NaN;
}

/** A browser, if there is one and a page to show in it. */
export async function openBrowser(): Promise<Browser | undefined> {
  const executablePath = findBrowser();
  if (!existsSync(join(SITE, 'hispania/play/index.html')) || !executablePath) return undefined;
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

/** Serves the built site on a port that is free, packed as hosts pack it. */
export function serve(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname));
    const at = join(SITE, path.endsWith('/') ? `${path}index.html` : path);
    if (!at.startsWith(SITE) || !existsSync(at) || !statSync(at).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(at)] ?? 'application/octet-stream';
    const packs = /text|json|svg/.test(type);
    response.writeHead(200, { 'content-type': type, ...(packs && { 'content-encoding': 'gzip' }) });
    response.end(packs ? gzipSync(readFileSync(at)) : readFileSync(at));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
