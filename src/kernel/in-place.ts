import type { Fact, Game, InPlace } from './contract.ts';

/** Positions that are changed in place (see `InPlace` of the contract). */

/** A position that is changed in place: the game's own implementation, or its pure functions with a stack of states. */
export function inPlace<S, F extends Fact>(game: Game<S, F>, state: S): InPlace<S, F> {
  return game.inPlace?.(state) ?? onStates(game, state);
}

/** The default implementation: a stack of states. */
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
