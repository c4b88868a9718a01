import type { CombatKind, LeaderId, NationId, Owner, PlaceId, UnitKind } from '../data/ids.ts';
import type { Aim, Side, Target } from '../state/battle.ts';
import type { Killed, Units } from './units.ts';

/** What happened in a battle or because of it. Points are half points. */
export type BattleFact =
  | { readonly kind: 'battle'; readonly place: PlaceId; readonly attacker: Owner; readonly defender: Owner }
  | {
      readonly kind: 'aimed';
      readonly place: PlaceId;
      readonly side: Side;
      readonly owner: Owner;
      readonly aims: readonly Aim[];
      /** There was only one way to assign the targets. */
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
  /** Units are destroyed before the other dice of their round, and roll none of them (10.3-bravery). */
  | {
      readonly kind: 'felled';
      readonly place: PlaceId;
      readonly side: Side;
      readonly owner: Owner;
      readonly units: Units;
    }
  /** All dice of a round are rolled again; the first roll no longer counts (10.2, 10.3-die). */
  | { readonly kind: 'replayed'; readonly place: PlaceId; readonly round: number }
  | {
      /** Hits beyond the lives of the units there. */
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
      readonly turn: number;
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
      readonly to: PlaceId | 'band';
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
      /** It could not retreat, so its player was not asked. */
      readonly forced: boolean;
    }
  | {
      readonly kind: 'battle-over';
      readonly place: PlaceId;
      readonly winner: Owner | null;
      readonly rounds: number;
      /** The side whose submission has ended it, and its overlord: neither side wins, and both may still stand. */
      readonly submits?: { readonly nation: NationId; readonly to: NationId };
    }
  | { readonly kind: 'healed'; readonly place: PlaceId; readonly owner: Owner; readonly units: Units }
  | {
      readonly kind: 'rebuilt';
      readonly nation: NationId;
      readonly place: PlaceId;
      readonly gave: UnitKind;
      /** The province of the castle whose counter was taken, if none was in the pool. */
      readonly taken: PlaceId | null;
    };
