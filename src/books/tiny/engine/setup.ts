import { seeded } from '../../../kernel/dice.ts';
import { type Form, PLAYERS } from './data/ids.ts';
import { DECK, FIRST, HOMES, SEATS } from './data/tables.ts';
import type { State } from './state.ts';

/** The options of a new game. */
export interface Options {
  readonly form: Form;
  /** The number of players; the minimum of the form by default. */
  readonly seats?: number;
}

/** A new game. Throws on an unknown form or a number of players that it does not have. */
export function setup({ form, seats = SEATS[form][0] ?? 1 }: Options, seed: number): State {
  if (!SEATS[form].includes(seats)) throw new RangeError(`${form} is not for ${seats}`);
  const players = PLAYERS.slice(0, seats);
  return {
    game: 'tiny',
    form,
    round: 1,
    phase: 'pledge',
    seats: players,
    active: null,
    places: Object.fromEntries(players.map((seat) => [HOMES[seat], { owner: seat, units: { ...FIRST } }])),
    pledges: {},
    points: {},
    card: null,
    deck: DECK,
    dice: seeded(seed),
  };
}
