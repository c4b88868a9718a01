import type { Action } from '../../../kernel/contract.ts';
import type { CombatKind, NationId, Owner, PlaceId } from '../engine/data/ids.ts';

/**
 * The reason of a computer's answer: plain data, which a page turns into a sentence. Points are half points, chances 0
 * to 1.
 */
export type Why =
  /** There is only one answer. */
  | { readonly kind: 'only' }
  /** The preset is good enough. */
  | { readonly kind: 'usual' }
  /** Units move to take, guard or approach a place. */
  | {
      readonly kind: 'march';
      readonly aim: 'take' | 'settle' | 'guard' | 'near' | 'leave';
      readonly nation: NationId;
      readonly to: PlaceId;
      readonly units: number;
      readonly enemy?: Owner;
      readonly chance?: number;
      readonly gain: number;
    }
  /** No further march has enough value. */
  | { readonly kind: 'rests'; readonly nation: NationId }
  /** It fights on or retreats. */
  | {
      readonly kind: 'battle';
      readonly stays: boolean;
      readonly place: PlaceId;
      readonly chance: number;
      readonly points: number;
      readonly stay: number;
      readonly go?: number;
    }
  | { readonly kind: 'aims'; readonly place: PlaceId; readonly first: CombatKind }
  /** The best of a number of answers by the resulting position, and its advantage over the preset. */
  | { readonly kind: 'weighed'; readonly of: number; readonly gain: number }
  /** It submits rather than be eliminated; `chance` is that of winning the battle. */
  | {
      readonly kind: 'bows';
      readonly nation: NationId;
      readonly to: NationId;
      readonly place: PlaceId;
      readonly chance: number;
    }
  | { readonly kind: 'bids'; readonly nation: NationId; readonly worth: number }
  /** The best of a number of simulated plans, and its advantage over the Captain's; `of` is its march. */
  | { readonly kind: 'foreseen'; readonly plans: number; readonly gain: number; readonly of: Why };

/** An answer with its reason, and the number of positions examined. */
export interface Thought {
  readonly action: Action;
  readonly why: Why;
  readonly looked: number;
}
