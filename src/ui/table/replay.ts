import type { Fact, Game, Positioned } from '../../kernel/contract.ts';
import { type Replayed, replaying, type Save } from '../../kernel/saves.ts';

/** The page gets control after this time in ms. */
const SLICE = 12;

export interface Slicing<S> {
  /** Receives the number of replayed answers. */
  readonly progress?: (played: number) => void;
  /** The start of the save, if that is a scene. */
  readonly opened?: Positioned<S> | undefined;
  /** The replay is no longer needed: it stops, and rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  readonly clock?: () => number;
}

/**
 * Replays a save in slices, so that the page remains responsive. From a worker the states would have to be copied,
 * which costs as much as the replay.
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
