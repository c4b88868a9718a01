import { useEffect, useState } from 'preact/hooks';

/** The modules of odds, which are fetched when the first chance is shown. */
const fetched = () => import('../../odds/prospects.ts');
type Odds = Awaited<ReturnType<typeof fetched>>;

/**
 * A value that odds give, once they have been fetched and the page is drawn; undefined before, and if they cannot be.
 * `of`: all that it depends on.
 */
export function useOdds<T>(calculate: (odds: Odds) => T, ...of: readonly unknown[]): T | undefined {
  const [found, setFound] = useState<{ readonly of: readonly unknown[]; readonly value: T }>();
  useEffect(() => {
    let isWanted = true;
    fetched().then(
      (odds) => {
        if (isWanted) setFound({ of, value: calculate(odds) });
      },
      // Chances are an addition: without them every answer can be given.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, of);
  return found?.of.every((one, i) => one === of[i]) ? found.value : undefined;
}
