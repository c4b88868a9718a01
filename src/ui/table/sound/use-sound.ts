import { useEffect, useRef } from 'preact/hooks';
import type { ShownOf } from '../../playable.ts';
import { useStore } from '../../use-store.ts';
import type { Parts, TableKinds } from '../parts.ts';
import type { Room } from '../room.ts';
import { useTableWords } from '../words.ts';
import { cuesOf, isCalled } from './heard.ts';
import { $sound, loadSound } from './setting.ts';

/**
 * The sounds of a table, if the reader wants them, and the mark in the title of a tab in the background when it has
 * become the reader's turn.
 */
export function useSound<K extends TableKinds>(
  { playable: { customs } }: Pick<Room<K>, 'playable'>,
  { cue }: Pick<Parts<K>, 'cue'>,
  shown: ShownOf<K>,
): void {
  const { calls } = useTableWords().table.sound;
  const { on, volume } = useStore($sound);
  const before = useRef(shown.journal.at);
  useEffect(() => loadSound(), []);
  useEffect(() => {
    const from = before.current;
    before.current = shown.journal.at;
    // Nothing is heard of what is taken back or looked at again.
    if (shown.journal.at <= from || shown.looking !== undefined) return;
    const called = isCalled(shown, customs.seatOf);
    if (called && document.hidden) markTitle(calls);
    if (!on) return;
    const cues = [...(cue ? cuesOf(shown.last, cue) : []), ...(called ? (['turn'] as const) : [])];
    if (cues.length > 0) void import('./synth.ts').then(({ play }) => play(cues, volume), console.error);
  }, [shown.journal.at, shown.asking.is]);
}

/** Marks the title of the tab until the reader looks at it. */
function markTitle(mark: string): void {
  const { title } = document;
  if (title.startsWith(mark)) return;
  document.title = `${mark} ${title}`;
  document.addEventListener(
    'visibilitychange',
    () => {
      document.title = title;
    },
    { once: true },
  );
}
