import type { Play, Player } from '../scene/kinds.ts';
import { atStart } from '../scene/shown.ts';
import { waking } from '../scene/waking.ts';
import type { LessonKinds, Played, PlayOf, StepOf } from './kinds.ts';

/** The steps of a lesson as they are played. */
export interface Plays<K extends LessonKinds> {
  /** Each step is begun once: whoever comes back to it finds it as it was. */
  readonly of: (step: PlayOf<K>) => Play<K>;
  /** What was played up to the end of the lesson; nothing where its last step was not. */
  readonly game: () => Played<K> | undefined;
}

/** `load` fetches what plays a step: from its own position, or on from what was played before it. */
export function playsOf<K extends LessonKinds>(
  steps: readonly StepOf<K>[],
  load: (step: PlayOf<K>, before: Played<K> | undefined) => Promise<Player<K>>,
): Plays<K> {
  const begun = new Map<string, { readonly play: Play<K>; readonly from: K['seen'] }>();
  const endOf = (id: string | undefined) => {
    const play = id === undefined ? undefined : begun.get(id)?.play;
    const player = play?.$player.get();
    const { seen, task } = play?.$shown.get() ?? {};
    // What is still being played has not ended, and nothing goes on from it.
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
      // The engine is here, and others may have to answer first.
      if (game) void play.wake();
      return play;
    },
    game: () => endOf(steps.at(-1)?.id)?.player.store.asGame(),
  };
}
