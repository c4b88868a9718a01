import type { Json } from '../../../kernel/contract.ts';
import type { LocationId, RegionId, Side } from './data/ids.ts';
import type { UnitId } from './data/play-ids.ts';
import { isBattle } from './rules/contact.ts';
import { cityOf } from './rules/control.ts';
import { mayLeave } from './rules/forces.ts';
import { marchFrom } from './rules/march.ts';
import { columnOf } from './rules/reaction.ts';
import { refuges } from './rules/retreat.ts';
import { resultOf, scoreOf } from './rules/score.ts';
import { attackModifier, defenceModifier } from './rules/siege-values.ts';
import { incomeOf } from './rules/spending.ts';
import { isTarget, nextStep } from './rules/targets.ts';
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
  /** Whether the troops that hold a location would fight an enemy that enters it, instead of being besieged (11-contact). */
  fights: ({ places }: State, at: LocationId): Json => places[at].held !== undefined && isBattle(places[at]),
  /** Whether armies may leave the region of a location by a road (11-roads). */
  leaves: (state: State, at: LocationId): Json => mayLeave(state, at),
  /** Where beaten troops of a side retreat to from a location; null if they are gone (12-enemy-loses). */
  refuge: (state: State, from: LocationId, side: Side): Json => refuges(state, side, from)[0] ?? null,
  /** The column of the reaction table for a region (13.2). */
  column: (state: State, region: RegionId): Json => columnOf(state, region),
  /** Whether a Muslim force stops at a location (13.8). */
  target: (state: State, at: LocationId): Json => isTarget(state, 'muslim', at),
  /** Where an army that is raised in a location goes first; null if it stays there (13.7, 13.9). */
  next: (state: State, at: LocationId): Json =>
    isTarget(state, 'muslim', at) ? null : nextStep(state, marchFrom('muslim', at, { army: 1 })),
  /** What the besieged of a location add to their die (14-values). */
  defence: ({ places }: State, at: LocationId): Json => defenceModifier(places[at]),
  /** What the besiegers of a location add to their die (14-values). */
  attack: ({ places }: State, at: LocationId): Json => attackModifier(places[at].siege?.units ?? {}),
};

function counted(units: Units, unit: UnitId | undefined): number {
  return unit === undefined ? size(units) : (units[unit] ?? 0);
}
