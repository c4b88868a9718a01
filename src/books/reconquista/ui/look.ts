import { type LocationId, REGIONS, type RegionId, type Side } from '../engine/data/ids.ts';
import { reconquista } from '../engine/game.ts';
import { citiesOf, cityOf } from '../engine/rules/control.ts';
import { scoreOf } from '../engine/rules/score.ts';
import { incomeOf } from '../engine/rules/spending.ts';
import { minus } from '../engine/rules/units.ts';
import type { Moves, State } from '../engine/state.ts';
import type { Seen } from './kinds.ts';

/** The view of a state. */
export function look(state: State): Seen {
  const decision = reconquista.decision(state);
  const { turn, phase, places, moves, revolt, event } = state;
  return {
    ...(decision ? { decision } : {}),
    barred: reconquista.barred(state),
    turn,
    phase,
    places,
    moved: moves ? closedIn(moves) : {},
    revolt,
    event: event?.id ?? null,
    most: Object.fromEntries(REGIONS.flatMap((region) => mostOf(state, region) ?? [])),
    income: phase === 'spending' ? state.points : incomeOf(state).points,
    score: scoreOf(state).points,
    told: reconquista.describe(state, '').filter(({ key }) => key === 'place'),
  };
}

/** Units whose move is closed: those of the force on the move may go on (11-force). */
function closedIn({ moved, force }: Moves): Moves['moved'] {
  return force ? { ...moved, [force.at]: minus(moved[force.at] ?? {}, force.units) } : moved;
}

/** The side that controls more than half of the cities of a region (10, 16). */
function mostOf(state: State, region: RegionId): [[RegionId, Side]] | undefined {
  const cities = citiesOf(state, region);
  const owners = cities.map((at: LocationId) => cityOf(state.places[at]));
  const side = (['christian', 'muslim'] as const).find(
    (one) => 2 * owners.filter((owner) => owner === one).length > cities.length,
  );
  return side && [[region, side]];
}
