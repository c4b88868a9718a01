/**
 * The shapes of Hispania's tables. Gold and victory points are integers counted in halves throughout
 * (an income of 1½ gold is 3, an infantry for 4 gold costs 8, half a victory point is 1).
 */

import type {
  CombatKind,
  LeaderId,
  NationId,
  OffMapId,
  PlaceId,
  ProvinceId,
  Religion,
  RiverId,
  RuleId,
  ScenarioId,
  SeaId,
  ZoneId,
} from './ids.ts';

export type Terrain = 'plain' | 'mountain';

/**
 * The anchor of a province: `none` has no coast, `landing` an open anchor; `no-landing` is coast without a usable anchor,
 * `crossed-anchor` a crossed-out anchor. Only the Crusade lands on the last two.
 */
export type Coast = 'none' | 'landing' | 'no-landing' | 'crossed-anchor';

export interface Province {
  readonly zone: ZoneId;
  readonly terrain: Terrain;
  /** The stacking limit without any bonus. */
  readonly stacking: number;
  /** Half gold. */
  readonly income: number;
  readonly coast: Coast;
}

/** A land border; `river` if a river runs along it. */
export interface Border {
  readonly between: readonly [ProvinceId, ProvinceId];
  readonly river?: RiverId;
}

/** A turn span, both ends included. */
export type Turns = readonly [from: number, to: number];

/** A value for the whole game, or steps each holding from its turn on (ascending). */
export type Timed = number | readonly { readonly from: number; readonly value: number }[];

export type Quota = Readonly<Partial<Record<CombatKind, number>>>;

/**
 * The income of a nation: none; that of its provinces; half of it, rounded up; or only that of provinces with one of
 * its castles. `from` is the first turn with an income phase.
 */
export type Income =
  | { readonly kind: 'none' }
  | { readonly kind: 'normal' | 'half' | 'castles'; readonly from: number };

/** The places where reinforcements arrive; `band` is El Cid's place off the map. */
export type ArrivalPlace = OffMapId | SeaId | 'own-territory' | 'band';

/** Units and leaders that arrive together on one turn. If several places are named, the player divides them freely. */
export interface Arrival {
  readonly at: readonly ArrivalPlace[];
  readonly units?: Quota;
  readonly leaders?: readonly LeaderId[];
  /** The numbers are totals to be reached per kind, not additions. */
  readonly fillUp?: true;
  /** The first province that these units enter must be one of these. */
  readonly landAt?: readonly ProvinceId[];
  /** The rule by which they may land on any coast, with or without an anchor. */
  readonly anyCoast?: true;
  readonly coastRule?: RuleId;
  /** Its rule, if it has one of its own. */
  readonly rule?: RuleId;
  /** The units do not arrive if the nation is eliminated, contrary to the general rule. */
  readonly onlyIfAlive?: true;
  /** The place of the units if the nation controls no province (without it, `own-territory` arrivals are then lost). */
  readonly otherwiseAt?: PlaceId;
  /** The units leave at the end of this turn and are not counters of the nation's pool. */
  readonly guestsUntil?: number;
  /** Its rule. */
  readonly guestsRule?: RuleId;
  /** The player may take up to this number of further units of a kind, each for half points. */
  readonly bought?: { readonly kind: CombatKind; readonly most: number; readonly vpEach: number };
}

/** A clause of submission (9.6): the overlord, the maximum number of provinces, must or may. */
export interface Submission {
  readonly to: NationId;
  readonly atMost: number;
  readonly must: boolean;
  readonly turns?: Turns;
  /** Not while subject to this nation. */
  readonly notUnder?: NationId;
  /** Its rule, if not the nation's own. */
  readonly rule?: RuleId;
}

/** Conditions for the subjects of a nation that can be an overlord (2.2, 9.6). */
export interface Overlord {
  /** Submission ends at the end of this turn at the latest. */
  readonly until: number;
  /** Submission ends at once when Toledo falls. */
  readonly endsWithToledo: boolean;
  /** The overlord receives the half of a subject's income. */
  readonly sharesIncome: boolean;
}

/** Conditions of kill points, all of which must hold. Without `kinds` any unit except leaders. */
export interface KillTarget {
  readonly kinds?: readonly (CombatKind | 'leader')[];
  readonly nations?: readonly NationId[];
  readonly religion?: Religion;
  readonly leader?: LeaderId;
}

/** Points for destroying units in one's own turn, as attacker (rule 8). No two entries of a nation ever match one counter. */
export interface KillPoints {
  readonly target: KillTarget;
  /** Half points for each. */
  readonly vp: number;
  readonly turns?: Turns;
  /** Only units destroyed by the stack of this leader count. */
  readonly byStackOf?: LeaderId;
  /** Its rule, if not the nation's own (`11-` and its name). */
  readonly rule?: RuleId;
}

/**
 * Points that are neither for provinces on a scoring turn nor for kills, with their rules. All values are half points.
 */
export type SpecialPoints = {
  readonly rule: RuleId;
} /** For each unit that leaves the game through Narbonne, `most` units in all. */ & (
  | { readonly kind: 'narbonne-exit'; readonly turns: Turns; readonly each: number; readonly most: number }
  /** For each unit that crosses to Africa from a start in one of the provinces; it leaves the game. */
  | { readonly kind: 'africa-exit'; readonly turns: Turns; readonly each: number; readonly from: readonly ProvinceId[] }
  /** At the end of the turn, if the leader is alive and the nation is not subject to the other. */
  | {
      readonly kind: 'leader-lives';
      readonly turn: number;
      readonly leader: LeaderId;
      readonly notSubjectTo: NationId;
      readonly vp: number;
    }
  /**
   * At the end of the nation's own turn: `whole` for all Hispania except `missing` provinces, else `zone` for each
   * whole zone.
   */
  | {
      readonly kind: 'zones-own-turn';
      readonly turn: number;
      readonly whole: number;
      readonly missing: number;
      readonly zone: number;
      readonly without: readonly ProvinceId[];
    }
  /** At a scoring: the income of each province with a castle (half gold as half points), `other` for each other province. */
  | { readonly kind: 'castle-income'; readonly turn: number; readonly other: number }
  /** The province points of this turn are scored at the end of the nation's own turn. */
  | { readonly kind: 'scores-own-turn'; readonly turn: number }
  /** For rebuilding a castle in each of these provinces while controlling it, once each. */
  | {
      readonly kind: 'city-castles';
      readonly turns: Turns;
      readonly provinces: readonly ProvinceId[];
      readonly each: number;
    }
  /** Points equal to the gold paid for missions. */
  | { readonly kind: 'mission-pay'; readonly turn: number }
  /** For controlling the province at the end of one of the nation's own turns, once. */
  | { readonly kind: 'takes-province'; readonly turns: Turns; readonly province: ProvinceId; readonly vp: number }
  /** For each castle conquered and rebuilt: `vp` and the income of its province. */
  | { readonly kind: 'rebuilt-castle'; readonly vp: number }
  /** At a scoring: the income of each province with its ruin, `other` for each other province. */
  | { readonly kind: 'ruins'; readonly turn: number; readonly other: number }
);

/** Points for the provinces of zones: for each province, and for a whole zone (half points). */
export interface ZonePoints {
  readonly turn: number;
  readonly rule: RuleId;
  readonly zones: Readonly<Partial<Record<ZoneId, { readonly each: number; readonly all: number }>>>;
}

/**
 * The end of a nation, at the end of `turn`, after scoring. `minimum` is the debt of the predecessor's player to the
 * successor's (14.6); `rule` is its rule, if not that of the successor or 9.4.
 */
export type Ending = { readonly rule?: RuleId } & (
  | { readonly kind: 'removed'; readonly turn: number }
  /** Every unit is replaced by one of the other nation in the same place. */
  | {
      readonly kind: 'converts';
      readonly turn: number;
      readonly into: NationId;
      readonly as: CombatKind;
      readonly minimum: number;
    }
  /**
   * The successor's player picks units of the predecessor in their places, up to the quota; other units are removed or
   * become neutral.
   */
  | {
      readonly kind: 'survivors';
      readonly turn: number;
      readonly into: NationId;
      readonly quota: Quota;
      readonly most: number;
      /** Only units in these provinces; without it all units. */
      readonly within?: { readonly zones: readonly ZoneId[]; readonly provinces: readonly ProvinceId[] };
      readonly rest: 'removed' | 'neutral';
      /** The rule by which they become neutral. */
      readonly restRule?: RuleId;
      /** Kinds that are taken over unchanged, beyond the quota. */
      readonly keeps: readonly CombatKind[];
      readonly minimum: number;
    }
  /** The same units continue under the new name; units missing to `atLeast` are placed freely. */
  | {
      readonly kind: 'continues';
      readonly turn: number;
      readonly into: NationId;
      readonly atLeast: Quota;
      readonly minimum: number;
    }
  /**
   * The successor founds itself in the predecessor's provinces; earlier, if the predecessor is subject to
   * `early.subjectTo` then.
   */
  | {
      readonly kind: 'settles';
      readonly turn: number;
      readonly into: NationId;
      readonly early: { readonly turn: number; readonly subjectTo: NationId };
      readonly minimum: number;
    }
  /** Several nations found themselves in this order; `minimum` is owed to the last. */
  | { readonly kind: 'splits'; readonly turn: number; readonly into: readonly NationId[]; readonly minimum: number }
);

/** The founding of a nation at the end of its predecessor's last turn. */
export interface Founding {
  /** Only if its predecessor is eliminated. */
  readonly onlyIfGone?: NationId;
  /** Provinces that it takes, whichever nation controls them. */
  readonly takes: readonly ProvinceId[];
  /**
   * Provinces of the predecessor, or empty ones, of which it takes `most`; with fewer than `least`, also the fallback
   * provinces.
   */
  readonly chooses?: {
    readonly from: readonly ProvinceId[];
    readonly most: number;
    readonly least: number;
    readonly fallback: readonly ProvinceId[];
  };
  /** Units that it places; without `at`, freely in its provinces. */
  readonly units: Quota;
  /** Castles with a fixed province. */
  readonly castlesAt: readonly ProvinceId[];
  /** One unit of this kind replaces each unit of the predecessor; `units` is the minimum. */
  readonly oneForEach?: CombatKind;
  /** Castles of the predecessor that it may take over, each for 1 infantry. */
  readonly swapsCastles?: number;
  /** Units of the predecessor that it takes over in place: of these kinds, up to a maximum, and all castles. */
  readonly inherits?: { readonly kinds: readonly CombatKind[]; readonly most: number };
  /** It enters here on this turn instead of starting on the map. */
  readonly enters?: { readonly turn: number; readonly at: OffMapId };
}

/** Castles that a nation receives at no cost. `when` is the end of its own turn or the start of the game turn. */
export interface FreeCastles {
  readonly turn: number;
  readonly rule: RuleId;
  readonly when: 'own-turn-end' | 'game-turn-start';
  /** One castle is placed in this province; an empty province is taken, and one of a subject if `fromSubject`. */
  readonly fixed: ProvinceId;
  readonly fromSubject: boolean;
  /** The number of further castles, in the nation's plains south of the Douro. */
  readonly free: number;
}

/** Ardour (rule 9.2) of a nation by its own rules. */
export type Ardour =
  | { readonly turn: number; readonly with: 'leader'; readonly leader: LeaderId }
  | { readonly turn: number; readonly with: 'one-province'; readonly rule: RuleId };

/** Auction values in half points: a major nation's fixed score, or another nation's average. */
export type Auction =
  | { readonly kind: 'major'; readonly fixedScore: number }
  | { readonly kind: 'bid'; readonly average: number };

export interface Nation {
  /** Place in the order of play, 1 to 29. */
  readonly order: number;
  /** Group in the standard game; null for the two nations of scenario E only. */
  readonly standardGroup: 1 | 2 | 3 | 4 | null;
  /** Christian counts from turn 11 on only. */
  readonly religion: Religion;
  /** First turn on which it plays. */
  readonly firstTurn: number;
  readonly income: Income;
  /** Half gold that can be saved from turn to turn. */
  readonly reserve: Timed;
  /** Counters, by kind. */
  readonly pool: Readonly<Partial<Record<CombatKind, Timed>>>;
  /** The rule for the number of its counters of a kind, if not 2.3. */
  readonly poolRules?: Readonly<Partial<Record<CombatKind, RuleId>>>;
  /** The kinds that it may buy. */
  readonly buys: readonly ('infantry' | 'knight' | 'castle')[];
  readonly arrivals: Readonly<Partial<Record<number, readonly Arrival[]>>>;
  readonly invasions: readonly number[];
  readonly zeal: readonly number[];
  readonly ardour: readonly Ardour[];
  readonly navalSupremacy: readonly number[];
  /** Stacks with one of these leaders have no limit in the first phase of this turn's invasion. */
  readonly unlimitedStacks: {
    readonly turn: number;
    readonly leaders: readonly LeaderId[];
    readonly rule: RuleId;
  } | null;
  /** These kinds cannot retreat in these turns. */
  readonly noRetreat: {
    readonly kinds: readonly (CombatKind | 'leader')[];
    readonly turns: Turns;
    readonly rule: RuleId;
  } | null;
  readonly freeCastles: readonly FreeCastles[];
  readonly submits: readonly Submission[];
  readonly overlord: Overlord | null;
  readonly kills: readonly KillPoints[];
  /** Half points of every other nation for each unit of this one that it destroys in its own turn. */
  readonly bounty: number;
  readonly bountyRule?: RuleId;
  readonly specialPoints: readonly SpecialPoints[];
  /** Half points by scoring turn and province. */
  readonly provincePoints: Readonly<Partial<Record<number, Readonly<Partial<Record<ProvinceId, number>>>>>>;
  readonly zonePoints: readonly ZonePoints[];
  readonly founding: Founding | null;
  /** The rule of its founding, if not that of its predecessor or 9.4. */
  readonly foundingRule?: RuleId;
  readonly ends: Ending | null;
  readonly auction: Auction;
  /** Nations that one player cannot have together with this one (symmetric). */
  readonly incompatible: readonly NationId[];
  /** The scenarios it belongs to, if not to all. */
  readonly onlyIn: readonly ScenarioId[] | null;
}
