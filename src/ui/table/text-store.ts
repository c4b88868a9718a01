/** Texts that the browser stores for a page. Nothing here throws: the browser may forbid its store or have no space. */

/** The used part of the browser's store. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's store; undefined if it is forbidden. */
export function textStore(): TextStore | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** The text under a key, or null if there is none; `undefined` if the store is forbidden. */
export function textAt(store: TextStore | undefined, key: string): string | null | undefined {
  try {
    return store?.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text under a key. Returns whether it was stored. */
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

/** Deletes a text. A forbidden store holds nothing either. */
export function forgetText(store: TextStore | undefined, key: string): void {
  try {
    store?.removeItem(key);
  } catch {
    // There is nothing to do.
  }
}
