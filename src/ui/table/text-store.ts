/** Texts that the browser keeps for a page. Nothing here throws: it may forbid its store, or have no room. */

/** As much of the browser's store as is used here. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's store; nothing where it is forbidden. */
export function textStore(): TextStore | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** The text under a key, or null where there is none; `undefined` where the store is forbidden. */
export function textAt(store: TextStore | undefined, key: string): string | null | undefined {
  try {
    return store?.getItem(key);
  } catch {
    return undefined;
  }
}

/** Keeps a text under a key. Whether it was kept. */
export function keepText(
  store: TextStore | undefined,
  { key, text }: { readonly key: string; readonly text: string },
): boolean {
  try {
    if (!store) return false;
    store.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a text. A store that is forbidden holds nothing either. */
export function forgetText(store: TextStore | undefined, key: string): void {
  try {
    store?.removeItem(key);
  } catch {
    // Nothing to be done.
  }
}
