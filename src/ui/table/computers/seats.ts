import type { Seat } from '../../../kernel/contract.ts';
import { personsOf, type Sitting } from '../sitting.ts';

/** Who plays for a seat from now on: a person by name, or a computer of a level. */
export type Who = { readonly person: string } | { readonly level: string };

/** Persons who may sit at a seat: those at the table, and somebody under the seat's own name. */
export function personsFor(sittings: readonly Sitting[], seat: Seat): readonly string[] {
  return [...new Set([...personsOf(sittings), seat])];
}

/** The sitting of a seat. A computer is called as its seat is: two seats of one person have two names. */
export function seatedAs(seat: Seat, who: Who): Sitting {
  return 'person' in who
    ? { seat, name: who.person, is: 'person' }
    : { seat, name: seat, is: 'computer', level: who.level };
}

/** Whoever has the device, or plays alone, takes over from a computer; where nobody plays, somebody under the seat's name. */
export function takenOver(seat: Seat, holder: string | undefined): Sitting {
  return seatedAs(seat, { person: holder ?? seat });
}
