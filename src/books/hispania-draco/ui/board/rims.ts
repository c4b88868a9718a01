import { isCapital, isSea, isTown } from '../../engine/data/geography.ts';
import type { SpaceId } from '../../engine/data/ids.ts';

/** How far from the middle of a space its rim is: a wall has towers. */
export function rimOf(at: SpaceId): number {
  if (isSea(at)) return 22;
  return isTown(at) && isCapital(at) ? 25 : 17;
}
