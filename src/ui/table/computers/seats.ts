import type { Seat } from '../../../kernel/contract.ts';
import { personsOf, type Sitting } from '../sitting.ts';

/** The future player of a seat: a person by name, or a computer of a level. */
export type Who = { readonly person: string } | { readonly level: string };

/** The persons who may take a seat: those at the table, and a person with the seat's own name. */
export function personsFor(sittings: readonly Sitting[], seat: Seat): readonly string[] {
  return [...new Set([...personsOf(sittings), seat])];
}

/** The sitting of a seat. A computer has the name of its seat, so two seats of one person have two names. */
export function seatedAs(seat: Seat, who: Who): Sitting {
  return 'person' in who
    ? { seat, name: who.person, is: 'person' }
    : { seat, name: seat, is: 'computer', level: who.level };
}

/**
 * The person with the device, or the only person, takes over from a computer; if there is none, a person with the
 * seat's name.
 */
export function takenOver(seat: Seat, holder: string | undefined): Sitting {
  return seatedAs(seat, { person: holder ?? seat });
}
