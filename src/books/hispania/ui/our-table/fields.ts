import type { NationId, PlaceId } from '../../engine/data/ids.ts';
import type { Written } from '../../engine/position.ts';
import { MOST } from '../../engine/schema.ts';

/** Edits of the values beside the map: the single values of nations. Gold and points are in halves. */

/** The position with another value in a field, or without the field. */
export function withField<K extends keyof Written>(written: Written, key: K, value: Written[K] | undefined): Written {
  const { [key]: _, ...rest } = written;
  return (value === undefined ? rest : { ...rest, [key]: value }) as Written;
}

/** The fields with one value for each nation. */
export interface OfNations {
  readonly gold: number;
  readonly points: number;
  readonly bids: number;
  readonly capitals: PlaceId;
  readonly overlords: NationId;
  readonly seats: string;
}

/** The position with another value for a nation; an empty field is left out. */
export function setOf<K extends keyof OfNations>(
  written: Written,
  field: K,
  nation: NationId,
  value: OfNations[K] | undefined,
): Written {
  const { [nation]: _, ...others } = (written[field] ?? {}) as Readonly<Partial<Record<NationId, OfNations[K]>>>;
  const all = value === undefined ? others : { ...others, [nation]: value };
  return withField(written, field, (Object.keys(all).length > 0 ? all : undefined) as Written[K] | undefined);
}

/** Half gold of a nation, 0 to the maximum of the schema. */
export function setGold(written: Written, nation: NationId, gold: number): Written {
  return setOf(written, 'gold', nation, Math.max(0, Math.min(MOST.gold, Math.trunc(gold))) || undefined);
}

/** Half points of a nation; they may be negative. */
export function setPoints(written: Written, nation: NationId, points: number): Written {
  return setOf(written, 'points', nation, within(points) || undefined);
}

/** Half points that its player pays for a nation at the end (14.1). */
export function setBid(written: Written, nation: NationId, bid: number): Written {
  return setOf(written, 'bids', nation, within(bid) || undefined);
}

function within(halves: number): number {
  return Math.max(-MOST.points, Math.min(MOST.points, Math.trunc(halves)));
}

/** The overlord of a nation; a nation is never its own. */
export function setOverlord(written: Written, nation: NationId, overlord: NationId | undefined): Written {
  return setOf(written, 'overlords', nation, overlord === nation ? undefined : overlord);
}
