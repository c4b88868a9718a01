import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DIST } from '../built/dist.ts';
import { freePort } from '../e2e/shared/free-port.ts';
import { type Begin, Missing } from './driver.ts';
import { firefox } from './firefox.ts';
import { pageOf } from './page.ts';
import { walk } from './walk.ts';
import { webkit } from './webkit.ts';

/**
 * `npm run browsers [firefox] [webkit]`: the same short walk through the built site in each of them, with pictures to look at in
 * `results/browsers`. Exit code 1 when a walk fails, 2 when a browser is missing or the site is not built.
 */

const BROWSERS: Readonly<Record<string, Begin>> = { firefox, webkit };
const RESULTS = resolve('results/browsers');

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(BROWSERS, name));
if (unknown.length > 0)
  leave(`No such browser: ${unknown.join(', ')}. There are: ${Object.keys(BROWSERS).join(', ')}.`);
if (!existsSync(`${DIST}/hispania/index.html`)) leave('The site is not built: npm run build:test comes first.');

const port = await freePort();
const base = `http://127.0.0.1:${port}`;
const site = spawn('npm', ['run', 'preview', '--', '--port', String(port)], { stdio: 'ignore', detached: true });
try {
  await answers(`${base}/hispania/`);
  for (const name of asked.length > 0 ? asked : Object.keys(BROWSERS)) await walkIn(name, BROWSERS[name] as Begin);
} finally {
  if (site.pid) process.kill(-site.pid);
}

async function walkIn(name: string, begin: Begin): Promise<void> {
  const folder = join(RESULTS, name);
  const downloads = join(folder, 'downloads');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(downloads, { recursive: true });
  const started = Date.now();
  try {
    const driver = await begin(downloads);
    const page = pageOf(driver, base, folder);
    try {
      await walk(page, downloads);
      console.log(`${name}: walked in ${Math.round((Date.now() - started) / 1000)} s. Look at the pictures: ${folder}`);
    } catch (error) {
      await page.picture('failed').catch(() => undefined);
      throw error;
    } finally {
      await driver.close();
    }
  } catch (error) {
    if (error instanceof Missing) {
      console.error(`${name}: ${error.message} ${error.remedy}`);
      process.exitCode = 2;
    } else {
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      process.exitCode = 1;
    }
  }
}

/** Waits until the preview answers. */
async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await pause(200);
  }
  throw new Error('the preview does not answer');
}

function leave(why: string): never {
  console.error(why);
  process.exit(2);
}
