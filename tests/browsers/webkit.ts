import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../e2e/shared/free-port.ts';
import type { Begin } from './driver.ts';
import { find } from './find.ts';

const PACKAGES = 'webkit2gtk-driver xvfb xauth';
/** The key of an element in WebDriver's responses. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK's small browser in an invisible window, over W3C WebDriver. */
export const webkit: Begin = async (downloads) => {
  const driver = find('SCRIPTORIUM_WEBKIT_DRIVER', ['WebKitWebDriver'], 'WebKit’s driver', PACKAGES);
  const binary = find(
    'SCRIPTORIUM_MINIBROWSER',
    ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
    'WebKit’s MiniBrowser',
    PACKAGES,
  );
  const screen = find('SCRIPTORIUM_XVFB_RUN', ['xvfb-run'], 'A screen that nobody sees (xvfb-run)', PACKAGES);
  const port = await freePort();
  const server = spawn(screen, ['-a', '-s', '-screen 0 1800x1400x24', driver, `--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...surroundings(downloads) },
  });
  const call = caller(`http://127.0.0.1:${port}`);
  try {
    await ready(call, server);
    const { sessionId } = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    })) as { readonly sessionId: string };
    const inPage = (method: string, path: string, body?: unknown) => call(method, `/session/${sessionId}${path}`, body);
    const element = async (selector: string): Promise<string> => {
      const found = await inPage('POST', '/element', { using: 'css selector', value: selector });
      return (found as { readonly [ELEMENT]: string })[ELEMENT];
    };
    const read = (expression: string) => inPage('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
    const keys = async (selector: string, text: string): Promise<void> => {
      await inPage('POST', `/element/${await element(selector)}/value`, { text });
    };
    return {
      size: async (width, height) => {
        // The window has a frame and a bar of its own: twice, since the first answer tells how much they take.
        for (let tries = 0, more = [0, 0]; tries < 2; tries++) {
          await inPage('POST', '/window/rect', { width: width + (more[0] ?? 0), height: height + (more[1] ?? 0) });
          await pause(300);
          const inner = (await read('[innerWidth, innerHeight]')) as readonly number[];
          more = [width - (inner[0] ?? width) + (more[0] ?? 0), height - (inner[1] ?? height) + (more[1] ?? 0)];
        }
      },
      open: async (url) => void (await inPage('POST', '/url', { url })),
      read,
      click: async (selector) => {
        // With the pointer: an element's own click finds no part of a drawing.
        const [x, y] = (await read(middleOf(selector))) as readonly number[];
        const actions = [
          { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await inPage('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
      },
      type: keys,
      hand: keys,
      picture: async () => {
        await read(STIR);
        return Buffer.from((await inPage('GET', '/screenshot')) as string, 'base64');
      },
      close: async () => {
        await inPage('DELETE', '');
        end(server);
      },
    };
  } catch (error) {
    end(server);
    throw error;
  }
};

/** A picture waits for the next time something is drawn: a dot that can hardly be seen keeps the page drawing for some seconds. */
const STIR = `(() => {
  const dot = document.body.appendChild(document.createElement('i'));
  dot.style.cssText = 'position:fixed;left:0;bottom:0;width:1px;height:1px;z-index:99';
  let left = 100;
  const stir = setInterval(() => {
    dot.style.background = left % 2 ? '#8881' : '#8882';
    if (--left === 0) { clearInterval(stir); dot.remove(); }
  }, 50);
})()`;

/** An expression for the middle of the first element that fits. */
const middleOf = (selector: string): string =>
  `(({ x, y, width, height }) => [Math.round(x + width / 2), Math.round(y + height / 2)])` +
  `(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`;

/** The browser's environment: a home of its own, whose folder for downloads is this one; drawn without a graphics card. */
function surroundings(downloads: string): NodeJS.ProcessEnv {
  const home = join(dirname(downloads), 'home');
  const config = join(home, '.config');
  mkdirSync(config, { recursive: true });
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return {
    HOME: home,
    XDG_CONFIG_HOME: config,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
}

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

function caller(address: string): Call {
  return async (method, path, body) => {
    const asked = `${method} ${path.replace(/\/session\/[^/]*/, '')}`;
    const answer = await fetch(address + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    }).catch((error: Error) => {
      throw new Error(`${asked}: ${error.message}`);
    });
    const { value } = (await answer.json()) as { readonly value: unknown };
    if (!answer.ok) throw new Error(`${asked}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** Waits until the driver answers. */
async function ready(call: Call, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null) throw new Error('WebKit’s driver has ended by itself.');
    if (
      await call('GET', '/status').then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(200);
  }
  throw new Error('WebKit’s driver does not answer.');
}

/** Ends the driver with its screen and its browser, which are all of one group. */
function end({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid);
}
