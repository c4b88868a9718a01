import { useEffect, useState } from 'preact/hooks';
import { inSlices } from '../../../../../ui/table/dice.ts';
import { judging } from './estimate.ts';
import type { Game } from './story.ts';
import { stretchesOf } from './stretches.ts';
import { type TurningPoint, turningPoints } from './turning.ts';

/** The turning points of a game; while it is judged, the part that is done, from 0 to 1. */
export interface Turning {
  readonly points: readonly TurningPoint[] | undefined;
  readonly done: number;
}

/** In so many steps the page says how far it is. */
const STEPS = 10;

const known = new WeakMap<Game, readonly TurningPoint[]>();

/** Judges a game in slices between two frames of the page; the result is kept with the game. */
export function useTurning(game: Game): Turning {
  const [turning, setTurning] = useState<Turning>({ points: known.get(game), done: 0 });
  useEffect(() => {
    const points = known.get(game);
    setTurning({ points, done: 0 });
    if (points) return undefined;
    const control = new AbortController();
    const stretches = stretchesOf(game);
    let told = 0;
    // The whole page is drawn again with each of these.
    const onProgress = (done: number): void => {
      const part = Math.floor((STEPS * done) / stretches.length);
      if (part === told) return;
      told = part;
      setTurning({ points: undefined, done: part / STEPS });
    };
    const judge = async (): Promise<void> => {
      const swings = await inSlices(judging(game, stretches), { signal: control.signal, onProgress });
      if (!swings) return;
      const found = turningPoints(game, swings);
      known.set(game, found);
      setTurning({ points: found, done: 1 });
    };
    judge().catch(console.error);
    return () => control.abort();
  }, [game]);
  return turning;
}
