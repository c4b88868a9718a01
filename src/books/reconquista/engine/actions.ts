import type { ActionOf as Of } from '../../../kernel/contract.ts';
import type { LocationId, RegionId } from './data/ids.ts';

/** Every action of the game: its fixed and its open parameters. */
export type Actions = {
  readonly proceed: { readonly fixed: Nothing; readonly values: Nothing };
  readonly end: { readonly fixed: Nothing; readonly values: Nothing };
  readonly put: At;
  readonly plague: { readonly fixed: Nothing; readonly values: { readonly pieces: Counts } };
  readonly raise: {
    readonly fixed: { readonly place: LocationId; readonly unit: 'army' | 'garrison' };
    readonly values: { readonly count: number };
  };
  readonly build: {
    readonly fixed: { readonly place: LocationId; readonly what: 'city' | 'fort' };
    readonly values: Nothing;
  };
  readonly convert: At;
  readonly corrupt: At;
  readonly hire: { readonly fixed: { readonly place: LocationId }; readonly values: { readonly count: number } };
  readonly crusade: At;
  readonly region: { readonly fixed: { readonly region: RegionId }; readonly values: Nothing };
  readonly move: { readonly fixed: { readonly to: LocationId }; readonly values: { readonly units: Counts } };
  readonly ride: {
    readonly fixed: { readonly from: LocationId; readonly to: LocationId };
    readonly values: { readonly units: Counts; readonly others: Counts };
  };
  readonly sally: At;
  readonly retreat: { readonly fixed: { readonly to: LocationId }; readonly values: Nothing };
};
export type ActionKind = keyof Actions;
export type ActionOf<K extends ActionKind = ActionKind> = Of<Actions, K>;

type Nothing = { readonly [name in never]: never };
type At = { readonly fixed: { readonly place: LocationId }; readonly values: Nothing };
/** Counts by a key: of units, their location and kind (`unitKey`); of pieces, their location. */
type Counts = { readonly [key: string]: number };

export const ACTIONS = [
  'proceed',
  'end',
  'put',
  'plague',
  'raise',
  'build',
  'convert',
  'corrupt',
  'hire',
  'crusade',
  'region',
  'move',
  'ride',
  'sally',
  'retreat',
] as const satisfies readonly ActionKind[];

/** Goes on with a phase that the rules play (7). */
export const proceed = (): ActionOf<'proceed'> => ({ kind: 'proceed', fixed: {}, values: {} });

/** Ends spending (10) or moves (11). */
export const end = (): ActionOf<'end'> => ({ kind: 'end', fixed: {}, values: {} });

/** Places the Military Order or El Cid (9-orders, 9-el-cid). */
export const put = (place: LocationId): ActionOf<'put'> => ({ kind: 'put', fixed: { place }, values: {} });

/** Takes the pieces of a plague by location (17-plague). */
export const plague = (pieces: Counts): ActionOf<'plague'> => ({ kind: 'plague', fixed: {}, values: { pieces } });

/** Raises armies or garrisons (10-troops). */
export const raise = (place: LocationId, unit: 'army' | 'garrison', count: number): ActionOf<'raise'> => ({
  kind: 'raise',
  fixed: { place, unit },
  values: { count },
});

/** Builds a city or a fort (10-city, 10-fort). */
export const build = (place: LocationId, what: 'city' | 'fort'): ActionOf<'build'> => ({
  kind: 'build',
  fixed: { place, what },
  values: {},
});

/** Makes a Muslim city Christian (10-conversion). */
export const convert = (place: LocationId): ActionOf<'convert'> => ({ kind: 'convert', fixed: { place }, values: {} });

/** Turns the Rebels of a location into a garrison (9-corruption). */
export const corrupt = (place: LocationId): ActionOf<'corrupt'> => ({ kind: 'corrupt', fixed: { place }, values: {} });

/** Hires Mercenaries (9-mercenaries). */
export const hire = (place: LocationId, count: number): ActionOf<'hire'> => ({
  kind: 'hire',
  fixed: { place },
  values: { count },
});

/** Places all Crusaders (9-crusade). */
export const crusade = (place: LocationId): ActionOf<'crusade'> => ({ kind: 'crusade', fixed: { place }, values: {} });

/** Chooses the region of the moves (11). */
export const region = (chosen: RegionId): ActionOf<'region'> => ({
  kind: 'region',
  fixed: { region: chosen },
  values: {},
});

/** Moves a force, from one or more locations (11-force). */
export const move = (to: LocationId, units: Counts): ActionOf<'move'> => ({
  kind: 'move',
  fixed: { to },
  values: { units },
});

/** Moves a force with El Cid and units of his location (9-el-cid). */
export const ride = (from: LocationId, to: LocationId, units: Counts, others: Counts = {}): ActionOf<'ride'> => ({
  kind: 'ride',
  fixed: { from, to },
  values: { units, others },
});

/** Fights the besiegers of a location from inside (11-force, ruling M4). */
export const sally = (place: LocationId): ActionOf<'sally'> => ({ kind: 'sally', fixed: { place }, values: {} });

/** Retreats to a location (12-we-lose). */
export const retreat = (to: LocationId): ActionOf<'retreat'> => ({ kind: 'retreat', fixed: { to }, values: {} });
