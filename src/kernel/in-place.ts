import type { Action, Decision, Fact, Game, Refusal } from './contract.ts';

/**
 * A position that is changed in place: for computers, replays and the fuzzer, which play on from one and never look back but by taking
 * moves back. It is defined by the pure functions: after the same answers it asks and holds what they do.
 */
export interface InPlace<S, F extends Fact> {
  /** The question asked now; nothing when the game is over. */
  decision(): Decision | undefined;
  /** Plays an action: what happened, or the refusal, which changes nothing. */
  make(action: Action): Made<F>;
  /** Takes back the last action that was made and not taken back. Throws a RangeError where there is none. */
  unmake(): void;
  /** The state as it is now, which later moves do not change. */
  state(): S;
}

export type Made<F extends Fact> =
  | { readonly facts: readonly F[]; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly facts?: undefined };

/** A state to be changed in place: by the game's own means, or by its pure functions and a stack of states. */
export function inPlace<S, F extends Fact>(game: Game<S, F>, state: S): InPlace<S, F> {
  return game.inPlace?.(state) ?? onStates(game, state);
}

/** What every game can do: a stack of states. */
export function onStates<S, F extends Fact>(game: Pick<Game<S, F>, 'decision' | 'apply'>, state: S): InPlace<S, F> {
  let now = state;
  const past: S[] = [];
  return {
    decision: () => game.decision(now),
    make(action) {
      const applied = game.apply(now, action);
      if (applied.refusal) return { refusal: applied.refusal };
      past.push(now);
      now = applied.state;
      return { facts: applied.facts };
    },
    unmake() {
      const before = past.pop();
      if (before === undefined) throw new RangeError('nothing was made');
      now = before;
    },
    state: () => now,
  };
}
