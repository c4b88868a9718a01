import type { Fact } from '../../../kernel/contract.ts';
import type { EventId, LocationId, PeriodId, RebellionId, RegionId, Religion, Side } from './data/ids.ts';
import type { EndingId, PlaguePiece, UnitId } from './data/play-ids.ts';
import type { Raised, ReactionColumn } from './data/reaction.ts';
import type { RuleId } from './data/rules.ts';
import type { ResultId } from './data/score.ts';
import type { PhaseId, Units } from './state.ts';

/** What a die or a draw decides. */
export type DieFor =
  | 'rebel-region'
  | 'rebellion'
  | 'location'
  | 'table'
  | 'event'
  | 'count'
  | 'entry'
  | 'el-cid'
  | 'empire'
  | 'region'
  | 'reaction'
  | 'raised'
  | 'port'
  | 'step'
  | 'caution';

/** A phase that begins, and the end of a turn without sieges; the first phase begins with its turn. */
export type BegunPhase = Exclude<PhaseId, 'rebellion' | 'over'> | 'end';

/** Why a rule has no effect. */
export type Nothing = 'no-location' | 'revolt' | 'guard' | 'no-road' | 'has-walls';

/** The part of a besieger or the besieged in a round of a siege (14-values). */
export interface SiegePart {
  readonly side: Side | null;
  readonly die: number;
  readonly modifier: number;
}

/**
 * All facts. `first`: the number of the first die or draw. Units enter the game by `placed` facts alone and leave it by
 * `removed` facts alone; all others only move them.
 */
export type ReconquistaFact = Fact & { readonly rule: RuleId } & (
    | { readonly kind: 'turn'; readonly turn: number }
    | { readonly kind: 'phase'; readonly turn: number; readonly phase: BegunPhase }
    | {
        /** Dice for one purpose; the last counts, the others were rolled again. Two dice of one roll are one entry. */
        readonly kind: 'rolled';
        readonly for: DieFor;
        readonly results: readonly number[];
        readonly first: number;
      }
    | { readonly kind: 'drew'; readonly for: 'road'; readonly to: LocationId; readonly first: number }
    | { readonly kind: 'located'; readonly region: RegionId; readonly place: LocationId }
    | { readonly kind: 'rebellion'; readonly region: RegionId; readonly rebellion: RebellionId }
    | { readonly kind: 'revolt'; readonly region: RegionId }
    | { readonly kind: 'event'; readonly event: EventId; readonly period: PeriodId | null }
    | { readonly kind: 'nothing'; readonly why: Nothing; readonly place: LocationId | null }
    | {
        readonly kind: 'placed' | 'removed';
        readonly place: LocationId;
        readonly side: Side;
        readonly units: Units;
      }
    | {
        readonly kind: 'built';
        readonly place: LocationId;
        readonly what: 'city' | 'fort';
        readonly faith: Religion | null;
      }
    | { readonly kind: 'razed'; readonly place: LocationId; readonly what: 'city' | 'fort' }
    | { readonly kind: 'converted'; readonly place: LocationId; readonly faith: Religion }
    | { readonly kind: 'plague'; readonly region: RegionId; readonly pieces: number }
    | { readonly kind: 'struck'; readonly piece: PlaguePiece; readonly place: LocationId; readonly count: number }
    | {
        readonly kind: 'income';
        readonly base: number;
        readonly regions: readonly RegionId[];
        readonly santiago: boolean;
        readonly event: number;
        readonly points: number;
      }
    | { readonly kind: 'added'; readonly points: number }
    | { readonly kind: 'spent'; readonly points: number; readonly left: number }
    | { readonly kind: 'unspent'; readonly points: number }
    | { readonly kind: 'chosen'; readonly region: RegionId }
    | {
        readonly kind: 'moved';
        readonly side: Side;
        readonly from: LocationId;
        readonly to: LocationId;
        readonly units: Units;
      }
    | { readonly kind: 'besieged'; readonly place: LocationId; readonly side: Side; readonly units: Units }
    | {
        readonly kind: 'battle';
        readonly place: LocationId;
        readonly attacker: Side;
        readonly defender: Side;
        readonly attackers: Units;
        readonly defenders: Units;
      }
    | {
        readonly kind: 'fired';
        readonly place: LocationId;
        readonly side: Side;
        readonly unit: UnitId;
        readonly round: number;
        readonly results: readonly number[];
        readonly needs: number;
        readonly first: number;
      }
    | {
        readonly kind: 'first-fire';
        readonly place: LocationId;
        readonly side: Side;
        readonly by: 'mountain' | 'el-cid';
      }
    | {
        readonly kind: 'round';
        readonly place: LocationId;
        readonly round: number;
        readonly attackersLost: number;
        readonly defendersLost: number;
      }
    | { readonly kind: 'sheltered'; readonly place: LocationId; readonly side: Side; readonly units: Units }
    | {
        readonly kind: 'retreated';
        readonly side: Side;
        readonly from: LocationId;
        readonly to: LocationId;
        readonly units: Units;
      }
    | { readonly kind: 'taken'; readonly place: LocationId; readonly side: Side }
    | {
        readonly kind: 'reaction';
        readonly region: RegionId | null;
        readonly column: ReactionColumn;
        readonly raised: Raised['kind'];
        readonly count: number;
      }
    | { readonly kind: 'joined' | 'left'; readonly place: LocationId; readonly side: Side; readonly units: Units }
    | { readonly kind: 'stopped'; readonly place: LocationId; readonly side: Side; readonly units: Units }
    | { readonly kind: 'met'; readonly place: LocationId; readonly side: Side }
    | { readonly kind: 'refused'; readonly place: LocationId; readonly side: Side }
    | { readonly kind: 'avoided'; readonly place: LocationId }
    | {
        readonly kind: 'assaulted';
        readonly place: LocationId;
        readonly attacker: SiegePart;
        readonly defender: SiegePart;
        readonly first: number;
      }
    | { readonly kind: 'held'; readonly place: LocationId }
    | { readonly kind: 'surrendered'; readonly place: LocationId; readonly side: Side }
    | {
        readonly kind: 'scored';
        readonly cities: number;
        readonly majorities: readonly RegionId[];
        readonly free: readonly RegionId[];
        readonly points: number;
      }
    | { readonly kind: 'ended'; readonly ending: EndingId; readonly points: number; readonly result: ResultId }
  );
