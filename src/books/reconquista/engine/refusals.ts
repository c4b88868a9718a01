import type { Refusal } from '../../../kernel/contract.ts';
import type { LocationId, RegionId } from './data/ids.ts';
import type { RuleId } from './data/rules.ts';
import type { PhaseId } from './state.ts';

/** Every reason for a refusal, with the data that its sentence needs. */
export interface Refusals {
  readonly 'not-an-action': Record<never, never>;
  readonly over: Record<never, never>;
  readonly 'not-now': { readonly phase: PhaseId };
  readonly 'asked-first': { readonly asked: string };
  readonly 'no-such-place': Record<never, never>;
  readonly 'no-such-region': Record<never, never>;
  readonly 'not-offered-there': { readonly place: LocationId };
  readonly 'bad-count': Record<never, never>;
  readonly 'place-crusaders': Record<never, never>;
  readonly 'not-the-event': Record<never, never>;
  readonly 'too-dear': { readonly cost: number; readonly left: number };
  readonly revolt: { readonly region: RegionId };
  readonly 'not-controlled': { readonly place: LocationId };
  readonly 'enemy-there': { readonly place: LocationId };
  readonly 'no-troops': { readonly place: LocationId };
  readonly 'has-city': { readonly place: LocationId };
  readonly 'has-fort': { readonly place: LocationId };
  readonly 'no-muslim-city': { readonly place: LocationId };
  readonly 'no-rebels': { readonly place: LocationId };
  readonly 'none-to-hire': Record<never, never>;
  readonly 'region-chosen': { readonly region: RegionId };
  readonly 'choose-region': Record<never, never>;
  readonly 'no-movers': { readonly region: RegionId };
  readonly 'no-way': { readonly place: LocationId };
  readonly 'not-free': { readonly region: RegionId };
  readonly 'not-besieged': { readonly place: LocationId };
  readonly 'no-cid': { readonly place: LocationId };
}
export type RefusalCode = keyof Refusals;

/** A refusal, with the data that the words of its code need. */
export function refuse<C extends RefusalCode>(code: C, rule: RuleId, params: Refusals[C]): Refusal {
  return { code, rule, params: { ...params } };
}
