import type { OfHispania } from '../../../src/books/hispania/ui/kinds.ts';
import { HISPANIA } from '../../../src/books/hispania/ui/playable.ts';
import 'fake-indexeddb/auto';
import { afterEach } from 'node:test';
import { createDesk, type Desk } from '../../../src/ui/table/desk.ts';
import { createDevice, type Device } from '../../../src/ui/table/device.ts';
import type { KeeperOptions } from '../../../src/ui/table/keeper.ts';
import type { Room } from '../../../src/ui/table/room.ts';
import { createTabs } from '../../../src/ui/table/tabs.ts';
import { Browser } from '../../ui/table/tabs-browser.ts';

/** The page of the table without a page: its devices, and the desk at which games are opened. */

export const tick = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));
const NAMES = { fromScene: 'scene', fromLink: 'link', copyOf: (name: string) => `copy of ${name}` };

let databases = 0;
/** The rooms that a test has opened, which are closed after it. */
export const ends: (() => unknown)[] = [];
export const real = globalThis.indexedDB;
/** A browser that does not let the page store anything. */
export const FORBIDDEN = {
  open: () => {
    throw new DOMException('no', 'SecurityError');
  },
} as unknown as IDBFactory;
afterEach(async () => {
  globalThis.indexedDB = real;
  for (const end of ends.splice(0).reverse()) await end();
});

/** Pages of one browser, with one storage. */
export function browser() {
  const shared = new Browser();
  const database = `room-desk-${databases++}`;
  return {
    database,
    device: async (options: KeeperOptions = {}): Promise<Device<OfHispania>> => {
      const device = createDevice(
        HISPANIA,
        { database, storage: undefined, ...options },
        createTabs('hispania', shared.tab()),
      );
      ends.push(() => {
        device.tabs.close();
        device.keeper.close();
      });
      return device;
    },
  };
}

/** A desk with an address line of its own. */
export async function laidDesk(device: Device<OfHispania>): Promise<Desk<OfHispania>> {
  const place = { hash: '', pathname: '/play/', search: '', href: 'http://localhost/play/' };
  const write = (_: unknown, __: string, to: string): void => {
    place.hash = to.includes('#') ? to.slice(to.indexOf('#')) : '';
  };
  Object.assign(globalThis, { location: place, history: { pushState: write, replaceState: write } });
  const desk = createDesk(device, NAMES);
  await desk.follow();
  ends.push(async () => {
    place.hash = '';
    await desk.follow();
  });
  return desk;
}
/** The reader goes to an address. */
export const address = (hash: string): void => {
  location.hash = hash;
};
export const roomOn = (desk: Desk<OfHispania>): Room<OfHispania> | undefined => {
  const view = desk.$view.get();
  return view.is === 'room' ? view.room : undefined;
};
