import type { NationId, Owner, PlaceId, ProvinceId, RuleId } from '../data/ids.ts';
import type { Auction, GroupAuction, MajorChoice, SealedAuction } from './auction.ts';
import type { Battle, Mission } from './battle.ts';
import type { Founding, Survivors, Transformation } from './succession.ts';
import type { EarlyRetreat, PileChoice, Window } from './tokens.ts';

/** Units that must be given up at once, by a nation that may not be the active one. */
export interface Surplus {
  readonly kind: 'surplus';
  readonly nation: NationId;
  readonly place: PlaceId;
}

/** A choice of the units that a forced passage holds, where they differ (5.3). */
export interface Pinning {
  readonly kind: 'pinning';
  readonly place: PlaceId;
  readonly count: number;
}

/** Units that must leave a place at once, by the rules of retreat, or are removed (9.6-submission, 6.6-transformation). */
export interface Withdrawal {
  readonly kind: 'withdrawal';
  readonly owner: Owner;
  readonly place: PlaceId;
  readonly rule: RuleId;
}

/** A nation is asked whether it submits to the attacker of the battle below (9.6-submission). */
export interface Offer {
  readonly kind: 'offer';
  readonly nation: NationId;
  readonly to: NationId;
  readonly place: PlaceId;
}

/** An overlord whose gold has passed its saving limit in its subject's turn may buy at once (2.2). */
export interface OverlordBuys {
  readonly kind: 'overlord-buys';
  readonly nation: NationId;
}

/** Castles that a nation has received and not placed yet (11-visigoths-castles). */
export interface FreeCastles {
  readonly kind: 'free-castles';
  readonly nation: NationId;
  readonly count: number;
}

/** A lone castle has surrendered: 1 unit there must be given up to rebuild it (11-umayyads-surrender). */
export interface Surrender {
  readonly kind: 'surrender';
  readonly nation: NationId;
  readonly place: PlaceId;
}

/**
 * A mission for El Cid that a nation has offered: he accepts or refuses it, engages units of his, and fights. The battle lies above this
 * frame; the mission is settled when the battle is over (11-el-cid-hire).
 */
export interface MissionFrame extends Mission {
  readonly kind: 'mission';
  readonly step: 'answer' | 'engage' | 'fight';
  readonly place: ProvinceId;
}

/** What interrupts a phase until it is answered. */
export type Frame =
  | Battle
  | Surplus
  | Pinning
  | Withdrawal
  | Offer
  | OverlordBuys
  | FreeCastles
  | Surrender
  | Transformation
  | Survivors
  | Founding
  | Auction
  | SealedAuction
  | GroupAuction
  | MajorChoice
  | Window
  | EarlyRetreat
  | PileChoice
  | MissionFrame;
