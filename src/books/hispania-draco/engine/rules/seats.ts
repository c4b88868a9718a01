import type { Seated } from '../../../../kernel/contract.ts';
import { COMMANDERS, type CommanderId, HISPANO, ROMANS, type SeatId } from '../data/ids.ts';
import type { State } from '../state.ts';
import { uses } from './board.ts';

/** Who decides (2.1, 8.7). */

/** The seats: one to three Romans, who win and lose together, and the player of Hispano against them. */
export function seats(state: State): readonly Seated[] {
  return [
    ...ROMANS.slice(0, state.players).map((seat) => ({ seat, side: 'rome' })),
    ...(uses(state, 'hispano') ? [{ seat: HISPANO, side: HISPANO }] : []),
  ];
}

/** The seat that decides for a general: of two players each has a praetor, and both have the consul, one after the other. */
export function seatsOf({ players, consulBy }: State, general: CommanderId): readonly SeatId[] {
  const number = COMMANDERS.indexOf(general);
  if (players === 1) return ['first'];
  if (players === 3) return [ROMANS[number] ?? 'first'];
  return [general === 'consul' ? consulBy : (ROMANS[number] ?? 'first')];
}

/** The phase of a decision. */
export function phaseOf({ round, turn, phase }: State): string {
  return `${round} ${turn} ${phase}`;
}
