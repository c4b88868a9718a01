import type { Fact, Game } from '../../kernel/contract.ts';
import type { OpenScene } from '../../kernel/root.ts';
import { type Replayed, replaying, type Save } from '../../kernel/saves.ts';

/** The page gets its turn after so many ms. */
const SLICE = 12;

/**
 * Plays a save again in slices, so that the page stays awake: `progress` hears how many answers have been played. In a worker
 * the states would have to be copied over, which costs as much as playing them.
 */
export async function replayInSlices<S, F extends Fact>(
  game: Game<S, F>,
  save: Save,
  progress: (played: number) => void = () => {},
  openScene?: OpenScene<S>,
  clock: () => number = () => performance.now(),
): Promise<Replayed<S, F>> {
  const replay = replaying<S, F>(game, save, openScene);
  let begun = clock();
  for (;;) {
    const step = replay.next();
    if (step.done) return step.value;
    if (clock() - begun < SLICE) continue;
    progress(step.value);
    await new Promise((resolve) => setTimeout(resolve, 0));
    begun = clock();
  }
}
