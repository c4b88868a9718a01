import type { CombatKind, LeaderId, NationId, Owner, PlaceId, ProvinceId } from '../data/ids.ts';
import type { Halt } from '../state/cohort.ts';
import type { PhaseId } from '../state.ts';
import type { Units } from './units.ts';

/** Reasons for points other than destroyed units. */
const POINTS_REASONS = [
  'provinces',
  'zones',
  'all-hispania',
  'castles',
  'ruins',
  'narbonne',
  'africa',
  'leader-lives',
  'city',
  'rebuilt',
  'mission',
  'takes-province',
  'berbers',
  'subject-half',
  'minimum',
  'cavalry',
  'barbarian',
] as const;
export type PointsReason = (typeof POINTS_REASONS)[number];

/** What happened in the turn of a nation or at the start or end of a game turn. Points are half points. */
export type TurnFact =
  | { readonly kind: 'phase'; readonly turn: number; readonly nation: NationId; readonly phase: PhaseId }
  | { readonly kind: 'phase-skipped'; readonly turn: number; readonly nation: NationId; readonly phase: PhaseId }
  /** A nation's turn begins. */
  | { readonly kind: 'nation'; readonly turn: number; readonly nation: NationId }
  /** A game turn begins, or ends after its last nation. */
  | { readonly kind: 'turn'; readonly turn: number; readonly ends: boolean }
  | { readonly kind: 'leader-gone'; readonly nation: NationId; readonly leader: LeaderId }
  /** Reinforcements arrive, or bought units are placed. */
  | {
      readonly kind: 'arrived';
      readonly nation: NationId;
      readonly place: PlaceId | 'band';
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
    }
  /** Units that were due or bought cannot be placed: no place can hold them, or no counter is left. */
  | {
      readonly kind: 'not-placed';
      readonly nation: NationId;
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
    }
  /** Half gold. `from` is the subject whose half goes to its overlord. */
  | {
      readonly kind: 'income';
      readonly nation: NationId;
      readonly gold: number;
      readonly from: NationId | null;
      readonly purse: number;
    }
  /** Half gold; `collected` if it was already in the purse. */
  | { readonly kind: 'renounced'; readonly nation: NationId; readonly gold: number; readonly collected: boolean }
  /** Gold over the saving limit. */
  | { readonly kind: 'gold-lost'; readonly nation: NationId; readonly gold: number; readonly limit: number }
  | { readonly kind: 'bought'; readonly nation: NationId; readonly unit: CombatKind; readonly cost: number }
  /** A nation removes a unit of its own, so that it can be bought again. */
  | { readonly kind: 'disbanded'; readonly nation: NationId; readonly place: PlaceId; readonly unit: CombatKind }
  /** Units leave the game, or are removed because they could not leave a place where they cannot stay (5.4, 5.6, 9.6-allies). */
  | {
      readonly kind: 'left';
      readonly nation: NationId;
      readonly place: PlaceId | 'band';
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
      readonly why: 'leaves' | 'must-leave';
    }
  | { readonly kind: 'culled'; readonly nation: NationId; readonly place: PlaceId; readonly units: Units }
  /** Half points for anything but destroyed units; negative if they are lost. */
  | {
      readonly kind: 'points';
      readonly turn: number;
      readonly nation: NationId;
      readonly points: number;
      readonly reason: PointsReason;
      readonly places: readonly PlaceId[];
      readonly count: number;
    }
  | { readonly kind: 'submitted'; readonly nation: NationId; readonly to: NationId; readonly must: boolean }
  | { readonly kind: 'refused-submission'; readonly nation: NationId; readonly to: NationId }
  | {
      readonly kind: 'freed';
      readonly nation: NationId;
      readonly from: NationId;
      readonly why: 'turn' | 'toledo' | 'eliminated' | 'revolt' | 'half' | 'ended';
    }
  | { readonly kind: 'toledo-fell'; readonly to: Owner }
  /** Units withdraw from a place; without `to` they could not and are removed. */
  | {
      readonly kind: 'withdrew';
      readonly owner: Owner;
      readonly from: PlaceId;
      readonly to: PlaceId | null;
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
    }
  | {
      readonly kind: 'transformed';
      readonly from: NationId;
      readonly into: NationId | 'neutral';
      readonly place: PlaceId;
      readonly units: Units;
      readonly as: Units;
      /** The leader that joins the successor, if no unit does. */
      readonly leader?: LeaderId;
    }
  | { readonly kind: 'nation-ended'; readonly nation: NationId; readonly units: Units; readonly into: NationId | null }
  | { readonly kind: 'founded'; readonly nation: NationId; readonly lands: readonly ProvinceId[] }
  /** A castle received at no cost or a fort is placed. */
  | { readonly kind: 'raised'; readonly nation: NationId; readonly place: PlaceId; readonly unit: 'castle' | 'fort' }
  | { readonly kind: 'no-castle'; readonly nation: NationId; readonly place: PlaceId | null }
  | { readonly kind: 'surrendered'; readonly place: PlaceId; readonly owner: Owner; readonly to: NationId }
  /** A stack moves once more (9.2), or twice (10.3-minor-invasion). */
  | { readonly kind: 'pile'; readonly nation: NationId; readonly place: PlaceId }
  /** A nation marches through provinces whose units roll dice against it without a battle (11-vandals-march). */
  | { readonly kind: 'marched'; readonly nation: NationId; readonly through: readonly PlaceId[] }
  | {
      readonly kind: 'moved';
      readonly nation: NationId;
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
      readonly river: boolean;
    }
  | {
      readonly kind: 'halted';
      readonly nation: NationId;
      readonly place: PlaceId;
      readonly units: Units;
      readonly why: Halt;
    }
  | { readonly kind: 'capital'; readonly nation: NationId; readonly place: PlaceId; readonly was: PlaceId | null }
  | {
      readonly kind: 'removed';
      readonly nation: NationId;
      readonly place: PlaceId;
      readonly units: Units;
      readonly limit: number;
    };
