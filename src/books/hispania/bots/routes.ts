import type { Choice, Decision } from '../../../kernel/contract.ts';
import { isProvince, type NationId, type PlaceId } from '../engine/data/ids.ts';
import { enemyUnits } from '../engine/rules/relations.ts';
import { isAllys, isMountain, reachOf, wayTo } from '../engine/rules/steps.ts';
import { isUnit, keyOf } from '../engine/rules/units.ts';
import { at, type View } from '../engine/rules/view.ts';
import type { Cohort } from '../engine/state/cohort.ts';

/**
 * Estimated destinations of units in a movement phase, for planning (5 to 5.2): the steps that are offered now, then
 * further provinces without enemies. The game decides when a step is made.
 */

/** Units of one cohort that could move to a place: their path and their number. */
export interface Party {
  readonly key: string;
  readonly cohort: Cohort;
  readonly count: number;
  /** The number of units that may leave its place together; in a forced passage a quota stays behind (5.3). */
  readonly most: number;
  /** From their place to the destination, both included. */
  readonly path: readonly PlaceId[];
  readonly led: boolean;
  /** The last step into the place crosses a river. */
  readonly river: boolean;
}

/** The units that could move to each reachable place. */
export type Routes = ReadonlyMap<PlaceId, readonly Party[]>;

/** A group of units before it moves. */
export const startOf = ({ path }: Party): PlaceId => path[0] as PlaceId;

/** All routes of a nation, from the choices of a decision. */
export function routesOf(view: View, nation: NationId, { choices }: Decision): Routes {
  const routes = new Map<PlaceId, Party[]>();
  for (const [from, steps] of stepsByPlace(choices)) {
    for (const led of [false, true]) {
      const first = steps.filter(({ ranges }) => (ranges['leaders'] !== undefined) === led);
      if (first.length > 0) addFrom(view, nation, from, first, led, routes);
    }
  }
  return routes;
}

function stepsByPlace(choices: readonly Choice[]): ReadonlyMap<PlaceId, readonly Choice[]> {
  const by = new Map<PlaceId, Choice[]>();
  for (const choice of choices) {
    if (choice.kind !== 'step') continue;
    const from = choice.fixed['from'] as PlaceId;
    const known = by.get(from);
    if (known) known.push(choice);
    else by.set(from, [choice]);
  }
  return by;
}

function addFrom(
  view: View,
  nation: NationId,
  from: PlaceId,
  first: readonly Choice[],
  led: boolean,
  routes: Map<PlaceId, Party[]>,
): void {
  const held = enemyUnits(view, from, nation) > 0;
  const byLength = new Map<string, ReadonlyMap<PlaceId, Spot>>();
  for (const cohort of at(view, from)) {
    if (cohort.owner !== nation) continue;
    const key = keyOf(cohort);
    const open = first.filter(({ ranges }) => most(ranges['units'], key) > 0 || most(ranges['leaders'], key) > 0);
    const [choice] = open;
    if (!choice) continue;
    const far = cohort.kind === 'leader' ? LEADER_FAR : reachOf(cohort, led) - (cohort.steps ?? 0);
    const name = `${far} ${open.length}`;
    const spots = byLength.get(name) ?? spotsOf(view, nation, from, open, far, led);
    byLength.set(name, spots);
    const { units, leaders } = choice.ranges;
    const count = most(isUnit(cohort) ? units : leaders, key);
    const together = held && units?.is === 'counts' ? units.max : Number.POSITIVE_INFINITY;
    for (const [to, { path, river }] of spots) {
      const party = { key, cohort, count, most: together, path, led, river };
      const known = routes.get(to);
      if (known) known.push(party);
      else routes.set(to, [party]);
    }
  }
}

/** A leader moves as far as the units that he leads, usually infantry (5.2). */
const LEADER_FAR = 3;

function most(range: Choice['ranges'][string] | undefined, key: string): number {
  return range?.is === 'counts' ? Math.min(range.of[key] ?? 0, range.max) : 0;
}

interface Spot {
  readonly path: readonly PlaceId[];
  readonly river: boolean;
}

/** Every place within a number of steps, and the path there. */
function spotsOf(
  view: View,
  nation: NationId,
  from: PlaceId,
  first: readonly Choice[],
  far: number,
  led: boolean,
): ReadonlyMap<PlaceId, Spot> {
  const { borders } = view.tables;
  const spots = new Map<PlaceId, Spot>();
  let front: Spot[] = [];
  for (const { fixed } of first) {
    const to = fixed['to'] as PlaceId;
    if (spots.has(to)) continue;
    const spot = { path: [from, to], river: Boolean(borders[from][to]?.river) };
    spots.set(to, spot);
    const way = wayTo(view, nation, from, to);
    if (way !== 'strait' && way !== 'sail') front.push(spot);
  }
  for (let left = far - 1; left > 0 && front.length > 0; left--) {
    const next: Spot[] = [];
    for (const { path } of front) {
      const place = path.at(-1) as PlaceId;
      if (!isProvince(place) || enemyUnits(view, place, nation) > 0 || (!led && isMountain(view, place))) continue;
      for (const to of view.tables.neighbours[place]) {
        if (to === from || spots.has(to) || (!isProvince(to) && !wayTo(view, nation, place, to))) continue;
        const further = { path: [...path, to], river: Boolean(borders[place][to]?.river) };
        spots.set(to, further);
        next.push(further);
      }
    }
    front = next;
  }
  for (const place of [...spots.keys()]) if (isAllys(view, nation, place)) spots.delete(place);
  return spots;
}
