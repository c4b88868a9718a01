import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openSettled, settled } from '../tests/e2e/shared/settled.ts';
import { findBrowser } from './browser.ts';
import { missing, saidIn } from './said.ts';

/**
 * `npm run check:base`: builds the shipped site below a folder of a host, follows every link and opens its pages there;
 * then builds it with the book for the tests as well, and compares. Fails if an address leads out of that folder, if a
 * page requests a missing file, or if the second book changes more than the lists of all books.
 */

const BASE = '/some/books/';
const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const folder = mkdtempSync(join(tmpdir(), 'scriptorium-base-'));
/** The same with one more book. */
const larger = mkdtempSync(join(tmpdir(), 'scriptorium-more-'));
const MORE = 'tiny';
/** The pages and files that list all books. */
const LISTS = /^(?:(?:fr\/)?(?:offline\/)?index\.html|404\.html|search\/books\.json)$/;

/** Addresses in pages and styles that lead to the root of the host instead of the folder. */
function strays(): readonly string[] {
  const found = new Set<string>();
  for (const name of globSync('**/*.{html,css}', { cwd: folder })) {
    const text = readFileSync(join(folder, name), 'utf8');
    for (const [, address = ''] of text.matchAll(/(?:\s(?:href|src|action|data-home)="|url\(["']?)(\/[^"')]*)/g)) {
      if (!address.startsWith(BASE) && !address.startsWith('//')) found.add(`${name}: ${address}`);
    }
  }
  return [...found];
}

/**
 * Opens pages of each kind in a browser and performs the first actions of a reader. Returns missing files and errors.
 */
async function walked(): Promise<readonly string[]> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no browser was found: npm run browser');
  const wrong: string[] = [];
  const server = await served(wrong);
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => wrong.push(String(error)));
    const open = (path: string) => openSettled(page, `http://127.0.0.1:${port}${BASE}${path}`);
    for (const walk of WALKS) await walk(page, open);
  } finally {
    await browser.close();
    server.close();
  }
  return wrong;
}

type Walk = (page: Page, open: (path: string) => Promise<unknown>) => Promise<unknown>;

const WALKS: readonly Walk[] = [
  async (page, open) => {
    await open('hispania/scenes/castile-at-toledo/');
    await page.getByRole('button', { name: /^Fight in/ }).click();
    await page.getByRole('button', { name: 'Confirm targets' }).waitFor();
  },
  async (page, open) => {
    await open('hispania/rules/6-combat/');
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('retreat');
    await page.locator('dialog ol a').first().click();
    await page.waitForURL(new RegExp(`${BASE}hispania/`));
  },
  async (page, open) => {
    await open('hispania/learn/targets/');
    await page.locator('.lesson-steps .mapsheet').hover();
    await settled(page);
  },
  async (page, open) => {
    await open('hispania/odds/');
    await page.locator('.odds.full').first().waitFor();
  },
  async (page, open) => {
    await open('hispania/play/');
    await page.getByRole('button', { name: 'Begin', exact: true }).click();
    await page.locator('section.asked').waitFor();
  },
  async (page, open) => {
    await open('fr/hispania/');
    await page.locator('main a').first().waitFor();
    await open('offline/');
  },
];

/** Serves the folder below its base. Requests outside it and for missing files are recorded in `wrong`. */
async function served(wrong: string[]): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const path = decodeURI(new URL(url, 'http://x').pathname);
    const name = path.startsWith(BASE) ? path.slice(BASE.length).replace(/(^|\/)$/, '$1index.html') : '';
    const file = join(folder, name);
    if (name && existsSync(file) && statSync(file).isFile()) {
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      response.end(readFileSync(file));
      return;
    }
    // A browser requests this one by itself, at the root of the host.
    if (path !== '/favicon.ico') wrong.push(`${path} is not there`);
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Builds the site below its base into a folder. */
function build(script: 'build' | 'build:test', into: string): void {
  const built = spawnSync('npm', ['run', script, '--', '--outDir', into], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SITE_BASE: BASE, SITE_URL: 'https://books.example.org', SCRIPTORIUM_DIST: into },
  });
  if (built.status !== 0) throw new Error('the site has not been built');
}

/** The faults that the test of links finds, for every address of every page and file. */
function lost(): readonly string[] {
  const { status, stdout } = spawnSync(process.execPath, ['--test', 'tests/built/links.test.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SCRIPTORIUM_DIST: folder, SCRIPTORIUM_BASE: BASE.replace(/\/$/, '') },
  });
  return status === 0 ? [] : [stdout];
}

/** The changes by one more book outside its own folders and its lines in the lists of all books. */
function changed(): readonly string[] {
  const own = (name: string): boolean => new RegExp(`^(?:fr/)?${MORE}/`).test(name);
  const files = (of: string): readonly string[] =>
    globSync('**/*', { cwd: of })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => !name.startsWith('_astro/') && !own(`${name}/`) && statSync(join(of, name)).isFile());
  const [less, more] = [files(folder), files(larger)];
  const found = [
    ...missing(less, more).map((name) => `${name} is gone`),
    ...missing(more, less).map((name) => `${name} is new`),
  ];
  const [before, now] = [saidIn(folder), saidIn(larger)];
  for (const [name, lines] of Object.entries(before)) {
    if (LISTS.test(name)) continue;
    const [gone, come] = [missing(lines, now[name] ?? []), missing(now[name] ?? [], lines)];
    found.push(...[...gone, ...come].map((line) => `${name}: ${line.slice(0, 200)}`));
  }
  const mapped = (of: string): readonly string[] =>
    readFileSync(join(of, 'sitemap-0.xml'), 'utf8')
      .replace('</urlset>', '')
      .split('<url>')
      .filter((line) => !line.includes(`/${MORE}/`));
  found.push(...missing(mapped(larger), mapped(folder)).map((line) => `sitemap: ${line}`));
  return found;
}

try {
  build('build', folder);
  build('build:test', larger);
  const wrong = [...strays(), ...lost(), ...(await walked()), ...changed()];
  for (const line of wrong) console.error(line);
  console.log(
    wrong.length === 0 ? `all addresses lie below ${BASE}, and ${MORE} adds its own alone` : `${wrong.length} wrong`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  for (const one of [folder, larger]) rmSync(one, { recursive: true, force: true });
}
