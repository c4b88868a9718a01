import type { Fact, Seat } from '../../kernel/contract.ts';
import type { Shown } from './shown.ts';
import { nameAt, personsOf } from './sitting.ts';

/**
 * Seats of whoever has the device and is asked: what is for others alone is left out. Of several persons nobody's is shown
 * while the table is asked, a computer plays, or the device is about to go on to another.
 */
export function seatsHere({
  sittings,
  holder,
  asking,
}: Pick<Shown<unknown, Fact, unknown>, 'sittings' | 'holder' | 'asking'>): readonly Seat[] {
  const persons = personsOf(sittings);
  const asked = asking.is === 'person' && nameAt(sittings, asking.seat) === holder ? holder : undefined;
  const here = persons.length === 1 ? persons[0] : asked;
  return sittings.filter(({ is, name }) => is === 'person' && name === here).map(({ seat }) => seat);
}

/** Whether nobody else is asked than who has the device: of several persons the one who is asked has said that they have it. */
export function isTheirs({
  asking,
  sittings,
  holder,
}: Pick<Shown<unknown, Fact, unknown>, 'asking' | 'sittings' | 'holder'>): boolean {
  return asking.is !== 'person' || personsOf(sittings).length < 2 || holder === nameAt(sittings, asking.seat);
}
