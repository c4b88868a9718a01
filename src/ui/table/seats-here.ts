import type { Fact, Seat } from '../../kernel/contract.ts';
import type { Shown } from './shown.ts';
import { nameAt, personsOf } from './sitting.ts';

/**
 * Seats of the person who has the device and is asked: facts that only others may see are left out. Among several
 * persons no seats are shown while the table is asked, a computer plays, or the device is about to go to another
 * person.
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

/**
 * Whether only the person with the device is asked: among several persons, the asked person has confirmed having the
 * device.
 */
export function isTheirs({
  asking,
  sittings,
  holder,
}: Pick<Shown<unknown, Fact, unknown>, 'asking' | 'sittings' | 'holder'>): boolean {
  return asking.is !== 'person' || personsOf(sittings).length < 2 || holder === nameAt(sittings, asking.seat);
}
