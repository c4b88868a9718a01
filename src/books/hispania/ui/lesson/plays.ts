import type { Journal } from '../../../../kernel/journal.ts';
import type { Player as PlayerOf, Play as PlayOf } from '../../../../ui/scene/kinds.ts';
import { atStart } from '../../../../ui/scene/shown.ts';
import { waking } from '../../../../ui/scene/waking.ts';
import type { HispaniaFact } from '../../engine/facts.ts';
import type { State } from '../../engine/state.ts';
import type { Seen } from '../deciding/seen.ts';
import type { OfHispania } from '../kinds.ts';
import type { PlayStart, StepStart } from './seen.ts';

type Play = PlayOf<OfHispania>;
type Player = PlayerOf<OfHispania>;

/** What was played up to a point, as a game. */
export type Played = Journal<State, HispaniaFact>;

/** The steps of a lesson as they are played. */
export interface Plays {
  /** Each step is begun once: whoever comes back to it finds it as it was. */
  readonly of: (step: PlayStart) => Play;
  /** What was played up to the end of the lesson; nothing where its last step was not. */
  readonly game: () => Played | undefined;
}

/** `load` fetches what plays a step: from its own position, or on from what was played before it. */
export function playsOf(
  steps: readonly StepStart[],
  load: (step: PlayStart, before: Played | undefined) => Promise<Player>,
): Plays {
  const begun = new Map<string, { readonly play: Play; readonly from: Seen }>();
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
      const play = waking<Seen, HispaniaFact, Player>(atStart(from), () =>
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
