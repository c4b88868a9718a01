import { after, locationsOf, regionOf, roadsFrom } from '../data/geography.ts';
import { LOCATIONS, type LocationId, REGIONS, type RegionId, type Side } from '../data/ids.ts';
import type { March, State } from '../state.ts';
import { isOpen, troopsAt } from './control.ts';
import { isForeign } from './draft.ts';

/** Rules 13.8 and 13.9: what a force on a march looks for, and where it goes to find it. */

/**
 * Whether a location holds something that a side marches against: troops of another side, or an empty city of another
 * religion. What it besieges already is none (rulings A6, A7, A14; for French and Bands E3).
 */
export function isTarget({ places }: State, side: Side, at: LocationId): boolean {
  const place = places[at];
  if (place.siege?.side === side) return false;
  if (troopsAt(place).some((troops) => troops.side !== side)) return true;
  return !place.held && place.city !== undefined && isForeign(side, place.city);
}

/** Whether a location is one that this march still goes for. Neutrals go to each location once (ruling E3). */
export function isAim(state: State, march: March, at: LocationId): boolean {
  if (!isOpen(state, regionOf(at)) || march.skipped.includes(at) || !isTarget(state, march.side, at)) return false;
  return march.side === 'muslim' || !march.seen.includes(at);
}

/** Whether a region holds such a location, other than the one where the march is. */
function hasAim(state: State, march: March, region: RegionId): boolean {
  return locationsOf(region).some((at) => at !== march.at && isAim(state, march, at));
}

/** The next location of a march; null if it goes no further (13.7, 13.9, 13.13; rulings A9, A13, A14). */
export function nextStep(state: State, march: March): LocationId | null {
  const region = regionOf(march.at);
  if (march.within) return nextByNumber(march, false);
  if (hasAim(state, march, region)) return nextByNumber(march, true);
  const road = roadOf(state, march);
  if (!road) return null;
  return road.near === march.at ? road.far : (nextToward(march, road.near) ?? null);
}

/**
 * The next number in the region that the march has not seen and does not avoid. The place where it was beaten comes
 * last, and only if it may.
 */
function nextByNumber({ at, seen, lost, skipped }: March, mayReturn: boolean): LocationId | null {
  const on = after(at).filter((one) => !seen.includes(one) && !skipped.includes(one));
  return on.find((one) => one !== lost) ?? (mayReturn ? (on[0] ?? null) : null);
}

/** The next number on the way to a road. A location that the march may not enter is passed by. */
function nextToward(march: March, near: LocationId): LocationId | undefined {
  return after(march.at).find((one) => one === near || (one !== march.lost && mayEnter(march, one)));
}

/** A road: the location where it begins, and where it leads. */
interface Road {
  readonly near: LocationId;
  readonly far: LocationId;
}

/**
 * The road that a march takes out of a region without a target: the first by number, from where it is, to a region that
 * holds one; else the first to a region where it has not been (ruling A9). It goes back to where it was beaten only if
 * there is no other.
 */
function roadOf(state: State, march: March): Road | undefined {
  const roads = [march.at, ...after(march.at)].flatMap((near) =>
    roadsFrom(near)
      .filter((far) => isOpen(state, regionOf(far)))
      .sort((a, b) => REGIONS.indexOf(regionOf(a)) - REGIONS.indexOf(regionOf(b)))
      .filter((far) => mayEnter(march, far) && (near === march.at || mayEnter(march, near)))
      .map((far): Road => ({ near, far })),
  );
  const tests = [
    ({ far }: Road) => hasAim(state, march, regionOf(far)),
    ({ far }: Road) => !march.regions.includes(regionOf(far)),
  ];
  for (const test of tests) {
    const found = roads.filter(test);
    const road = found.find(({ far }) => far !== march.lost) ?? found[0];
    if (road) return road;
  }
  return undefined;
}

/** Neutrals enter no location twice; cautious Muslims pass by what they avoid (ruling E3; 17.2). */
function mayEnter({ side, seen, skipped }: March, at: LocationId): boolean {
  return !skipped.includes(at) && (side === 'muslim' || !seen.includes(at));
}

/** Whether a march by dice can come to anything: a target in a region that open roads lead to (17.1). */
export function canFind(state: State, march: March): boolean {
  const reached = new Set([regionOf(march.at)]);
  for (const region of reached)
    for (const far of locationsOf(region).flatMap(roadsFrom))
      if (isOpen(state, regionOf(far))) reached.add(regionOf(far));
  return LOCATIONS.some((at) => reached.has(regionOf(at)) && isAim(state, march, at));
}
