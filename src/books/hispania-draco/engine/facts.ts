import type { Fact } from '../../../kernel/contract.ts';
import type { CommanderId, DieId, DiscId, Face, GeneralId, ProvinceId, SeaId, SpaceId, TownId } from './data/ids.ts';
import type { RuleId } from './data/rules.ts';
import type { Combat, EndingId, PhaseId } from './state.ts';

/** What a die decides. */
export type DieFor = 'town' | 'province' | 'special' | 'revolt' | 'way' | 'combat' | 'murder';

/** Why a rule has no effect. */
export type Nothing = 'held' | 'full' | 'tie' | 'no-way' | 'no-province' | 'no-revolts';

/** A value of a combat, as it was counted: the sum of the first five, doubled so often (4.3, 4.4). */
export interface Value {
  /** The die or, of a town, its shield. */
  readonly base: number;
  readonly coins: number;
  /** Garrisons or revolts that support it. */
  readonly discs: number;
  /** The support of a province for its praetor (4.3-province), and what the praetor of Citerior adds (8.2-citerior). */
  readonly province: number;
  readonly bonus: number;
  readonly doubles: number;
  readonly total: number;
}

/**
 * All facts. `first`: the number of the first die. Pieces come onto the board by `revolt`, `army`, `garrisoned`, `put`, and leave it
 * by `removed`, `dispersed`, `withdrawn`, `lost`, `beaten` alone; all others only move them. The space of the time track that a revolt
 * covers is told by `time`.
 */
export type DracoFact = Fact & { readonly rule: RuleId } & (
    | { readonly kind: 'round'; readonly round: number }
    | { readonly kind: 'turn'; readonly general: CommanderId }
    | { readonly kind: 'phase'; readonly phase: PhaseId }
    | { readonly kind: 'coins'; readonly coins: number; readonly blocked: number }
    | { readonly kind: 'unspent'; readonly coins: number }
    | {
        /** Dice for one purpose; the last counts, the others were rolled again because they did not fit. */
        readonly kind: 'rolled';
        readonly for: DieFor;
        readonly die: DieId;
        readonly results: readonly Face[];
        readonly first: number;
      }
    | { readonly kind: 'aimed'; readonly province: ProvinceId; readonly place: TownId }
    | { readonly kind: 'revolt' | 'removed'; readonly place: SpaceId; readonly count: number }
    | { readonly kind: 'army' | 'dispersed'; readonly place: TownId; readonly special: boolean }
    | { readonly kind: 'marched'; readonly from: TownId; readonly to: TownId; readonly special: boolean }
    | {
        readonly kind: 'garrisoned' | 'withdrawn';
        readonly place: TownId;
        readonly disc: DiscId;
        readonly general: CommanderId;
      }
    | { readonly kind: 'lost'; readonly place: TownId; readonly disc: DiscId }
    | { readonly kind: 'put' | 'beaten'; readonly general: GeneralId; readonly place: SpaceId }
    | { readonly kind: 'blocked'; readonly general: CommanderId }
    | { readonly kind: 'died'; readonly general: GeneralId }
    | {
        readonly kind: 'moved';
        readonly general: GeneralId;
        readonly from: SpaceId;
        /** Spaces of other generals that he passes through. */
        readonly over: readonly SpaceId[];
        readonly to: SpaceId;
        readonly cost: number;
      }
    | {
        readonly kind: 'sailed';
        readonly from: SeaId;
        readonly to: SeaId;
        readonly general: GeneralId | null;
        readonly cost: number;
      }
    | { readonly kind: 'road'; readonly from: TownId; readonly to: TownId; readonly cost: number }
    | { readonly kind: 'kept' }
    | { readonly kind: 'dropped'; readonly roads: number }
    | { readonly kind: 'nothing'; readonly why: Nothing; readonly place: SpaceId | null }
    | { readonly kind: 'declared'; readonly combat: Combat }
    | {
        readonly kind: 'fought';
        readonly combat: Combat;
        readonly roman: Value;
        readonly hispanic: Value;
        readonly won: 'roman' | 'hispanic' | null;
      }
    | { readonly kind: 'raised'; readonly coins: number; readonly place: SpaceId }
    | { readonly kind: 'rerolled'; readonly die: DieId }
    | { readonly kind: 'chosen'; readonly from: TownId; readonly to: TownId }
    | { readonly kind: 'murder'; readonly general: GeneralId; readonly coins: number; readonly killed: boolean }
    | { readonly kind: 'replaced'; readonly place: TownId }
    | { readonly kind: 'shut'; readonly general: CommanderId }
    | { readonly kind: 'handed' }
    | { readonly kind: 'crossed'; readonly general: GeneralId }
    | { readonly kind: 'time'; readonly year: number; readonly count: number }
    | { readonly kind: 'ended'; readonly ending: EndingId }
  );
