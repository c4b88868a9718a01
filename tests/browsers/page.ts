import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Driver } from './driver.ts';

/** The maximum time for anything to appear, in milliseconds. */
const PATIENCE = 60_000;
/** Puts a mark on the element that is to be worked, for the driver to find it by. */
const MARK = 'data-walk';

/** A page that is walked through: waits for what it works, and keeps pictures of what there was to see. */
export interface Page {
  readonly open: (path: string) => Promise<void>;
  readonly size: Driver['size'];
  /** Presses the first visible element that fits and holds this text. */
  readonly press: (selector: string, text?: string) => Promise<void>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly hand: Driver['hand'];
  /** Waits until an expression is true in the page. */
  readonly until: (expression: string) => Promise<void>;
  readonly read: Driver['read'];
  /** The number of visible elements that match and contain this text. */
  readonly count: (selector: string, text?: string) => Promise<number>;
  readonly picture: (name: string) => Promise<void>;
}

/** `folder`: the folder for pictures. `base`: the address of the site. */
export function pageOf(driver: Driver, base: string, folder: string): Page {
  mkdirSync(folder, { recursive: true });
  let pictures = 0;
  const until = async (expression: string): Promise<void> => {
    const late = Date.now() + PATIENCE;
    while (!(await driver.read(`Boolean(${expression})`))) {
      if (Date.now() > late) throw new Error(`waited in vain for: ${expression}`);
      await pause(100);
    }
  };
  const marked = async (selector: string, text = ''): Promise<string> => {
    await until(`${fitting(selector, text)}.length > 0`);
    await driver.read(
      `(() => { document.querySelectorAll('[${MARK}]').forEach((one) => one.removeAttribute('${MARK}')); ` +
        `const one = ${fitting(selector, text)}[0]; one?.setAttribute('${MARK}', ''); ` +
        `one?.scrollIntoView({ block: 'center', behavior: 'instant' }); })()`,
    );
    return `[${MARK}]`;
  };
  return {
    open: async (path) => {
      await driver.open(base + path);
      await driver.read(
        `(() => { window.walkErrors = []; addEventListener('error', ({ message }) => walkErrors.push(message)); addEventListener('unhandledrejection', ({ reason }) => walkErrors.push(String(reason))); })()`,
      );
    },
    size: driver.size,
    press: async (selector, text) => driver.click(await marked(selector, text)),
    type: async (selector, text) => driver.type(await marked(selector), text),
    hand: driver.hand,
    until,
    read: driver.read,
    count: async (selector, text = '') => Number(await driver.read(`${fitting(selector, text)}.length`)),
    picture: async (name) => {
      const errors = await driver.read('window.walkErrors ?? []');
      writeFileSync(join(folder, `${String(++pictures).padStart(2, '0')}-${name}.png`), await driver.picture());
      if ((errors as readonly string[]).length > 0) throw new Error(`errors of the page: ${JSON.stringify(errors)}`);
    },
  };
}

/** An expression for the visible elements that fit and hold a text. */
function fitting(selector: string, text: string): string {
  return (
    `[...document.querySelectorAll(${JSON.stringify(selector)})]` +
    `.filter((one) => one.getClientRects().length > 0 && one.textContent.includes(${JSON.stringify(text)}))`
  );
}
