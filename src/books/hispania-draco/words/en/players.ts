import { drawnName } from '../../../../kernel/names.ts';
import type { Who } from '../../../../words/who.ts';
import type { SeatId } from '../../engine/data/ids.ts';

const SEATS: { readonly [seat in SeatId]: string } = {
  first: 'first player',
  second: 'second player',
  third: 'third player',
  hispano: 'Hispanic player',
};

/** The name of a seat: `first player`; undefined for another name. */
export const seatBy = (name: string): string | undefined =>
  Object.hasOwn(SEATS, name) ? SEATS[name as SeatId] : undefined;

/** A seat, or a player by name: `the first player`, `Inês`. */
export function who(name: string): Who {
  const seat = seatBy(name);
  return seat === undefined ? called(drawnName(name), drawnName(name)) : called(`the ${seat}`, `The ${seat}`);
}

const called = (the: string, The: string): Who => ({ the: [the], The: [The], whose: [`${the}’s`], many: false });
