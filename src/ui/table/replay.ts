import type { Fact, Game, Positioned } from '../../kernel/contract.ts';
import { type Replayed, replaying, type Save } from '../../kernel/saves.ts';

/** The page gets its turn after so many ms. */
const SLICE = 12;

export interface Slicing<S> {
  /** Hears how many answers have been played. */
  readonly progress?: (played: number) => void;
  /** What the save begins with, if that is a scene. */
  readonly opened?: Positioned<S> | undefined;
  /** Nobody waits for it any more: it stops, and rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly clock?: () => number;
}

/**
 * Plays a save again in slices, so that the page stays awake. In a worker the states would have to be copied over, which
 * costs as much as playing them.
 */
export async function replayInSlices<S, F extends Fact>(
  game: Game<S, F>,
  save: Save,
  { progress = () => {}, opened, signal, clock = () => performance.now() }: Slicing<S> = {},
): Promise<Replayed<S, F>> {
  signal?.throwIfAborted();
  const replay = replaying<S, F>(game, save, opened);
  let begun = clock();
  for (;;) {
    const step = replay.next();
    if (step.done) return step.value;
    if (clock() - begun < SLICE) continue;
    progress(step.value);
    await new Promise((resolve) => setTimeout(resolve, 0));
    signal?.throwIfAborted();
    begun = clock();
  }
}
