import type { Dice, Seat } from '../../../kernel/contract.ts';
import type {
  CombatKind,
  LeaderId,
  NationId,
  OptionId,
  Owner,
  PlaceId,
  ProvinceId,
  RuleId,
  RulingId,
  ScenarioId,
  TokenId,
  UnitKind,
} from './data/ids.ts';
import type { Mode } from './data/scenarios.ts';
import type { Corrections } from './data/sets.ts';
import type { ArrivalPlace, Quota } from './data/types.ts';

/** A position of Hispania: plain data, from which everything else follows. */
export interface State {
  readonly game: 'hispania';
  /** The data set it is played on, by name, and what an owner of the game corrected in it. */
  readonly set: string;
  readonly corrections?: Corrections;
  /** Rulings of which the other reading than the default was chosen. */
  readonly rulings: Readonly<Partial<Record<RulingId, 'b'>>>;
  /** Optional rules in play; left out if there are none. */
  readonly options?: readonly OptionId[];
  /** The scenario and version of a whole game; a position that was written down has neither. */
  readonly scenario?: ScenarioId;
  readonly mode?: Mode;
  readonly turn: number;
  /** The game is over when this turn is. */
  readonly lastTurn: number;
  /** Where the game turn stands: at its start, with its nations, at its end; or the game is over. */
  readonly stage: Stage;
  /** Which step of the start or the end of the turn comes next. */
  readonly step: number;
  /** The nation whose turn it is; nobody at the start and the end of a turn. */
  readonly active: NationId | null;
  /** Where the active nation stands in its sequence (`turn.ts`). */
  readonly phase: PhaseId | null;
  /** Why the phase is not under way, if it is not. */
  readonly fresh?: Fresh | undefined;
  /** What interrupts the phase; the last one is asked. */
  readonly frames: readonly Frame[];
  /** What stands where; an empty place is left out. */
  readonly places: Readonly<Partial<Record<PlaceId, readonly Cohort[]>>>;
  /** El Cid's units off the map: those that are not on a mission and have not entered yet. */
  readonly band?: readonly Cohort[] | undefined;
  readonly nations: Readonly<Partial<Record<NationId, NationState>>>;
  /** The players in their order round the table; left out of positions that were written down. */
  readonly players?: readonly Player[];
  /** Event tokens still to be drawn, and those that were played (rule 10.3). */
  readonly bag?: { readonly left: readonly TokenId[]; readonly played: readonly TokenId[] };
  readonly tally: Tally;
  readonly dice: Dice;
}

/**
 * Where a phase is while it is not under way: before its beginning; opening, once tokens have been asked for there; closing, while something is
 * still asked at its end. Numbers, because saves and their hashes hold them: they never change.
 */
export const FRESH = { before: 2, opening: 1, closing: 3 } as const;
export type Fresh = (typeof FRESH)[keyof typeof FRESH];

/** The phases of a nation's turn; which of them it has, and in what order, its sequence says (`turn.ts`). */
export const PHASES = [
  'arrival',
  'income',
  'mission',
  'placement',
  'march',
  'movement',
  'entry',
  'stacking',
  'combat',
  'pile-check',
  'second-movement',
  'second-stacking',
  'second-combat',
  'ardour-check',
  'ardour-movement',
  'ardour-stacking',
  'ardour-combat',
  'forts',
  'last-stacking',
  'population',
  'sequence-end',
] as const;
export type PhaseId = (typeof PHASES)[number];

export const STAGES = ['start', 'nations', 'end', 'over'] as const;
export type Stage = (typeof STAGES)[number];

export interface Player {
  readonly seat: Seat;
  /** Half points that are no nation's: a scenario's bonus, less what was bid for a group of nations (rules 10.1, 16.1). */
  readonly adjust: number;
  /** The event tokens in hand (rule 10.3). */
  readonly tokens?: readonly TokenId[];
}

export interface NationState {
  readonly seat: Seat;
  /** Half points. */
  readonly points: number;
  readonly capital: PlaceId | null;
  /** Half gold. */
  readonly gold?: number;
  /** What of its gold is this turn's income, and may still be renounced (rule 2.1). */
  readonly earned?: number;
  /** It has not been collected yet: an overlord will have a share of it (2.2). */
  readonly uncollected?: true;
  /** The nation it is subject to (rule 9.6). */
  readonly overlord?: NationId;
  /** It submitted by 10.4, beyond what its sheet says: it must never have more than half of its overlord's units. */
  readonly freely?: true;
  /** Bought, and waiting beside the map. */
  readonly bought?: Quota;
  /** Reinforcements of this turn that are still to be placed. */
  readonly due?: readonly Due[];
  /** Half points that its player pays for it at the end of the game (rules 14.1, 14.2). */
  readonly bid?: number;
  /** Provinces in which a unit that was bought has been placed in this phase (3.1). */
  readonly filled?: readonly PlaceId[];
  /** It has been transformed or removed, and never plays again. */
  readonly ended?: true;
  /** Places that a retreat has filled over their limit: one more may stand there until the nation moves again (4.6). */
  readonly crowded?: readonly PlaceId[];
}

/** Reinforcements that come together (rule 3.2). Where several places are named, the player divides them freely. */
export interface Due {
  readonly at: readonly (ArrivalPlace | ProvinceId)[];
  readonly units: Quota;
  readonly leaders: readonly LeaderId[];
  readonly guests?: true;
  /** Where it is written, if it wants a rule of its own (3.2-fill-up). */
  readonly rule?: RuleId;
  /** More of a kind that may be had for points, with the leader who comes (11-umayyads-berbers). */
  readonly bought?: { readonly kind: CombatKind; readonly most: number; readonly vpEach: number };
}

/** What is limited or remembered beyond a phase, in one record; what is nothing is left out. */
export interface Tally {
  /** Units that scored by leaving at Narbonne. */
  readonly narbonne?: Readonly<Partial<Record<NationId, number>>>;
  /** Provinces in which a Roman fort was placed. */
  readonly forts?: readonly ProvinceId[];
  /**
   * Provinces that the active nation left or entered in its turn, where that matters (11-rome-forts); those of a march in the
   * order in which it crossed them (11-vandals-march).
   */
  readonly trodden?: readonly ProvinceId[];
  /** Provinces whose castle has scored for Seville. */
  readonly cities?: readonly ProvinceId[];
  /** Valencia has scored for El Cid. */
  readonly valencia?: true;
  /** Toledo has fallen (11-visigoths-toledo). */
  readonly toledo?: true;
  /** Who begins the next auction (14.2). */
  readonly opener?: Seat;
  /** Who has used the Sign of God (10.2). */
  readonly signs?: readonly Seat[];
  /** Nations that have had their word with El Cid on this turn. */
  readonly missions?: readonly NationId[];
  /** The pile that moves with ardour (9.2), or is to move twice: from the first movement on its units are marked (10.3-minor-invasion). */
  readonly pile?: Pile;
  /** The active nation plays this turn with a minor invasion, or has been given ardour, by tokens. */
  readonly tokens?: readonly TokenId[];
  /** Leaders who stay a turn longer (10.3-long-life). */
  readonly longLife?: readonly LeaderId[];
  /** Half points that the active nation has won in its turn while it was a subject (9.6-points). */
  readonly won?: number;
}

export interface Pile {
  readonly place: PlaceId;
  /** He must be with it; without one the pile is that of a province. */
  readonly leader?: LeaderId;
}

/** A number of equal units in one place. What follows `guest` are marks: they last while units move or fight. */
export interface Cohort {
  readonly owner: Owner;
  readonly kind: UnitKind;
  readonly count: number;
  readonly leader?: LeaderId;
  /** Whose counter a castle or a ruin is, if not its owner's: another nation's, or one of the two special ones. */
  readonly counter?: NationId | 'special';
  /** It is no counter of its owner's pool, and leaves at the end of the turn (11-aragon-ramiro). */
  readonly guest?: true;
  /** Provinces entered in this phase. */
  readonly steps?: number;
  /** Every step so far was made with a leader. */
  readonly led?: true;
  /** How many provinces a leader may enter, fixed by those he set out with. */
  readonly reach?: number;
  /** Why it goes no further in this phase. */
  readonly halt?: Halt;
  /** The place it came from with its last step. */
  readonly from?: PlaceId;
  /** That step crossed a river. */
  readonly river?: true;
  /** Hits taken in this battle: 1 for a knight, 1 or 2 for a castle. */
  readonly hits?: number;
  /** It falls at the first hit of this battle: a castle by treachery, a knight by indiscipline (10.3). */
  readonly frail?: true;
  /** It belongs to the pile of a minor invasion, until that has fought for the second time (10.3-minor-invasion). */
  readonly pile?: true;
}

/** Stopped by a mountain, by a strait, at sea, as part of a forced passage, or dropped by a leader. */
export const HALTS = ['mountain', 'strait', 'sea', 'pinned', 'left-behind'] as const;
export type Halt = (typeof HALTS)[number];

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/**
 * What a die may be aimed at: a kind of unit, in the first round with `~river` for those that crossed one (rule 6.4).
 */
export type Target = CombatKind | `${CombatKind}~river`;

/** The kind of unit a target is. */
export function kindOf(target: Target): CombatKind {
  return (target.endsWith('~river') ? target.slice(0, -'~river'.length) : target) as CombatKind;
}

/** So many dice of a kind of unit aimed at a target. */
export interface Aim {
  readonly die: CombatKind;
  readonly target: Target;
  readonly count: number;
}

/**
 * A battle. Rules ask it, and never whose turn it is, who attacks, who decides, who scores and whether rivers count: in
 * some battles these differ.
 */
export interface Battle {
  readonly kind: 'battle';
  readonly place: PlaceId;
  readonly attacker: Owner;
  readonly defender: Owner;
  /** Who decides for a side; nobody for neutrals. */
  readonly by: { readonly [side in Side]: Seat | null };
  /** Who earns the points for what the attacker destroys. */
  readonly scores: NationId | null;
  readonly rivers: boolean;
  /** The attacker fights with religious zeal (rule 9.3). */
  readonly zeal: boolean;
  /** Tactics of this round, in plus points, for each side. */
  readonly tactics: { readonly [side in Side]: number };
  /** Where attackers came from: no retreat for the defender. */
  readonly from: readonly PlaceId[];
  readonly round: number;
  readonly step: BattleStep;
  readonly aims: { readonly [side in Side]?: readonly Aim[] };
  /** What the dice of this round have hit, by the side that is hit; it stands until `losses` (10.2, 10.3-die). */
  readonly result?: { readonly [side in Side]: Hits };
  /** Leaders who came to attack: for points of their stack (9.2). */
  readonly leaders?: readonly LeaderId[];
  /** The terrain it is fought as, where an ambush or a ruse has changed it (10.3). */
  readonly ground?: 'plain' | 'mountain';
  /** A unit strikes twice before all others in this round (10.3-bravery). */
  readonly brave?: Brave;
  /** The defender has gone before the first round, or part of it: it does not submit because of this battle (10.3-retreat). */
  readonly noSubmission?: true;
  /** The attacker may retreat to his band off the map: besides other ways, or there only (11-el-cid-battle). */
  readonly band?: 'also' | 'only';
  /** A mission of El Cid's: who hired him, and which units he was hired against (11-el-cid-mission). */
  readonly mission?: Mission;
}

/** A unit that strikes twice: which one, by its kind and what its die was aimed at, and what it strikes at instead (10.3-bravery). */
export interface Brave {
  readonly side: Side;
  readonly die: CombatKind;
  readonly aimed: Target;
  readonly at: readonly [Target, Target];
}

/** Hits of one side, by the target they were aimed at. */
export type Hits = { readonly [target in Target]?: number };

/**
 * The steps of a round. In those without a question (`opening`, `surrender`, `before-dice`, `dice`, `after-dice`, `losses`,
 * `after-losses`) something may interrupt: a token, a surrender, a submission.
 */
export const BATTLE_STEPS = [
  'opening',
  'surrender',
  'attacker-aims',
  'defender-aims',
  'before-dice',
  'dice',
  'after-dice',
  'losses',
  'after-losses',
  'attacker-retreats',
  'defender-retreats',
] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];

export interface Mission {
  readonly hirer: NationId;
  /** The units he is to attack, by kind, and what of these kinds stood there when he came. */
  readonly named: Quota;
  readonly there: Quota;
}

/** Units to be given up at once, whoever's turn it is. */
export interface Surplus {
  readonly kind: 'surplus';
  readonly nation: NationId;
  readonly place: PlaceId;
}

/** Which units of a forced passage stay (rule 5.3), where they differ. */
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

/** A small nation is asked whether it submits to the attacker of the battle below (9.6-submission). */
export interface Offer {
  readonly kind: 'offer';
  readonly nation: NationId;
  readonly to: NationId;
  readonly place: PlaceId;
}

/** An overlord whose gold has passed its limit in its subject's turn may buy at once (2.2). */
export interface OverlordBuys {
  readonly kind: 'overlord-buys';
  readonly nation: NationId;
}

/** Castles that a nation is given and still has to place (11-visigoths-castles). */
export interface FreeCastles {
  readonly kind: 'free-castles';
  readonly nation: NationId;
  readonly count: number;
}

/** A lone castle has surrendered: one unit there must be given up to rebuild it (11-umayyads-surrender). */
export interface Surrender {
  readonly kind: 'surrender';
  readonly nation: NationId;
  readonly place: PlaceId;
}

/** The new player picks among the old nation's units which go on, and as what (9.4). */
export interface Survivors {
  readonly kind: 'survivors';
  readonly from: NationId;
  readonly into: NationId;
  /** What may still be made, by kind, and how many in all. */
  readonly left: Quota;
  readonly most: number;
}

/** A nation is about to grow out of another one (9.4); before that it may be put up for auction (14.6). */
export interface Transformation {
  readonly kind: 'transformation';
  readonly from: NationId;
  readonly into: NationId;
  /** Units of the old nation before the first of several new ones was founded (ruling minimum-where). */
  readonly had?: Quota;
  /** Whose it is has been settled: the auction, if there was one, is over. */
  readonly awarded?: true;
}

/**
 * A nation that founds itself: it chooses its provinces, may take over castles of the old nation, waits until others have
 * left, then places its units (9.4).
 */
export interface Founding {
  readonly kind: 'founding';
  readonly nation: NationId;
  readonly from: NationId;
  readonly step: 'provinces' | 'swap' | 'clear' | 'units';
  /** Provinces it may still choose, and how many. */
  readonly choice: readonly ProvinceId[];
  readonly most: number;
  /** Its provinces so far. */
  readonly lands: readonly ProvinceId[];
  /** Units still to be placed. */
  readonly left: Quota;
  /** Castles of the old nation it may still take over, each for one infantry. */
  readonly swaps: number;
  /** Leaders of the old nation who pass over and have to be moved to one of its provinces. */
  readonly leaders?: readonly LeaderId[];
}

/** How far an open auction has come (14.2). */
export interface Bidding {
  /** Who may still bid, in the order in which they are asked. */
  readonly bidders: readonly Seat[];
  /** Whose word it is. */
  readonly next: Seat;
  /** The highest bid so far, in half points; while nobody has bid, the least there may be. */
  readonly bid: number;
  /** Whose bid that is. */
  readonly holder: Seat | null;
}

/** A nation is put up for auction (14.2). */
export interface Auction extends Bidding {
  readonly kind: 'auction';
  readonly nation: NationId;
  /** The nations that are put up after it, in order. */
  readonly later: readonly NationId[];
}

/** A nation for which everybody writes a bid down (14.7). */
export interface SealedAuction {
  readonly kind: 'sealed-auction';
  readonly nation: NationId;
  readonly later: readonly NationId[];
  readonly bidders: readonly Seat[];
  /** The least there may be bid, in half points. */
  readonly least: number;
  /** What was written down so far, null for no bid: secret until everybody has. */
  readonly bids: Readonly<Record<Seat, number | null>>;
  /** These bidders were equal, and bid a second time. */
  readonly again?: true;
}

/** Groups of nations, or the major nations, go by sealed bids (10.1, 14.1). A group is named by its greatest nation. */
export interface GroupAuction {
  readonly kind: 'group-auction';
  /** What has not come up yet; which comes next is drawn. */
  readonly lots: readonly NationId[];
  /** What came up, and nobody bid for. */
  readonly aside: readonly NationId[];
  /** Bids by seat and lot, in half points, of those who have written theirs: secret until their lot comes up. */
  readonly bids: Readonly<Record<Seat, Readonly<Partial<Record<NationId, number>>>>>;
  /** An open auction between equals, from their bid on. */
  readonly tie?: Bidding & { readonly lot: NationId };
}

/** A major nation is chosen (14.1). */
export interface MajorChoice {
  readonly kind: 'major-choice';
  /** Who has none yet, in the order in which they choose. */
  readonly left: readonly Seat[];
}

/** Event tokens may be played, or the Sign of God called on (10.2, 10.3). The first answer or everybody's pass closes it. */
export interface Window {
  readonly kind: 'token-window';
  readonly at: WindowId;
  /** Who may still answer. */
  readonly asked: readonly Seat[];
  /** What was played and waits: the last one is what Null would cancel. */
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

/**
 * A mission for El Cid that a nation has offered: he accepts or refuses it, engages units of his, and fights; the battle lies
 * above it, and is settled when it is over (11-el-cid-hire).
 */
export interface MissionFrame extends Mission {
  readonly kind: 'mission';
  readonly step: 'answer' | 'engage' | 'fight';
  readonly place: ProvinceId;
}

/** A side of the battle below may retreat before the first round (10.3-retreat, ruling surplus-retreat). */
export interface EarlyRetreat {
  readonly kind: 'early-retreat';
  readonly side: Side;
  /** How many units may still go; any number without it. */
  readonly most?: number;
}

/** The pile of a minor invasion has parted: one of these places keeps what it brings (10.3-minor-invasion). */
export interface PileChoice {
  readonly kind: 'pile-choice';
  readonly places: readonly PlaceId[];
}

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
