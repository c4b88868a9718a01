import type { Seat } from '../../../../kernel/contract.ts';
import type { PlaceId, TokenId } from '../data/ids.ts';
import type { Side } from './battle.ts';

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
  /** What it is played on, as the action fixed it. */
  readonly fixed: Readonly<Record<string, string>>;
}

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
