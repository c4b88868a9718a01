import type { Action } from '../../../kernel/contract.ts';
import type { CombatKind, NationId, Owner, PlaceId } from '../engine/data/ids.ts';

/** Why a computer plays what it plays: plain data, of which a page makes a sentence. Points are half points, chances 0 to 1. */
export type Why =
  /** There is only one answer. */
  | { readonly kind: 'only' }
  /** What the game fills in is good enough. */
  | { readonly kind: 'usual' }
  /** Units go to take, guard or near a place. */
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
  /** No more march is worth it. */
  | { readonly kind: 'rests'; readonly nation: NationId }
  /** A battle goes on, or is left. */
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
  /** The best of so many answers by what they lead to; what it is better than the game's own by. */
  | { readonly kind: 'weighed'; readonly of: number; readonly gain: number }
  /** It would rather serve than die; `chance`: to win the battle. */
  | {
      readonly kind: 'bows';
      readonly nation: NationId;
      readonly to: NationId;
      readonly place: PlaceId;
      readonly chance: number;
    }
  | { readonly kind: 'bids'; readonly nation: NationId; readonly worth: number }
  /** Of so many plans that were seen through, this was the best, and better than the Captain's by so much; `of`: the march of it. */
  | { readonly kind: 'foreseen'; readonly plans: number; readonly gain: number; readonly of: Why };

/** An answer with its reason, and how many positions were looked at for it. */
export interface Thought {
  readonly action: Action;
  readonly why: Why;
  readonly looked: number;
}
