import { useEffect, useState } from 'preact/hooks';

/** Parts of a page that are fetched when they are first wanted. */
export interface Later<T> {
  /** Undefined until they are there. */
  readonly parts: T | undefined;
  /** They could not be fetched. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The hook for parts that are fetched once a page; after a failure the next request tries again. */
export function fetchedLater<T>(fetch: () => Promise<T>): (wanted?: boolean) => Later<T> {
  let fetched: Promise<T> | undefined;
  let there: T | undefined;

  function bring(): Promise<T> {
    fetched ??= fetch().then(
      (parts) => {
        there = parts;
        return parts;
      },
      (why) => {
        fetched = undefined;
        throw why;
      },
    );
    return fetched;
  }

  return (wanted = true) => {
    const [parts, setParts] = useState(there);
    const [tries, setTries] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (!wanted || parts) return;
      let left = false;
      setFailed(false);
      bring().then(
        (come) => !left && setParts(() => come),
        () => !left && setFailed(true),
      );
      return () => {
        left = true;
      };
    }, [wanted, parts, tries]);
    return { parts, failed, retry: () => setTries((n) => n + 1) };
  };
}
