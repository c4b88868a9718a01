import { GAME_OPEN } from '../kept/site-keys.ts';

/**
 * That a game is open on this device, for all tabs of the site to see: a Web Lock, held in shared mode by every page with an open
 * game and let go when the game or the page closes. The offline worker lets no new version in while anybody holds it.
 */

/** Ends the holding; it stands here from the moment that a game is open, even while the lock is still being waited for. */
let close: (() => void) | undefined;

/** Says that a game is open on this page, or that none is any more. Saying the same twice changes nothing. */
export function busy(open: boolean): void {
  if (!open) {
    close?.();
    close = undefined;
    return;
  }
  if (close) return;
  const closed = new Promise<void>((resolve) => {
    close = resolve;
  });
  // Old browsers and pages without a secure connection have no locks; they have no worker either, or can do without.
  void globalThis.navigator?.locks?.request(GAME_OPEN, { mode: 'shared' }, () => closed).catch(() => {});
}

/** What the browser tells of one lock. */
interface Lock {
  readonly name?: string | undefined;
  readonly mode?: string | undefined;
}

/** Whether a game is open in any tab, from what the browser tells of all locks: one that still waits for the lock is open too. */
export function gameOpenIn(locks: { readonly held?: readonly Lock[]; readonly pending?: readonly Lock[] }): boolean {
  return [...(locks.held ?? []), ...(locks.pending ?? [])].some(
    ({ name, mode }) => name === GAME_OPEN && mode === 'shared',
  );
}

/** Whether a game is open in any tab. Where the browser has no locks, none is. */
export async function gameOpen(): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  return locks ? gameOpenIn(await locks.query()) : false;
}
