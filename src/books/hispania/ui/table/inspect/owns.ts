import type { Seat } from '../../../../../kernel/contract.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';

/** Whether a nation is one of the reader's. */
export const ownsOf =
  ({ nations }: State, seats: readonly Seat[]) =>
  (nation: NationId): boolean => {
    const seat = nations[nation]?.seat;
    return seat !== undefined && seats.includes(seat);
  };
