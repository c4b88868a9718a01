import type { Dice, Seat } from '../../../kernel/contract.ts';
import type {
  CombatKind,
  LeaderId,
  NationId,
  OptionId,
  PlaceId,
  ProvinceId,
  RuleId,
  RulingId,
  ScenarioId,
  TokenId,
} from './data/ids.ts';
import type { Mode } from './data/scenarios.ts';
import type { Corrections } from './data/sets.ts';
import type { ArrivalPlace, Quota } from './data/types.ts';
import type { Cohort } from './state/cohort.ts';
import type { Frame } from './state/frame.ts';

/** A position of Hispania: plain data, from which everything else follows. */
export interface State {
  readonly game: 'hispania';
  /** The name of the data set in play, and the corrections that an owner of the game made to it. */
  readonly set: string;
  readonly corrections?: Corrections | undefined;
  /** Rulings for which the alternative was chosen. */
  readonly rulings: Readonly<Partial<Record<RulingId, 'b'>>>;
  /** Optional rules in play; left out if there are none. */
  readonly options?: readonly OptionId[] | undefined;
  /** The scenario and version of a whole game; a position that was written down has neither. */
  readonly scenario?: ScenarioId | undefined;
  readonly mode?: Mode | undefined;
  readonly turn: number;
  /** The game ends with this turn. */
  readonly lastTurn: number;
  /** The part of the game turn: its start, its nations, its end; or the game is over. */
  readonly stage: Stage;
  /** The next step of the start or the end of the turn. */
  readonly step: number;
  /** The nation whose turn it is; null at the start and the end of a game turn. */
  readonly active: NationId | null;
  /** The phase of the active nation in its sequence (`turn.ts`). */
  readonly phase: PhaseId | null;
  /** Why the phase is not under way, if it is not. */
  readonly fresh?: Fresh | undefined;
  /** Interruptions of the phase, innermost last: the last one is asked. */
  readonly frames: readonly Frame[];
  /** Units by place; an empty place is left out. */
  readonly places: Readonly<Partial<Record<PlaceId, readonly Cohort[]>>>;
  /** El Cid's units off the map: those that are not on a mission and have not entered yet. */
  readonly band?: readonly Cohort[] | undefined;
  readonly nations: Readonly<Partial<Record<NationId, NationState>>>;
  /** The players in their order round the table; left out of positions that were written down. */
  readonly players?: readonly Player[] | undefined;
  /** Event tokens still to be drawn, and those that were played (10.3). */
  readonly bag?: { readonly left: readonly TokenId[]; readonly played: readonly TokenId[] } | undefined;
  readonly tally: Tally;
  readonly dice: Dice;
}

/** A state without its places. */
export type Unplaced = Omit<State, 'places'>;

/**
 * The three reasons why a phase is not under way. `before`: it has not begun. `opening`: the tokens of its beginning have been asked for.
 * `closing`: something is still asked at its end. The numbers never change, because saves and their hashes hold them.
 */
export const FRESH = { before: 2, opening: 1, closing: 3 } as const;
export type Fresh = (typeof FRESH)[keyof typeof FRESH];

/** The phases of a nation's turn. A nation's sequence has some of them, in an order of its own (`turn.ts`). */
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
  /** Half points that belong to no nation: a scenario's bonus, less the bid for a group of nations (10.1, 16.1). */
  readonly adjust: number;
  /** The event tokens in hand (10.3). */
  readonly tokens?: readonly TokenId[];
}

export interface NationState {
  readonly seat: Seat;
  /** Half points. */
  readonly points: number;
  readonly capital: PlaceId | null;
  /** Half gold. */
  readonly gold?: number | undefined;
  /** The part of its gold that is this turn's income, and may still be declined (2.1). */
  readonly earned?: number | undefined;
  /** The income has not been collected yet: an overlord will receive a share of it (2.2). */
  readonly uncollected?: true | undefined;
  /** The nation that it is subject to (9.6). */
  readonly overlord?: NationId | undefined;
  /** It submitted by 10.4, beyond its nation sheet: it must never have more than half as many units as its overlord. */
  readonly freely?: true | undefined;
  /** Units that were bought and not placed yet. */
  readonly bought?: Quota | undefined;
  /** Reinforcements of this turn that are still to be placed. */
  readonly due?: readonly Due[] | undefined;
  /** Half points that its player pays for it at the end of the game (14.1, 14.2). */
  readonly bid?: number | undefined;
  /** Provinces in which a unit that was bought has been placed in this phase (3.1). */
  readonly filled?: readonly PlaceId[] | undefined;
  /** It has been transformed or removed, and never plays again. */
  readonly ended?: true | undefined;
  /** Places that a retreat has filled over their limit: 1 unit over it may stay there until the nation moves again (4.6). */
  readonly crowded?: readonly PlaceId[] | undefined;
}

/** Reinforcements that arrive together (3.2). If several places are named, the player divides them freely. */
export interface Due {
  readonly at: readonly (ArrivalPlace | ProvinceId)[];
  readonly units: Quota;
  readonly leaders: readonly LeaderId[];
  readonly guests?: true;
  /** The rule behind them, if it is not the general one (3.2-fill-up). */
  readonly rule?: RuleId;
  /** Units of a kind that may be bought for points, and the leader that arrives with them (11-umayyads-berbers). */
  readonly bought?: { readonly kind: CombatKind; readonly most: number; readonly vpEach: number };
}

/** What is limited or remembered beyond a phase. Zeroes and empty lists are left out. */
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
  /** The seat that opens the next auction (14.2). */
  readonly opener?: Seat;
  /** The seats that have used the Sign of God (10.2). */
  readonly signs?: readonly Seat[];
  /** Nations that have had their chance to hire El Cid on this turn. */
  readonly missions?: readonly NationId[];
  /** The stack that moves with ardour (9.2), or that moves twice: then its units are marked from the first movement on (10.3-minor-invasion). */
  readonly pile?: Pile;
  /** Tokens that give the active nation a minor invasion or ardour on this turn. */
  readonly tokens?: readonly TokenId[];
  /** Leaders that stay a turn longer (10.3-long-life). */
  readonly longLife?: readonly LeaderId[];
  /** Half points that the active nation has scored in its turn while it was a subject (9.6-points). */
  readonly won?: number;
}

export interface Pile {
  readonly place: PlaceId;
  /** The leader that must be with it; without one it is all the nation's units in the province. */
  readonly leader?: LeaderId;
}
