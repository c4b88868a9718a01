import type { Seat } from '../../../../kernel/contract.ts';
import type { CombatKind, LeaderId, NationId, Owner, PlaceId } from '../data/ids.ts';
import type { Quota } from '../data/types.ts';

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** What a die may be aimed at: a kind of unit; in the first round `~river` marks units that crossed a river (6.4). */
export type Target = CombatKind | `${CombatKind}~river`;

/** The kind of unit of a target. */
export function kindOf(target: Target): CombatKind {
  return (target.endsWith('~river') ? target.slice(0, -'~river'.length) : target) as CombatKind;
}

/** A number of dice of one kind of unit aimed at one target. */
export interface Aim {
  readonly die: CombatKind;
  readonly target: Target;
  readonly count: number;
}

/**
 * A battle. It records who attacks, decides and scores and whether rivers count, because in some battles these do not follow from the active
 * nation. Rules read them here.
 */
export interface Battle {
  readonly kind: 'battle';
  readonly place: PlaceId;
  readonly attacker: Owner;
  readonly defender: Owner;
  /** The seat that decides for a side; null for neutrals. */
  readonly by: { readonly [side in Side]: Seat | null };
  /** The nation that scores what the attacker destroys. */
  readonly scores: NationId | null;
  readonly rivers: boolean;
  /** The attacker fights with religious zeal (9.3). */
  readonly zeal: boolean;
  /** What tactics add to the dice of each side in this round. */
  readonly tactics: { readonly [side in Side]: number };
  /** Places from which attackers came: the defender cannot retreat there. */
  readonly from: readonly PlaceId[];
  readonly round: number;
  readonly step: BattleStep;
  readonly aims: { readonly [side in Side]?: readonly Aim[] };
  /** The hits of this round, by the side that is hit; kept until `losses`, because dice may be rolled again (10.2, 10.3-die). */
  readonly result?: { readonly [side in Side]: Hits };
  /** Leaders that came to attack: for points of their stack (9.2). */
  readonly leaders?: readonly LeaderId[];
  /** The terrain that counts, if an ambush or a ruse has changed it (10.3). */
  readonly ground?: 'plain' | 'mountain';
  /** A unit that strikes twice before all others in this round (10.3-bravery). */
  readonly brave?: Brave;
  /** Units of the defender retreated before the first round, so it does not submit because of this battle (10.3-retreat). */
  readonly noSubmission?: true;
  /** The attacker may retreat to its band off the map: besides other ways, or there only (11-el-cid-battle). */
  readonly band?: 'also' | 'only';
  /** The mission that El Cid fights for (11-el-cid-mission). */
  readonly mission?: Mission;
}

/** A unit that strikes twice: its kind, the target of its die, and what it strikes at instead (10.3-bravery). */
export interface Brave {
  readonly side: Side;
  readonly die: CombatKind;
  readonly aimed: Target;
  readonly at: readonly [Target, Target];
}

/** Hits of one side, by the target that they were aimed at. */
export type Hits = { readonly [target in Target]?: number };

/**
 * The steps of a round. A step without a question (`opening`, `surrender`, `before-dice`, `dice`, `after-dice`, `losses`,
 * `after-losses`) is a point of interruption: for a token, a surrender, a submission.
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
  /** The units that El Cid is to attack, by kind, and all units of these kinds that were there when he came. */
  readonly named: Quota;
  readonly there: Quota;
}
