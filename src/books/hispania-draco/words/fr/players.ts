import { drawnName } from '../../../../kernel/names.ts';
import { isElided } from '../../../../words/fr/elided.ts';
import type { Who } from '../../../../words/who.ts';
import type { SeatId } from '../../engine/data/ids.ts';

const SEATS: { readonly [seat in SeatId]: string } = {
  first: 'premier joueur',
  second: 'deuxième joueur',
  third: 'troisième joueur',
  hispano: 'joueur hispano',
};

/** Le nom d’un siège : `premier joueur` ; rien pour un autre nom. */
export const seatBy = (name: string): string | undefined =>
  Object.hasOwn(SEATS, name) ? SEATS[name as SeatId] : undefined;

/** Un siège, ou un joueur par son nom : `le premier joueur`, `d’Inês`. */
export function who(name: string): Who {
  const seat = seatBy(name);
  if (seat !== undefined) return { the: [`le ${seat}`], The: [`Le ${seat}`], whose: [`du ${seat}`], many: false };
  const drawn = drawnName(name);
  return { the: [drawn], The: [drawn], whose: [`${isElided(name) ? 'd’' : 'de '}${drawn}`], many: false };
}
