import type { Seat } from '../../../../kernel/contract.ts';
import type { NationId, Owner } from '../../engine/data/ids.ts';
import type { Unplaced } from '../../engine/state.ts';

/** Tells the nations of some seats. */
export const ownsOf =
  ({ nations }: Pick<Unplaced, 'nations'>, seats: readonly Seat[]) =>
  (owner: Owner | undefined): owner is NationId =>
    owner !== undefined && owner !== 'neutral' && seats.includes(nations[owner]?.seat ?? '');

/** Whether a nation has the player of the active nation: another of their own. */
export function isOwn(state: Unplaced, owner: Owner): boolean {
  const seat = state.active && state.nations[state.active]?.seat;
  return Boolean(seat) && ownsOf(state, [seat as Seat])(owner);
}
