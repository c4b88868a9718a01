import type { Action } from '../../../kernel/contract.ts';
import type { LocationId, RegionId } from '../engine/data/ids.ts';

/**
 * The reason of a computer's answer: plain data, which a page turns into a sentence. Points are points of the score that
 * the computer expects, chances 0 to 1.
 */
export type Why =
  /** There is only one answer. */
  | { readonly kind: 'only' }
  /** Units fight or besiege an enemy, with the chance that the location is theirs after the sieges of the turn. */
  | {
      readonly kind: 'attacks';
      readonly to: LocationId;
      readonly units: number;
      readonly by: 'battle' | 'siege';
      readonly chance: number;
      readonly gain: number;
    }
  /** Units go to a location without an enemy. */
  | { readonly kind: 'marches'; readonly to: LocationId; readonly units: number; readonly gain: number }
  /** The region promises most. */
  | { readonly kind: 'region'; readonly region: RegionId; readonly gain: number }
  /** A purchase, one of several. */
  | { readonly kind: 'buys'; readonly place: LocationId; readonly gain: number }
  /** Nothing more is worth doing in the phase. */
  | { readonly kind: 'rests' }
  /** The best of a number of answers by the position that results. */
  | { readonly kind: 'weighed'; readonly of: number }
  /** The best of a number of answers in games played ahead, and its advantage over the first choice of an Alférez. */
  | {
      readonly kind: 'foreseen';
      readonly answers: number;
      readonly games: number;
      readonly gain: number;
      readonly of: Why;
    };

/** An answer with its reason, and the number of positions examined. */
export interface Thought {
  readonly action: Action;
  readonly why: Why;
  readonly looked: number;
}
