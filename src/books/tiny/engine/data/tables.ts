import type { CardId, Form, PlaceId, PlayerId, UnitKind } from './ids.ts';

/** The values of the game, each in one table. */

/** The places are in a row: the neighbours of each (4-next). */
export const NEXT: { readonly [place in PlaceId]: readonly PlaceId[] } = {
  mill: ['ford'],
  ford: ['mill', 'tower'],
  tower: ['ford'],
};

/** Points of a place at the end of a round (6). */
export const WORTH: { readonly [place in PlaceId]: number } = { mill: 2, ford: 1, tower: 2 };

/** Points of a kept pledge (6-pledge). */
export const PLEDGE_WORTH = 3;

/** Rounds of a game (1). */
export const ROUNDS = 4;

/** Units allowed in a place (1-limit). */
export const LIMIT = 6;

/** Units of each kind that a seat may recruit in its turn (3), and the extra after a harvest (8-harvest). */
export const RECRUITS: { readonly [kind in UnitKind]: number } = { infantry: 2, cavalry: 1 };
export const HARVEST = 1;

/** The number that a die of each kind needs to hit (5), and the extra in fog (8-fog). */
export const NEEDS: { readonly [kind in UnitKind]: number } = { infantry: 5, cavalry: 4 };
export const FOG = 1;

/** The first units and the home of each seat. */
export const FIRST = { infantry: 3, cavalry: 1 } as const;
export const HOMES: { readonly [seat in PlayerId]: PlaceId } = { red: 'mill', blue: 'tower', green: 'ford' };

/** The numbers of players of a form. */
export const SEATS: { readonly [form in Form]: readonly number[] } = {
  competitive: [2, 3],
  cooperative: [2],
  solitaire: [1],
};

/** The landing place of raiders by the number on the die (7), and their infantry, one more for each earlier round. */
export const LANDINGS = ['mill', 'mill', 'ford', 'ford', 'tower', 'tower'] as const satisfies readonly PlaceId[];
export const FIRST_RAIDERS = 2;

/** The event cards (8). */
export const DECK: readonly CardId[] = ['calm', 'rain', 'fog', 'harvest'];
