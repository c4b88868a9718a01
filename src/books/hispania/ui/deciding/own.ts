import type { Owner } from '../../engine/data/ids.ts';
import type { Unplaced } from '../../engine/state.ts';

/** Whether a nation has the player of the active nation: another of their own. */
export function isOwn({ nations, active }: Unplaced, owner: Owner): boolean {
  if (active === null || owner === 'neutral') return false;
  const seat = nations[active]?.seat;
  return seat !== undefined && seat !== null && nations[owner]?.seat === seat;
}
