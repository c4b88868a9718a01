import { useLayoutEffect, useState } from 'preact/hooks';
import type { Kinds } from '../playable.ts';
import { readAddress, writeAddress } from './address.ts';
import type { Room } from './room.ts';

/** Whether the address is that of the story of a game. */
function isToldAt(fragment: string, id: string): boolean {
  const address = readAddress(fragment);
  return address.is === 'game' && address.id === id && address.story === true;
}

/**
 * Whether the story of a game is open in place of the board. A game on the device has its story in the address: the back button
 * leads out of it, and a reload or a bookmark opens it again. `hasStory`: whether the book tells any.
 */
export function useTelling<K extends Kinds>(
  { id, saver }: Pick<Room<K>, 'id' | 'saver'>,
  hasStory: boolean,
): readonly [telling: boolean, tell: (telling: boolean) => void] {
  const [telling, setTelling] = useState(() => hasStory && isToldAt(location.hash, id));
  useLayoutEffect(() => {
    if (!hasStory) return;
    const follow = (): void => setTelling(isToldAt(location.hash, id));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [id, hasStory]);
  const tell = (next: boolean): void => {
    setTelling(next);
    const isKept = saver.$saving.get().is === 'saved';
    if (next && isKept) writeAddress({ is: 'game', id, story: true }, 'push');
    else if (isToldAt(location.hash, id)) writeAddress({ is: 'game', id }, 'replace');
  };
  return [telling, tell];
}
