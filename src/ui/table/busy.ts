import { GAME_OPEN } from '../kept/site-keys.ts';

/**
 * Shows to all tabs of the site that a game is open on this device: a Web Lock in shared mode, held by every page with
 * an open game and released when the game or the page closes. The offline worker admits no new version while any page
 * holds it.
 */

/** Releases the lock; it is set when a game is open, even while the request for the lock is still pending. */
let close: (() => void) | undefined;

/** Records that a game is open on this page, or that none is. Repeating the same value has no effect. */
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

/** The browser's data about one lock. */
interface Lock {
  readonly name?: string | undefined;
  readonly mode?: string | undefined;
}

/**
 * Whether a game is open in any tab, from the browser's list of all locks: a pending request also counts as an open
 * game.
 */
export function gameOpenIn(locks: { readonly held?: readonly Lock[]; readonly pending?: readonly Lock[] }): boolean {
  return [...(locks.held ?? []), ...(locks.pending ?? [])].some(
    ({ name, mode }) => name === GAME_OPEN && mode === 'shared',
  );
}

/** Whether a game is open in any tab. If the browser has no locks, the result is false. */
export async function gameOpen(): Promise<boolean> {
  const locks = globalThis.navigator?.locks;
  return locks ? gameOpenIn(await locks.query()) : false;
}
