import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
import { freePort } from './tests/e2e/shared/free-port.ts';

// The runner's workers read this file too: they inherit the port that the first reading has found.
process.env['SCRIPTORIUM_TEST_PORT'] ??= String(await freePort());
const PORT = process.env['SCRIPTORIUM_TEST_PORT'];
const executablePath = findBrowser();
// A picture of a failure needs pages that are drawn: `SCRIPTORIUM_DRAWN=1 npm run test:e2e -- FILE`.
const isDrawn = process.env['SCRIPTORIUM_DRAWN'] !== undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  // A machine that is busy with other things takes ten times as long as one that is not, and that is no failure: no test has
  // limits of its own.
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  // Node reads TypeScript itself: Playwright's own translation of it took longer than the fastest tests.
  build: { external: ['**/*.ts'] },
  reporter: [['list'], ['./tests/e2e/shared/closing-line.ts']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // What is to be pressed and is not there fails its test, and does not hold up all that come after it.
    actionTimeout: 120_000,
    // Recording every test costs a third of their time: a failure is looked into with `--trace on`.
    trace: 'off',
    screenshot: isDrawn ? 'only-on-failure' : 'off',
    // One context for all tests that ask for no other, emptied between them: a new one costs half a second of each test.
    reuseContext: true,
    // What moves is drawn at once: it takes two fifths of a game's time. Tests of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What a page loads shall be what it asks for; the worker has tests of its own (offline.spec.ts), which allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // The last four keep the browser from asking the network for anything of its own.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Without memory for it nothing is painted into pixels, which takes a sixth of a test; styles and sizes are the same.
        ...(isDrawn ? [] : ['--force-gpu-mem-available-mb=0']),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Two tests run at a time: threads of their own beside them only get in each other's way. And no page lives long enough
        // to fill its heap: with room from the start nothing looks for what can be thrown away.
        '--js-flags=--single-threaded --initial-heap-size=256 --min-semi-space-size=32',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] }, grepInvert: /@phone/ },
    // What is measured is measured in pixels of CSS; drawing seven of the device for each takes its time.
    { name: 'phone', use: { ...devices['Pixel 7'], deviceScaleFactor: 1 }, grep: /@phone/ },
  ],
  webServer: {
    command: `node tests/e2e/shared/server.ts ${PORT}`,
    url: `http://127.0.0.1:${PORT}/hispania/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
