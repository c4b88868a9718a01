import type { Json } from '../../../kernel/contract.ts';
import type { LocationId, RegionId, Side } from './data/ids.ts';
import type { UnitId } from './data/play-ids.ts';
import { cityOf } from './rules/control.ts';
import { resultOf, scoreOf } from './rules/score.ts';
import { incomeOf } from './rules/spending.ts';
import { size } from './rules/units.ts';
import type { State, Units } from './state.ts';

/** Read-only questions about a state, for assertions and pages. */
export const queries = {
  turn: ({ turn }: State): Json => turn,
  phase: ({ phase }: State): Json => phase,
  revolt: ({ revolt }: State): Json => revolt,
  event: ({ event }: State): Json => event?.id ?? null,
  /** Points that are left to spend. */
  left: ({ points }: State): Json => points,
  /** The income that the position would bring. */
  income: (state: State): Json => incomeOf(state).points,
  score: (state: State): Json => scoreOf(state).points,
  result: (state: State): Json => resultOf(scoreOf(state).points),
  /** The religion of the city of a location, if there is one. */
  city: ({ places }: State, at: LocationId): Json => places[at].city ?? null,
  fort: ({ places }: State, at: LocationId): Json => places[at].fort === true,
  /** The side that controls a location: that of its troops, else of the religion of its city (5). */
  controls: ({ places }: State, at: LocationId): Json => places[at].held?.side ?? cityOf(places[at]) ?? null,
  /** Units of a side that hold a location, of one kind or all. */
  units: ({ places }: State, at: LocationId, side: Side, unit?: UnitId): Json =>
    counted(places[at].held?.side === side ? places[at].held.units : {}, unit),
  /** Units of a side around the city or fort of a location. */
  besiegers: ({ places }: State, at: LocationId, side: Side, unit?: UnitId): Json =>
    counted(places[at].siege?.side === side ? places[at].siege.units : {}, unit),
  /** The chosen region of phase 4. */
  region: ({ moves }: State): RegionId | null => moves?.region ?? null,
};

function counted(units: Units, unit: UnitId | undefined): number {
  return unit === undefined ? size(units) : (units[unit] ?? 0);
}
