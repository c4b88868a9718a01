import type { Refusal } from '../../../kernel/contract.ts';
import type { DiscId, GeneralId, SpaceId, TownId } from './data/ids.ts';
import type { RuleId } from './data/rules.ts';
import type { PhaseId } from './state.ts';

/** Every reason for a refusal, with the data that its sentence needs. */
export interface Refusals {
  readonly 'not-an-action': Record<never, never>;
  readonly over: Record<never, never>;
  readonly 'not-now': { readonly phase: PhaseId };
  readonly 'asked-first': { readonly asked: string };
  readonly 'no-such-place': Record<never, never>;
  readonly 'not-offered-there': { readonly place: SpaceId };
  readonly 'bad-count': { readonly left: number };
  readonly 'not-yours': { readonly general: GeneralId };
  readonly 'off-board': { readonly general: GeneralId };
  readonly leave: { readonly general: GeneralId };
  readonly 'too-dear': { readonly cost: number; readonly left: number };
  readonly 'in-revolt': { readonly place: SpaceId };
  readonly 'no-fleet': { readonly place: SpaceId };
  readonly occupied: { readonly place: SpaceId };
  readonly river: { readonly place: SpaceId };
  readonly 'no-way': { readonly general: GeneralId; readonly place: SpaceId };
  readonly 'fleet-there': { readonly place: SpaceId };
  readonly pirates: { readonly place: SpaceId };
  readonly 'no-voyage': { readonly place: SpaceId };
  readonly 'at-sea': { readonly general: GeneralId };
  readonly 'no-disc': { readonly disc: DiscId };
  readonly 'discs-full': { readonly place: TownId };
  readonly 'capital-shut': { readonly place: TownId };
  readonly 'not-connected': { readonly general: GeneralId; readonly place: SpaceId };
  readonly 'army-there': { readonly place: SpaceId };
  readonly 'no-chief': Record<never, never>;
  readonly 'no-army': { readonly place: SpaceId };
  readonly 'no-revolt': { readonly place: SpaceId };
  readonly 'no-road-left': Record<never, never>;
  readonly 'no-road-there': { readonly place: TownId; readonly to: TownId };
  readonly 'not-served': { readonly place: TownId };
  readonly 'road-there': { readonly place: TownId };
  readonly 'ends-badly': { readonly place: TownId };
  readonly 'not-in-use': Record<never, never>;
  readonly spent: Record<never, never>;
}
export type RefusalCode = keyof Refusals;

/** A refusal, with the data that the words of its code need. */
export function refuse<C extends RefusalCode>(code: C, rule: RuleId, params: Refusals[C]): Refusal {
  return { code, rule, params: { ...params } };
}
