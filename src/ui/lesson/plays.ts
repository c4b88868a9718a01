import type { Play, Player } from '../scene/kinds.ts';
import { atStart } from '../scene/shown.ts';
import { waking } from '../scene/waking.ts';
import type { LessonKinds, Played, PlayOf, StepOf } from './kinds.ts';

/** The steps of a lesson in play. */
export interface Plays<K extends LessonKinds> {
  /** Each step begins once: a reader who returns to it finds it unchanged. */
  readonly of: (step: PlayOf<K>) => Play<K>;
  /** The play up to the end of the lesson; undefined if its last step was not played. */
  readonly game: () => Played<K> | undefined;
}

/** `load` fetches the player of a step: from the step's own position, or from the play before it. */
export function playsOf<K extends LessonKinds>(
  steps: readonly StepOf<K>[],
  load: (step: PlayOf<K>, before: Played<K> | undefined) => Promise<Player<K>>,
): Plays<K> {
  const begun = new Map<string, { readonly play: Play<K>; readonly from: K['seen'] }>();
  const endOf = (id: string | undefined) => {
    const play = id === undefined ? undefined : begun.get(id)?.play;
    const player = play?.$player.get();
    const { seen, task } = play?.$shown.get() ?? {};
    // A step in play has no end yet, so nothing continues from it.
    return player && seen && task && task.stands !== 'open' ? { player, seen } : undefined;
  };
  return {
    of: (step) => {
      const known = begun.get(step.id);
      const before = step.follows ? endOf(steps[steps.findIndex(({ id }) => id === step.id) - 1]?.id) : undefined;
      if (known && (!before || before.seen === known.from)) return known.play;
      const from = before?.seen ?? step.start.seen;
      const game = before?.player.store.asGame();
      const play = waking<K['seen'], K['fact'], Player<K>>(atStart(from), () =>
        load({ ...step, start: { ...step.start, seen: from } }, game),
      );
      begun.set(step.id, { play, from });
      // The engine is loaded, and other seats may have to answer first.
      if (game) void play.wake();
      return play;
    },
    game: () => endOf(steps.at(-1)?.id)?.player.store.asGame(),
  };
}
