import { stateAt } from '../../../../../kernel/journal.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';
import type { Game } from './story.ts';

/** A part of a game that may turn it: the turn of a nation, or the last scoring. */
export interface Stretch {
  /** The numbers of answers at its beginning and at its end. */
  readonly from: number;
  readonly to: number;
  /** The number of answers from which on it is judged: what arrives is no surprise. */
  readonly judged: number;
  readonly turn: number;
  /** The nation that plays; null for the last scoring. */
  readonly nation: NationId | null;
}

/** The phases before a nation can do anything to others. */
const OPENING: readonly (string | null)[] = [null, 'arrival', 'income', 'mission', 'placement'];

/** The turns of the nations of a game with an answer in them, and its last scoring if it is over. */
export function stretchesOf(game: Game): readonly Stretch[] {
  const stretches: Stretch[] = [];
  const { at } = game;
  for (let from = 0; from < at; ) {
    const state = stateAt(game, from);
    let to = from + 1;
    while (to < at && isSame(stateAt(game, to), state)) to++;
    const { active, turn } = state;
    if (active) {
      let judged = from;
      while (judged < to - 1 && OPENING.includes(stateAt(game, judged).phase)) judged++;
      // The answer that ends a game turn also brings its scoring and the next arrivals, which are not this nation's.
      const ends = stateAt(game, to).turn !== turn || stateAt(game, to).stage === 'over';
      const last = ends && to - 1 > judged ? to - 1 : to;
      stretches.push({ from, to: last, judged, turn, nation: active });
      if (stateAt(game, to).stage === 'over') stretches.push({ from: last, to, judged: last, turn, nation: null });
    }
    from = to;
  }
  return stretches;
}

const isSame = (a: State, b: State): boolean => a.turn === b.turn && a.active === b.active && a.stage === b.stage;
