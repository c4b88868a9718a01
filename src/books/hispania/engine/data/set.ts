import type { FOUR_CORNERS } from './borders.ts';
import type { ATTACKER_HITS, DEFENDER_HITS } from './combat.ts';
import type { LeaderId, NationId, OffMapId, PlaceId, ProvinceId, TokenId } from './ids.ts';
import type { Leader } from './leaders.ts';
import type { SetUp } from './scenarios.ts';
import type { Border, Nation, Province } from './types.ts';

/** Set-ups by the turn they begin on. */
export interface SetUps {
  readonly 1: SetUp;
  readonly 4: SetUp;
}

/** The combat tables (rules 6.7-attacker, 6.7-defender). */
export interface CombatTables {
  readonly attacker: typeof ATTACKER_HITS;
  readonly defender: typeof DEFENDER_HITS;
}

/** All values that may differ from one data set to another. */
export interface DataSet {
  readonly name: string;
  readonly provinces: Readonly<Record<ProvinceId, Province>>;
  readonly borders: readonly Border[];
  readonly straits: readonly (readonly [PlaceId, PlaceId])[];
  readonly offMapBorders: Readonly<Record<OffMapId, readonly PlaceId[]>>;
  readonly fourCorners: typeof FOUR_CORNERS;
  readonly southOfDouro: readonly ProvinceId[];
  readonly nations: Readonly<Record<NationId, Nation>>;
  readonly setUps: SetUps;
  readonly tokens: Readonly<Record<TokenId, number>>;
  readonly leaders: Readonly<Record<LeaderId, Leader>>;
  readonly combat: CombatTables;
  readonly scoringTurns: readonly number[];
}

/** Province points by nation, scoring turn and province. */
export type PointCorrections = Readonly<
  Partial<Record<NationId, Readonly<Partial<Record<number, Readonly<Partial<Record<ProvinceId, number>>>>>>>>
>;

/** An owner's corrections for a game, without unchanged values. Gold and points are counted in halves. */
export interface Corrections {
  readonly income?: Readonly<Partial<Record<ProvinceId, number>>>;
  /** Borders that exist on the printed map. To change a river, remove the border and add it again. */
  readonly addBorders?: readonly Border[];
  readonly removeBorders?: readonly (readonly [ProvinceId, ProvinceId])[];
  readonly points?: PointCorrections;
  /** The whole starting position of each nation named. */
  readonly setUps?: { readonly 1?: SetUp; readonly 4?: SetUp };
}
