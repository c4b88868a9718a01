import { waysFrom } from '../engine/data/geography.ts';
import { COMMANDERS, SPACES, type SpaceId } from '../engine/data/ids.ts';
import type { State } from '../engine/state.ts';

/** How far things are from each other, in segments over any connection, as if all were open. */

const AWAY: ReadonlyMap<SpaceId, ReadonlyMap<SpaceId, number>> = new Map(SPACES.map((at) => [at, awayFrom(at)]));

function awayFrom(from: SpaceId): ReadonlyMap<SpaceId, number> {
  const far = new Map<SpaceId, number>([[from, 0]]);
  const open: SpaceId[] = [from];
  for (let at = open.shift(); at !== undefined; at = open.shift())
    for (const { to, segments } of waysFrom(at)) {
      const sum = (far.get(at) ?? 0) + segments;
      if (sum >= (far.get(to) ?? Number.POSITIVE_INFINITY)) continue;
      far.set(to, sum);
      open.push(to);
    }
  return far;
}

/** More segments than a general goes in a turn; off the board he is as far from everything. */
const FAR = 9;

/** The segments from a place of a general to the nearest of some spaces. */
export function awayFromNearest(from: SpaceId | null, spaces: readonly SpaceId[]): number {
  const far = from === null ? undefined : AWAY.get(from);
  let least = FAR;
  for (const to of spaces) least = Math.min(least, far?.get(to) ?? FAR);
  return least;
}

/** The segments from a space to the nearest commander. */
export function awayFromRomans({ generals }: State, at: SpaceId): number {
  let least = FAR;
  for (const one of COMMANDERS) least = Math.min(least, awayFromNearest(generals[one], [at]));
  return least;
}
