import { useEffect, useState } from 'preact/hooks';

/** The parts for a stack in the hand. */
export type HandParts = typeof import('./here.ts');

let fetched: Promise<HandParts> | undefined;
let there: HandParts | undefined;

/** The parts, fetched once a page; after a failure the next request tries again. */
function fetchParts(): Promise<HandParts> {
  fetched ??= import('./here.ts').then((parts) => {
    there = parts;
    return parts;
  });
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

export interface Later {
  /** Undefined until they are loaded. */
  readonly parts: HandParts | undefined;
  /** They could not be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/** Loads the parts for a stack in the hand as soon as they are wanted. */
export function useHandParts(wanted: boolean): Later {
  const [parts, setParts] = useState(there);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || parts) return;
    let left = false;
    setFailed(false);
    fetchParts().then(
      (come) => !left && setParts(come),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [wanted, parts, tries]);
  return { parts, failed, retry: () => setTries((n) => n + 1) };
}
