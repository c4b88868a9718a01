import { connected } from '../../engine/data/geography.ts';
import type { SpaceId } from '../../engine/data/ids.ts';
import type { SupportMarks } from './marks.ts';

/** The connections between the figure and the towns of its group. */
export function linksOf({ at, discs }: SupportMarks): readonly (readonly [SpaceId, SpaceId])[] {
  const all = [...new Set([at, ...discs.map((one) => one.at)])];
  return all.flatMap((a, i) => all.slice(i + 1).flatMap((b) => (connected(a, b) ? [[a, b] as const] : [])));
}
