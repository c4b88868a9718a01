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
  /** How many units may stand here in peace, before any bonus. */
  readonly stacking: number;
  /** Half gold. */
  readonly income: number;
  readonly coast: Coast;
}

/** A land border; `river` when a river runs along it. */
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
 * How a nation earns gold: not at all; the income of its provinces; half of it, rounded up; or only that of provinces where it
 * has a castle. `from` is the first turn with an income phase.
 */
export type Income =
  | { readonly kind: 'none' }
  | { readonly kind: 'normal' | 'half' | 'castles'; readonly from: number };

/** Where reinforcements appear; `band` is El Cid's place off the map. */
export type ArrivalPlace = OffMapId | SeaId | 'own-territory' | 'band';

/** Units and leaders that come together on one turn. Where several places are named, the player divides them freely. */
export interface Arrival {
  readonly at: readonly ArrivalPlace[];
  readonly units?: Quota;
  readonly leaders?: readonly LeaderId[];
  /** The numbers are totals to be reached per kind, not additions. */
  readonly fillUp?: true;
  /** The first land these units enter must be one of these. */
  readonly landAt?: readonly ProvinceId[];
  /** May land on any coast, anchor or none; where that is written. */
  readonly anyCoast?: true;
  readonly coastRule?: RuleId;
  /** Where it is written, if it wants a rule of its own. */
  readonly rule?: RuleId;
  /** Does not come when the nation is eliminated, against the general rule. */
  readonly onlyIfAlive?: true;
  /** Where the units come if the nation holds no province (without it, `own-territory` arrivals are then lost). */
  readonly otherwiseAt?: PlaceId;
  /** The units leave at the end of this turn and are no counters of the nation's pool. */
  readonly guestsUntil?: number;
  /** Where that is written. */
  readonly guestsRule?: RuleId;
  /** The player may take up to this many more of a kind, each for half points. */
  readonly bought?: { readonly kind: CombatKind; readonly most: number; readonly vpEach: number };
}

/** A small nation's clause of submission (rule 9.6): to whom, at how many provinces at most, freely or not. */
export interface Submission {
  readonly to: NationId;
  readonly atMost: number;
  readonly must: boolean;
  readonly turns?: Turns;
  /** Not while subject to this nation. */
  readonly notUnder?: NationId;
  /** Where it is written, if not with the nation itself. */
  readonly rule?: RuleId;
}

/** What holds for the subjects of a nation that can be an overlord (rules 2.2, 9.6). */
export interface Overlord {
  /** Submission ends at the end of this turn at the latest. */
  readonly until: number;
  /** Submission ends at once when Toledo falls. */
  readonly endsWithToledo: boolean;
  /** The half of its income that a subject gives up comes to the overlord. */
  readonly sharesIncome: boolean;
}

/** Which destroyed counters a kill point is for; every named condition must hold. Without `kinds` any unit but leaders. */
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
  /** Where it is written, if not under the nation itself (`11-` and its name). */
  readonly rule?: RuleId;
}

/** Points that are neither for provinces on a scoring turn nor for kills, and where they are written. All values in half points. */
export type SpecialPoints = {
  readonly rule: RuleId;
} /** For each unit that leaves the game through Narbonne, `most` units in all. */ & (
  | { readonly kind: 'narbonne-exit'; readonly turns: Turns; readonly each: number; readonly most: number }
  /** For each unit that crosses to Africa, having begun its movement in one of the provinces; it leaves the game. */
  | { readonly kind: 'africa-exit'; readonly turns: Turns; readonly each: number; readonly from: readonly ProvinceId[] }
  /** At the end of the turn, if the leader lives and the nation is not subject to the other. */
  | {
      readonly kind: 'leader-lives';
      readonly turn: number;
      readonly leader: LeaderId;
      readonly notSubjectTo: NationId;
      readonly vp: number;
    }
  /** At the end of the nation's own turn: `whole` for all Hispania but `missing` provinces, else `zone` for each whole zone. */
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
  /** For rebuilding a castle in each of these provinces while holding it, once each. */
  | {
      readonly kind: 'city-castles';
      readonly turns: Turns;
      readonly provinces: readonly ProvinceId[];
      readonly each: number;
    }
  /** Points equal to the gold paid for missions. */
  | { readonly kind: 'mission-pay'; readonly turn: number }
  /** For holding the province at the end of one of the nation's own turns, once. */
  | { readonly kind: 'takes-province'; readonly turns: Turns; readonly province: ProvinceId; readonly vp: number }
  /** For each castle conquered and rebuilt: `vp` and the income of its province. */
  | { readonly kind: 'rebuilt-castle'; readonly vp: number }
  /** At a scoring: the income of each province where its ruin lies, `other` for each other province. */
  | { readonly kind: 'ruins'; readonly turn: number; readonly other: number }
);

/** Points for the provinces of zones: for each province, and for all of a zone together (half points). */
export interface ZonePoints {
  readonly turn: number;
  readonly rule: RuleId;
  readonly zones: Readonly<Partial<Record<ZoneId, { readonly each: number; readonly all: number }>>>;
}

/**
 * How a nation ends, at the end of `turn`, after scoring. `minimum` is what the old player owes the new one (rule 14.6), `rule`
 * where it is written, if not with the new nation or in 9.4.
 */
export type Ending = { readonly rule?: RuleId } & (
  | { readonly kind: 'removed'; readonly turn: number }
  /** Every unit becomes one of the other nation, in place. */
  | {
      readonly kind: 'converts';
      readonly turn: number;
      readonly into: NationId;
      readonly as: CombatKind;
      readonly minimum: number;
    }
  /** The new player picks among the old units, in place, up to the quota; what is not picked goes or stays neutral. */
  | {
      readonly kind: 'survivors';
      readonly turn: number;
      readonly into: NationId;
      readonly quota: Quota;
      readonly most: number;
      /** Only units in these provinces; all without it. */
      readonly within?: { readonly zones: readonly ZoneId[]; readonly provinces: readonly ProvinceId[] };
      readonly rest: 'removed' | 'neutral';
      /** Where it is written that it stays neutral. */
      readonly restRule?: RuleId;
      /** Kinds that pass over unchanged, beyond the quota. */
      readonly keeps: readonly CombatKind[];
      readonly minimum: number;
    }
  /** The same units go on under the new name; what is missing to `atLeast` is placed freely. */
  | {
      readonly kind: 'continues';
      readonly turn: number;
      readonly into: NationId;
      readonly atLeast: Quota;
      readonly minimum: number;
    }
  /** The new nation founds itself on the old one's provinces; earlier, if the old one is subject to `early.subjectTo` then. */
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

/** How a nation is founded at the end of another one's last turn. */
export interface Founding {
  /** Only if the nation it would grow from is gone. */
  readonly onlyIfGone?: NationId;
  /** Provinces it takes whoever holds them. */
  readonly takes: readonly ProvinceId[];
  /** Provinces of the old nation, or empty ones, among which it takes `most`; short of `least`, the fallback provinces too. */
  readonly chooses?: {
    readonly from: readonly ProvinceId[];
    readonly most: number;
    readonly least: number;
    readonly fallback: readonly ProvinceId[];
  };
  /** Units it places; without `at`, freely in its provinces. */
  readonly units: Quota;
  /** Castles whose place is fixed. */
  readonly castlesAt: readonly ProvinceId[];
  /** One unit of this kind stands in for each unit of the old nation, `units` being the least it gets. */
  readonly oneForEach?: CombatKind;
  /** Castles of the old nation it may take over, each for one infantry. */
  readonly swapsCastles?: number;
  /** Old units it takes over in place: of these kinds, at most so many, and all castles. */
  readonly inherits?: { readonly kinds: readonly CombatKind[]; readonly most: number };
  /** It enters here on this turn instead of standing on the map. */
  readonly enters?: { readonly turn: number; readonly at: OffMapId };
}

/** Castles a nation is given. `when` tells the moment: end of its own turn or start of the game turn. */
export interface FreeCastles {
  readonly turn: number;
  readonly rule: RuleId;
  readonly when: 'own-turn-end' | 'game-turn-start';
  /** One castle must stand here; an empty one is taken, one of a subject changes hands if `fromSubject`. */
  readonly fixed: ProvinceId;
  readonly fromSubject: boolean;
  /** How many more, in own plain provinces south of the Douro. */
  readonly free: number;
}

/** Ardour (rule 9.2) of a nation by its own rules. */
export type Ardour =
  | { readonly turn: number; readonly with: 'leader'; readonly leader: LeaderId }
  | { readonly turn: number; readonly with: 'one-province'; readonly rule: RuleId };

/** Auction values in half points: a major nation's fixed score, or the average another one earns. */
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
  /** Where the number of its counters of a kind is written, if not in 2.3. */
  readonly poolRules?: Readonly<Partial<Record<CombatKind, RuleId>>>;
  /** What it may buy. */
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
  /** Half points every other nation earns for each unit of this one it destroys in its own turn. */
  readonly bounty: number;
  readonly bountyRule?: RuleId;
  readonly specialPoints: readonly SpecialPoints[];
  /** Half points by scoring turn and province. */
  readonly provincePoints: Readonly<Partial<Record<number, Readonly<Partial<Record<ProvinceId, number>>>>>>;
  readonly zonePoints: readonly ZonePoints[];
  readonly founding: Founding | null;
  /** Where it is written how it grows out of another nation, if not with that one or in 9.4. */
  readonly foundingRule?: RuleId;
  readonly ends: Ending | null;
  readonly auction: Auction;
  /** Nations one player may not hold together with this one (symmetric). */
  readonly incompatible: readonly NationId[];
  /** The scenarios it belongs to, if not to all. */
  readonly onlyIn: readonly ScenarioId[] | null;
}
