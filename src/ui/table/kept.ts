import type { Kinds } from '../playable.ts';
import type { Room } from './room.ts';

/** Whether the play of a room is on the device. */

/** Runs a callback as soon as a game is on the device. */
export function whenKept<K extends Kinds>({ saver }: Room<K>, does: () => void): void {
  const stop = saver.$saving.subscribe(({ is }) => {
    if (is !== 'saved') return;
    does();
    // The game may be stored before the listener is attached.
    queueMicrotask(() => stop());
  });
}

/** Whether a part of a game could not be written but may be later: the game is not played by another tab. */
export function isUnsaved<K extends Kinds>({ saver }: Room<K>): boolean {
  const saving = saver.$saving.get();
  return saving.is === 'not-saved' && saving.trouble.code !== 'taken-over';
}

/** Whether the game has unsaved answers. */
export function isUnkept<K extends Kinds>(room: Room<K>): boolean {
  return isUnsaved(room) && isPlayed(room);
}

function isPlayed<K extends Kinds>({ store }: Room<K>): boolean {
  return store.$shown.get().journal.entries.length > 0;
}

/** Whether answers would be lost if the page were closed now: a pending write may still fail. */
export function isInDanger<K extends Kinds>(room: Room<K>): boolean {
  return isPlayed(room) && (isUnsaved(room) || room.saver.$saving.get().is === 'saving');
}
