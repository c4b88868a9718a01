import { isCapital, neighbours } from '../engine/data/geography.ts';
import { COMMANDERS, type SpaceId, TOWNS, type TownId } from '../engine/data/ids.ts';
import { revoltsAt } from '../engine/rules/board.ts';
import { routesFrom } from '../engine/rules/routes.ts';
import type { State } from '../engine/state.ts';

/** Where roads of the set-up shorten the ways most (2.6). */

/** The coins of all ways from the Roman provinces to the towns beside revolts and capitals; the fewer, the better the roads. */
export function waysBy(state: State): number {
  const costs = ORIGINS.map((from) => costsFrom(state, from));
  let sum = 0;
  for (const at of TOWNS) {
    const cost = Math.min(...costs.map((one) => one.get(at) ?? FAR));
    sum += cost * weightOf(state, at);
  }
  return sum;
}

/** A town of each chain of printed roads (1.3-connections). */
const ORIGINS: readonly TownId[] = ['corduba', 'valentia'];
const FAR = 12;

function weightOf(state: State, at: TownId): number {
  const near = neighbours(at).filter((one) => revoltsAt(state, one) > 0).length;
  return near + (isCapital(at) ? 2 : 0);
}

/** The coins of the cheapest way to each space where a general may be, along several moves. */
function costsFrom(state: State, from: SpaceId): ReadonlyMap<SpaceId, number> {
  const costs = new Map<SpaceId, number>([[from, 0]]);
  const open: SpaceId[] = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift())
    for (const { to, cost } of routesFrom(state, COMMANDERS[0], at)) {
      const sum = (costs.get(at) ?? 0) + cost;
      if (sum >= (costs.get(to) ?? FAR)) continue;
      costs.set(to, sum);
      open.push(to);
    }
  return costs;
}
