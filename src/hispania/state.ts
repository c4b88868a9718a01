import type { Dice, Seat } from '../kernel/contract.ts';
import type { CombatKind, LeaderId, NationId, Owner, PlaceId, RulingId, UnitKind } from './data/ids.ts';
import type { Corrections } from './data/sets.ts';

/** A position of Hispania: plain data, from which everything else follows. */
export interface State {
  readonly game: 'hispania';
  /** The data set it is played on, by name, and what an owner of the game corrected in it. */
  readonly set: string;
  readonly corrections?: Corrections;
  /** Rulings of which the other reading than the default was chosen. */
  readonly rulings: Readonly<Partial<Record<RulingId, 'b'>>>;
  readonly turn: number;
  /** The game is over when this turn is. */
  readonly lastTurn: number;
  /** The nation whose turn it is; nobody once the game is over. */
  readonly active: NationId | null;
  /** Where the active nation stands in its sequence of phases (`turn.ts`). */
  readonly phase: number;
  /** What interrupts the phase; the last one is asked. */
  readonly frames: readonly Frame[];
  /** What stands where; an empty place is left out. */
  readonly places: Readonly<Partial<Record<PlaceId, readonly Cohort[]>>>;
  readonly nations: Readonly<Partial<Record<NationId, NationState>>>;
  readonly dice: Dice;
}

export interface NationState {
  readonly seat: Seat;
  /** Half points. */
  readonly points: number;
  readonly capital: PlaceId | null;
  /** Places that a retreat has filled over their limit: one more may stand there until the nation moves again (4.6). */
  readonly crowded?: readonly PlaceId[];
}

/** A number of equal units in one place. What follows `counter` are marks: they last while units move or fight. */
export interface Cohort {
  readonly owner: Owner;
  readonly kind: UnitKind;
  readonly count: number;
  readonly leader?: LeaderId;
  /** Whose counter a castle or a ruin is, if not its owner's: another nation's, or one of the two special ones. */
  readonly counter?: NationId | 'special';
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
}

/** Stopped by a mountain, by a strait, as part of a forced passage, or dropped by a leader. */
export type Halt = 'mountain' | 'strait' | 'pinned' | 'left-behind';

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/**
 * What a die may be aimed at: a kind of unit, in the first round with `~river` for those that crossed one (rule 6.4).
 */
export type Target = CombatKind | `${CombatKind}~river`;

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
  readonly step: 'attacker-aims' | 'defender-aims' | 'attacker-retreats' | 'defender-retreats';
  readonly aims: { readonly [side in Side]?: readonly Aim[] };
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

export type Frame = Battle | Surplus | Pinning;
