import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * What a store holds; drawn anew as soon as it holds something else, before the next key or click comes in. `useStore` of
 * @nanostores/preact waits for a timer: on a busy machine a key overtakes it, and answers a question that is over.
 */
export function useStore<T>(store: ReadableAtom<T>): T {
  const [, draw] = useState({});
  const held = store.get();
  useLayoutEffect(() => {
    const again = (): void => draw({});
    // It may have changed after it was drawn, and before anybody listened.
    if (store.get() !== held) again();
    return store.listen(again);
  }, [store]);
  return held;
}
