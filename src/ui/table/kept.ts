import type { Kinds } from '../playable.ts';
import type { Room } from './room.ts';

/** Whether what is played in a room is on the device. */

/** Does something as soon as a game is on the device. */
export function whenKept<K extends Kinds>({ saver }: Room<K>, does: () => void): void {
  const stop = saver.$saving.subscribe(({ is }) => {
    if (is !== 'saved') return;
    does();
    // It may be kept before we have begun to listen.
    queueMicrotask(() => stop());
  });
}

/** Whether something of a game could not be written, and may be later: it is not another tab's. */
export function isUnsaved<K extends Kinds>({ saver }: Room<K>): boolean {
  const saving = saver.$saving.get();
  return saving.is === 'not-saved' && saving.trouble.code !== 'taken-over';
}

/** Whether something was answered in it. */
export function isUnkept<K extends Kinds>(room: Room<K>): boolean {
  return isUnsaved(room) && isPlayed(room);
}

function isPlayed<K extends Kinds>({ store }: Room<K>): boolean {
  return store.$shown.get().journal.entries.length > 0;
}

/** Whether answers are lost if the page is closed now: a write that is under way may still fail. */
export function isInDanger<K extends Kinds>(room: Room<K>): boolean {
  return isPlayed(room) && (isUnsaved(room) || room.saver.$saving.get().is === 'saving');
}
