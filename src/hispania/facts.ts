import type { CombatKind, LeaderId, NationId, Owner, PlaceId, RuleId, UnitKind } from './data/ids.ts';
import type { Aim, Halt, Side, Target } from './state.ts';
import type { PhaseId } from './turn.ts';

/** Numbers of units by kind. */
export type Units = Readonly<Partial<Record<UnitKind, number>>>;

/** What destroyed units were, when they score. */
export interface Killed {
  readonly kind: CombatKind | 'leader';
  readonly owner: Owner;
  readonly count: number;
  readonly leader?: LeaderId;
}

/** What happened in a game of Hispania, each with the rule that made it happen. Points are half points. */
export type HispaniaFact = { readonly rule: RuleId } & (
  | { readonly kind: 'phase'; readonly turn: number; readonly nation: NationId; readonly phase: PhaseId }
  | { readonly kind: 'phase-skipped'; readonly turn: number; readonly nation: NationId; readonly phase: PhaseId }
  | { readonly kind: 'over'; readonly turn: number }
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
    }
  | { readonly kind: 'battle'; readonly place: PlaceId; readonly attacker: Owner; readonly defender: Owner }
  | {
      readonly kind: 'aimed';
      readonly place: PlaceId;
      readonly side: Side;
      readonly owner: Owner;
      readonly aims: readonly Aim[];
      /** There was nothing to choose. */
      readonly forced: boolean;
    }
  | {
      readonly kind: 'rolled';
      readonly place: PlaceId;
      readonly round: number;
      readonly side: Side;
      readonly owner: Owner;
      readonly die: CombatKind;
      readonly target: Target;
      /** The lowest result that hits. */
      readonly needs: number;
      readonly dice: readonly number[];
      /** The number of the first of these dice in the game. */
      readonly first: number;
      readonly hits: number;
    }
  | {
      /** Hits beyond what stood there: lost. */
      readonly kind: 'wasted';
      readonly place: PlaceId;
      readonly side: Side;
      readonly target: Target;
      readonly hits: number;
    }
  | {
      readonly kind: 'destroyed';
      readonly place: PlaceId;
      readonly side: Side;
      readonly owner: Owner;
      readonly unit: CombatKind;
      readonly count: number;
    }
  | {
      readonly kind: 'wounded';
      readonly place: PlaceId;
      readonly side: Side;
      readonly owner: Owner;
      readonly unit: 'knight' | 'castle';
      /** Lives left. */
      readonly lives: number;
    }
  | { readonly kind: 'ruined'; readonly place: PlaceId; readonly owner: Owner }
  | { readonly kind: 'leader-killed'; readonly place: PlaceId; readonly owner: Owner; readonly leader: LeaderId }
  | {
      readonly kind: 'scored';
      readonly nation: NationId;
      readonly points: number;
      readonly place: PlaceId;
      readonly killed: Killed;
    }
  | {
      readonly kind: 'retreated';
      readonly owner: Owner;
      readonly side: Side;
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly units: Units;
      readonly leaders: readonly LeaderId[];
      /** They leave the game by this way. */
      readonly leaves: boolean;
    }
  | {
      readonly kind: 'stays';
      readonly owner: Owner;
      readonly side: Side;
      readonly place: PlaceId;
      /** It could not go: nothing was asked. */
      readonly forced: boolean;
    }
  | {
      readonly kind: 'battle-over';
      readonly place: PlaceId;
      readonly winner: Owner | null;
      readonly rounds: number;
    }
  | { readonly kind: 'healed'; readonly place: PlaceId; readonly owner: Owner; readonly units: Units }
  | {
      readonly kind: 'rebuilt';
      readonly nation: NationId;
      readonly place: PlaceId;
      readonly gave: UnitKind;
      /** The castle on the map whose counter was taken, if none was in the pool. */
      readonly taken: PlaceId | null;
    }
);
