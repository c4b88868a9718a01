import type { Action } from '../../../kernel/contract.ts';
import type { GeneralId, SpaceId, TownId } from '../engine/data/ids.ts';
import type { Fraction } from '../odds/fraction.ts';

export type { Fraction };

/**
 * The reason of a computer's answer: plain data, which a page turns into a sentence. `worth` is the chance of a Roman victory that the
 * computer sees after it, 0 to 1, and `gain` how much more that is than if the phase ended now; chances of dice are exact.
 */
export type Why =
  /** There is only one answer. */
  | { readonly kind: 'only' }
  /** A general besieges or attacks; if he attacks, he may be beaten. */
  | ({
      readonly kind: 'fights';
      readonly by: 'siege' | 'attack';
      readonly general: GeneralId;
      readonly at: SpaceId;
      readonly coins: number;
      readonly won: Fraction;
      readonly lost: Fraction;
    } & Promised)
  /** A general goes somewhere, alone or with his fleet, and what he goes for. */
  | ({ readonly kind: 'goes'; readonly general: GeneralId; readonly to: SpaceId; readonly then: Then } & Promised)
  /** A garrison is placed or taken back. */
  | ({ readonly kind: 'garrisons'; readonly at: TownId; readonly capital: boolean } & Promised)
  | ({ readonly kind: 'withdraws'; readonly at: TownId } & Promised)
  /** The chief of the special army may be murdered. */
  | ({ readonly kind: 'murders'; readonly won: Fraction } & Promised)
  /** A road or the proconsul is worth its coins. */
  | ({ readonly kind: 'buys'; readonly what: 'road' | 'proconsul' } & Promised)
  /** Nothing more in the phase is worth a coin. */
  | { readonly kind: 'rests'; readonly worth: number }
  /** The best of a number of answers by the position that results. */
  | { readonly kind: 'weighed'; readonly of: number; readonly worth: number }
  /** The best road by the ways that it shortens. */
  | { readonly kind: 'shortens'; readonly from: TownId; readonly to: TownId }
  /** At the seat of Hispano: of a number of answers the one after which the Romans win least, by the mean of all dice. */
  | { readonly kind: 'harms'; readonly of: number; readonly worth: number };

/** What the computer sees after an answer. */
interface Promised {
  readonly worth: number;
  readonly gain: number;
}

/** What a general goes for: a fight or a garrison there or from there, a further way, or the place itself. */
export type Then =
  | { readonly does: 'siege' | 'attack'; readonly at: SpaceId }
  | { readonly does: 'place'; readonly at: TownId }
  | { readonly does: 'goes'; readonly at: SpaceId }
  | { readonly does: 'stays' };

/** An answer with its reason, and the number of positions that were judged. */
export interface Thought {
  readonly action: Action;
  readonly why: Why;
  readonly looked: number;
}
