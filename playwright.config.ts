import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/browser.ts';
import { freePort } from './tests/e2e/shared/free-port.ts';

// The runner's workers read this file too: they inherit the port that the first reading has found.
process.env['SCRIPTORIUM_TEST_PORT'] ??= String(await freePort());
const PORT = process.env['SCRIPTORIUM_TEST_PORT'];
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  timeout: 90_000,
  // Whatever is waited for comes in its own time: a machine that is busy with other things is no reason to fail.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['./tests/e2e/shared/closing-line.ts']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Recording every test costs a third of their time: a failure is looked into with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
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
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] }, grepInvert: /@phone/ },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone/ },
  ],
  webServer: {
    command: `npm run preview:test -- --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/hispania/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
