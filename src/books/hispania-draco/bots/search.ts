import type { Action } from '../../../kernel/contract.ts';
import type { GeneralId } from '../engine/data/ids.ts';
import type { State } from '../engine/state.ts';
import { type Prospect, prospectsOf } from './chances.ts';
import { keyOf } from './keys.ts';
import { type Answer, answersTo, moved } from './ways.ts';
import { worthOf } from './worth.ts';

/** An answer of a Roman phase, with the worth of the best that can follow. */
export interface Option {
  readonly action: Action;
  readonly worth: number;
  readonly prospects: readonly Prospect[];
}

/**
 * The rest of a Roman phase, so many answers ahead: of its own answers the best one is taken, of dice the mean of all results. What it
 * has found it keeps, which changes no answer, because it follows from the position alone.
 */
export class Search {
  private readonly known = new Map<string, number>();
  /** The positions that were judged so far. */
  looked = 0;

  /** All answers to a position, the best first, each with so many answers after it. The end of the phase is not among them. */
  options(state: State, depth: number): readonly Option[] {
    return answersTo(state)
      .map((answer) => this.option(state, answer, depth))
      .sort((a, b) => b.worth - a.worth);
  }

  /** The worth of a position in a Roman phase, under the best play of so many more answers. */
  best(state: State, depth: number): number {
    if (state.phase !== 'roman' || state.pending) return this.judged(state);
    const left = Math.min(depth, state.coins);
    const key = `${left}${keyOf(state)}`;
    const found = this.known.get(key);
    if (found !== undefined) return found;
    let best = state.leaving ? 0 : left === 0 ? this.judged(state) : this.ended(state);
    if (left > 0)
      for (const answer of answersTo(state)) best = Math.max(best, this.option(state, answer, left - 1).worth);
    this.known.set(key, best);
    return best;
  }

  /** The worth of a position if the phase ends now. */
  ended(state: State): number {
    return this.best({ ...state, coins: 0, leaving: false }, 0);
  }

  private option(state: State, { route, ...action }: Answer, depth: number): Option {
    const prospects = route
      ? [{ chance: 1, state: moved(state, action.fixed['general'] as GeneralId, route) }]
      : prospectsOf(state, action);
    let worth = 0;
    for (const { chance, state: then } of prospects) worth += chance * this.best(then, depth);
    return { action, worth, prospects };
  }

  private judged(state: State): number {
    this.looked += 1;
    return worthOf(state);
  }
}
