import { isCapital, isPrinted, LAND_WAYS } from '../data/geography.ts';
import type { TownId } from '../data/ids.ts';
import { PRINTED_ROADS } from '../data/map.ts';
import type { Road, State } from '../state.ts';
import { revoltsAt } from './board.ts';

/** Roads (1.3-connections, 2.6, 8.1). */

/** Whether a road lies on a connection. */
export function hasRoad({ roads }: Pick<State, 'roads'>, a: TownId, b: TownId): boolean {
  return isPrinted(a, b) || roads.some((one) => one.includes(a) && one.includes(b));
}

/** Whether a road leads to a town. */
export function isServed({ roads }: Pick<State, 'roads'>, at: TownId): boolean {
  return PRINTED_ROADS.some((one) => one.includes(at)) || roads.some((one) => one.includes(at));
}

/** Whether a road may lead to a town: neither in revolt nor a capital (2.6). */
export function isFit(state: State, to: TownId): boolean {
  return revoltsAt(state, to) === 0 && !isCapital(to);
}

/** A road that may be laid: its two towns in the order of the connection, and its segments. */
export interface Site {
  readonly road: Road;
  readonly segments: number;
}

/** The roads that may be laid now. */
export function sites(state: State): readonly Site[] {
  return LAND_WAYS.flatMap(([a, b, segments]): readonly Site[] => {
    if (hasRoad(state, a, b)) return [];
    const isExtension = (isServed(state, a) && isFit(state, b)) || (isServed(state, b) && isFit(state, a));
    return isExtension ? [{ road: [a, b], segments }] : [];
  });
}

/** The road that may be laid between two towns. */
export function siteBetween(state: State, a: string, b: string): Site | undefined {
  return sites(state).find(({ road: [from, to] }) => (from === a && to === b) || (from === b && to === a));
}
