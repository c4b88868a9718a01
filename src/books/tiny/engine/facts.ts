import type { Fact, Seat } from '../../../kernel/contract.ts';
import type { CardId, Owner, PlaceId, PlayerId, RuleId, UnitKind, Verdict } from './data/ids.ts';
import type { Units } from './state.ts';

/** All facts. `first`: the number of the first die or draw. */
export type TinyFact = Fact & { readonly rule: RuleId } & (
    | { readonly kind: 'pledged'; readonly seat: PlayerId; readonly place: PlaceId; readonly only: PlayerId }
    | { readonly kind: 'round'; readonly round: number }
    | { readonly kind: 'drawn'; readonly card: CardId; readonly first: number }
    | { readonly kind: 'recruited'; readonly seat: PlayerId; readonly place: PlaceId; readonly units: Units }
    | { readonly kind: 'skipped'; readonly seat: PlayerId; readonly phase: 'recruit' | 'move' }
    | {
        readonly kind: 'moved';
        readonly owner: Owner;
        readonly from: PlaceId | null;
        readonly to: PlaceId;
        readonly units: Units;
      }
    | {
        readonly kind: 'rolled';
        readonly owner: Owner;
        readonly unit: UnitKind;
        readonly results: readonly number[];
        readonly needs: number;
        readonly first: number;
      }
    | { readonly kind: 'destroyed'; readonly owner: Owner; readonly place: PlaceId; readonly units: Units }
    | {
        readonly kind: 'retreated';
        readonly owner: Owner;
        readonly from: PlaceId;
        /** Raiders return to their origin and are removed. */
        readonly to: PlaceId | null;
        readonly units: Units;
      }
    | {
        readonly kind: 'landed';
        readonly place: PlaceId;
        readonly units: Units;
        readonly result: number;
        readonly first: number;
      }
    | { readonly kind: 'scored'; readonly seat: PlayerId; readonly place: PlaceId; readonly points: number }
    | {
        readonly kind: 'revealed';
        readonly seat: PlayerId;
        readonly place: PlaceId;
        readonly kept: boolean;
        readonly points: number;
      }
    | { readonly kind: 'ranked'; readonly seat: Seat; readonly points: number; readonly rank: number }
    | { readonly kind: 'ended'; readonly verdict: Verdict; readonly raiders: number }
  );
