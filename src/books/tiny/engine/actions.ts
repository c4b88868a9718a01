import type { ActionOf as Of } from '../../../kernel/contract.ts';
import type { PlaceId, PlayerId, UnitKind } from './data/ids.ts';
import type { Units } from './state.ts';

/** Every action of the game: its fixed and its open parameters. */
export type Actions = {
  readonly pledge: { readonly fixed: { readonly seat: PlayerId; readonly place: PlaceId }; readonly values: Nothing };
  readonly recruit: {
    readonly fixed: { readonly place: PlaceId; readonly unit: UnitKind };
    readonly values: { readonly count: number };
  };
  readonly skip: { readonly fixed: Nothing; readonly values: Nothing };
  readonly move: {
    readonly fixed: { readonly from: PlaceId; readonly to: PlaceId };
    readonly values: { readonly units: Units };
  };
  readonly stay: { readonly fixed: Nothing; readonly values: Nothing };
};
export type ActionKind = keyof Actions;
export type ActionOf<K extends ActionKind = ActionKind> = Of<Actions, K>;

type Nothing = { readonly [name in never]: never };

/** Pledges to hold a place at the end of the game (2). */
export const pledge = (seat: PlayerId, place: PlaceId): ActionOf<'pledge'> => ({
  kind: 'pledge',
  fixed: { seat, place },
  values: {},
});

/** Recruits units of one kind in a place (3). */
export const recruit = (place: PlaceId, unit: UnitKind, count: number): ActionOf<'recruit'> => ({
  kind: 'recruit',
  fixed: { place, unit },
  values: { count },
});

/** Recruits nothing (3). */
export const skip = (): ActionOf<'skip'> => ({ kind: 'skip', fixed: {}, values: {} });

/** Moves with units from a place to an adjacent one (4). */
export const move = (from: PlaceId, to: PlaceId, units: Units): ActionOf<'move'> => ({
  kind: 'move',
  fixed: { from, to },
  values: { units },
});

/** Does not move (4). */
export const stay = (): ActionOf<'stay'> => ({ kind: 'stay', fixed: {}, values: {} });
