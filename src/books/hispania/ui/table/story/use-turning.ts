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
    const onProgress = (done: number): void => setTurning({ points: undefined, done: done / stretches.length });
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
