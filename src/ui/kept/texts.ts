import { type TextStore, textStore } from '../table/text-store.ts';
import { joined } from './joined.ts';
import { type KeptBook, KINDS, type Kind, textKey, textsBefore } from './keys.ts';

/**
 * The texts that a device keeps of a book. Texts of the first book under a name without a book are moved at their first
 * read or write. The text is written under its new name before it is removed from the old one, so an interruption
 * leaves both; a full or forbidden store leaves the old one, which is then read. A text that a page of an older release
 * writes later is joined.
 */
export function textsOf(book: KeptBook, store: TextStore | undefined = textStore()): TextStore | undefined {
  if (!store || !book.first) return store;
  const old = textsBefore(book.id);
  const moves = new Map(
    KINDS.flatMap((kind) => {
      const before = old[kind];
      return before === undefined ? [] : [[textKey(book.id, kind), { kind, before }] as const];
    }),
  );
  return {
    getItem: (key) => {
      const move = moves.get(key);
      return move ? moved(store, { key, ...move }) : store.getItem(key);
    },
    setItem: (key, text) => {
      store.setItem(key, text);
      const move = moves.get(key);
      if (move) store.removeItem(move.before);
    },
    removeItem: (key) => {
      store.removeItem(key);
      const move = moves.get(key);
      if (move) store.removeItem(move.before);
    },
  };
}

interface Move {
  readonly key: string;
  readonly kind: Kind;
  readonly before: string;
}

/** The text under its name, moved there if it was under the old one; null if there is none. */
function moved(store: TextStore, { key, kind, before }: Move): string | null {
  const there = store.getItem(before);
  // Read last, so that a text that another tab has moved and changed meanwhile is not overwritten.
  const here = store.getItem(key);
  if (there === null) return here;
  const text = here === null ? there : (joined(kind, { here, there }) ?? here);
  try {
    if (text !== here) store.setItem(key, text);
    store.removeItem(before);
  } catch {
    // The store is full or read-only: the text stays under its old name and is read there.
  }
  return text;
}
