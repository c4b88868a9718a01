import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'preact/hooks';

/**
 * The value of a store; draws again as soon as it changes, before the next key or click. `useStore` of
 * @nanostores/preact waits for a timer: on a busy machine a key overtakes it, and answers an earlier question.
 */
export function useStore<T>(store: ReadableAtom<T>): T {
  const [, draw] = useState({});
  const held = store.get();
  useLayoutEffect(() => {
    const again = (): void => draw({});
    // It may have changed after the drawing and before the listener was attached.
    if (store.get() !== held) again();
    return store.listen(again);
  }, [store]);
  return held;
}
