import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../e2e/shared/free-port.ts';
import { readBuilt } from './dist.ts';

/** The browser tests have a server of their own (`tests/e2e/shared/server.ts`): this is the one of `npm start`. */

/** What an address answers, as soon as there is a server. */
async function answer(address: string): Promise<Response> {
  for (;;) {
    try {
      return await fetch(address);
    } catch {
      await wait(100);
    }
  }
}

it('the preview serves the built site, and its page of missing addresses', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const args = ['run', 'preview:test', '--', '--port', String(port)];
  // A group of its own, so that what npm has started ends with it.
  const preview = spawn('npm', args, { stdio: 'ignore', detached: true });
  const over = once(preview, 'exit');
  try {
    const page = await Promise.race([answer(`${origin}/hispania/`), over.then(() => undefined)]);
    assert.ok(page, 'the preview has ended');
    assert.equal(page.status, 200);
    assert.equal(await page.text(), readBuilt('hispania/index.html'));
    const missing = await fetch(`${origin}/no-such-page/`);
    assert.equal(missing.status, 404);
    assert.equal(await missing.text(), readBuilt('404.html'));
  } finally {
    if (preview.pid && preview.exitCode === null) process.kill(-preview.pid);
    await over;
  }
});
