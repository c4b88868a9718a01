import { useState } from 'preact/hooks';
import { text } from '../../words/index.ts';
import type { Desk } from './desk.ts';
import { countOf, type Hand, nextKind, nextOwner, putDown } from './hand.ts';
import { useEditor } from './spoken.ts';
import type { Spot } from './standing.ts';

interface Props {
  readonly desk: Desk;
  readonly hand: Hand;
  readonly setHand: (hand: Hand) => void;
  readonly setSpot: (spot: Spot) => void;
}

export interface HandKeys {
  /** A key pressed while a spot of the board, or its slip, has the focus. */
  readonly onSpot: (event: KeyboardEvent, spot: Spot) => void;
  /** Control and Z for undo, with Shift or as Y for redo. */
  readonly onUndo: (event: KeyboardEvent) => void;
  /** The counter put down last, for a screen reader. */
  readonly said: string;
  readonly say: (spot: Spot, count: number) => void;
}

/**
 * Digits put down that number of counters; Page up and down change the nation, Home and End the counter. Letters and arrows belong to the
 * board.
 */
export function useHandKeys({ desk, hand, setHand, setSpot }: Props): HandKeys {
  const { editor, words } = useEditor();
  const [said, setSaid] = useState('');
  const say = (spot: Spot, count: number): void =>
    setSaid(text(words, editor.hand.put(spot, hand.owner, hand.kind, count)));
  const take = (next: Hand): void => {
    setHand(next);
    setSaid(text(words, editor.hand.taken(next.owner, next.kind)));
  };
  const onSpot = (event: KeyboardEvent, spot: Spot): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const { written } = desk;
    const count = /^[1-9]$/.test(key) ? Number(key) : key === 'Delete' || key === 'Backspace' ? 0 : undefined;
    if (count !== undefined) {
      const next = putDown(written, spot, hand, count);
      desk.edit((old) => putDown(old, spot, hand, count));
      setSpot(spot);
      say(spot, countOf(next, spot, hand));
    } else if (key === 'PageDown' || key === 'PageUp') take(nextOwner(written, hand, key === 'PageDown' ? 1 : -1));
    else if (key === 'End' || key === 'Home') take(nextKind(written, hand, key === 'End' ? 1 : -1));
    else return;
    event.preventDefault();
  };
  const onUndo = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    if (!(ctrlKey || metaKey) || isTyping(target)) return;
    const letter = key.toLowerCase();
    if (letter === 'z' && !shiftKey) desk.undo();
    else if (letter === 'y' || letter === 'z') desk.redo();
    else return;
    event.preventDefault();
  };
  return { onSpot, onUndo, said, say };
}

/** In a field Control and Z undoes the typing. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file'].includes(target.type))
  );
}
