import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * Finds a browser for the tests, or installs one, in this order: the environment variable, the system's Chromium or
 * Chrome, Playwright's own download, Debian's package (as root).
 */

const VARIABLE = 'SCRIPTORIUM_BROWSER';
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Debian’s packages. The headless shell uses up to a third less processor time for the same tests: it draws no window of its own. */
const DEBIAN = ['chromium-headless-shell', 'chromium'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of an installed browser that starts, or undefined. Throws if the environment variable names one that does
 * not.
 */
export function findBrowser(): string | undefined {
  const named = process.env[VARIABLE];
  if (named) {
    if (!existsSync(named)) throw new Error(`${VARIABLE} is set to ${named}, but there is no such file.`);
    return named;
  }
  const own = chromium.executablePath();
  return [...NAMES.flatMap(which), ...MAC, own].find((path) => existsSync(path) && starts(path));
}

/** A file is not enough: Ubuntu’s stub only points to a snap, and Playwright’s download may lack the system’s libraries. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function which(name: string): readonly string[] {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? [found.stdout.trim()] : [];
}

/** Installs a browser: Playwright's, or Debian's if that download is not available and this is root on Debian. */
function install(): void {
  console.log('No browser found: trying Playwright’s own download.');
  // `--no` keeps npm from asking the registry: Playwright is a dependency of this project.
  const own = spawnSync('npm', ['exec', '--no', '--', 'playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 240_000,
  });
  if (own.status === 0 && findBrowser()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Trying Debian’s packages of Chromium.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // The failed command has printed the reason; the caller prints what to do.
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    for (const name of DEBIAN) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env });
      if (findBrowser()) return;
    }
  }
}

if (import.meta.main) {
  if (!findBrowser()) install();
  const path = findBrowser();
  if (path) {
    console.log(`Browser for the tests: ${path}`);
    if (!path.includes('headless'))
      console.log(`With Debian’s package ${DEBIAN[0]} they need up to a third less processor time.`);
  } else {
    console.error(
      `The tests need Chromium or Chrome and none could be found or installed.\n` +
        `Install one, or say where it is: ${VARIABLE}=/path/to/chromium npm test`,
    );
    process.exit(1);
  }
}
