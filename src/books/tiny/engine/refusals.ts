import type { Refusal } from '../../../kernel/contract.ts';
import type { Owner, PlaceId, RuleId, UnitKind } from './data/ids.ts';
import type { PhaseId } from './state.ts';

/** Every reason for a refusal, with the data that its sentence needs. */
export interface Refusals {
  readonly 'not-an-action': Record<never, never>;
  readonly over: Record<never, never>;
  readonly 'not-now': { readonly phase: PhaseId };
  readonly 'no-such-place': Record<never, never>;
  readonly 'not-asked': Record<never, never>;
  readonly 'not-held': { readonly place: PlaceId };
  readonly 'held-by': { readonly place: PlaceId; readonly owner: Owner };
  readonly 'no-such-unit': Record<never, never>;
  readonly 'too-many': { readonly unit: UnitKind; readonly most: number };
  readonly 'not-there': { readonly place: PlaceId };
  readonly full: { readonly place: PlaceId; readonly room: number };
  readonly 'not-next': { readonly from: PlaceId; readonly to: PlaceId };
  readonly rain: Record<never, never>;
}
export type RefusalCode = keyof Refusals;

/** A refusal, with the data that the words of its code need. */
export function refuse<C extends RefusalCode>(code: C, rule: RuleId, params: Refusals[C]): Refusal {
  return { code, rule, params: { ...params } };
}
