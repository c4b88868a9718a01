import type { Seat } from '../../../../kernel/contract.ts';
import type { CombatKind, LeaderId, PlaceId, TokenId } from '../data/ids.ts';
import type { Side, Target } from './battle.ts';

/** Event tokens or the Sign of God may be played (10.2, 10.3). The first answer closes it, or a pass from every seat. */
export interface Window {
  readonly kind: 'token-window';
  readonly at: WindowId;
  /** The seats that may still answer. */
  readonly asked: readonly Seat[];
  /** What was played and waits: Null would cancel the last one. */
  readonly played: readonly Played[];
}

export const WINDOWS = [
  'turn-start',
  'after-combat',
  'turn-end',
  'opening',
  'before-dice',
  'after-dice',
  'null',
] as const;
export type WindowId = (typeof WINDOWS)[number];

export interface Played {
  readonly seat: Seat;
  readonly token: TokenId | 'sign';
  readonly fixed: On;
}

/** What a token is played on, as the action fixes it beside seat and token. Each token has names of its own. */
export type On = {
  readonly side?: Side;
  readonly place?: PlaceId;
  readonly to?: PlaceId;
  /** A kind of unit, or the key of a cohort. */
  readonly unit?: string;
  readonly leader?: LeaderId;
  /** A unit that strikes twice, by its die and its target, and its two new targets (10.3-bravery). */
  readonly die?: CombatKind;
  readonly aimed?: Target;
  readonly first?: Target;
  readonly second?: Target;
};

/** A side of the battle below may retreat before the first round (10.3-retreat, ruling surplus-retreat). */
export interface EarlyRetreat {
  readonly kind: 'early-retreat';
  readonly side: Side;
  /** How many units may still retreat; without it there is no limit. */
  readonly most?: number;
}

/** The stack of a minor invasion has split: the units in one of these places keep what the token gives (10.3-minor-invasion). */
export interface PileChoice {
  readonly kind: 'pile-choice';
  readonly places: readonly PlaceId[];
}
