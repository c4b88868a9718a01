import type { Seat, TwinLine } from '../../../kernel/contract.ts';
import { randomInt, roller, seeded } from '../../../kernel/dice.ts';
import { PLACES, type PlaceId } from './data/ids.ts';
import { hasRaiders } from './rules/raiders.ts';
import type { State } from './state.ts';

/** The text twin of the board: the round, its card, each place, points, and only the viewer's own pledges (2-secret). */
export function describe(state: State, seat: Seat): readonly TwinLine[] {
  const { round, active, phase, card, deck, places, seats, points } = state;
  return [
    { key: 'round', params: { round, active, phase } },
    { key: 'card', params: { card, left: deck.length } },
    ...PLACES.map((place): TwinLine => {
      const { owner, units } = places[place] ?? { owner: null, units: {} };
      return { key: 'place', params: { place, owner, units: { ...units } } };
    }),
    ...seats.map((one): TwinLine => {
      const pledge = isKnown(state, seat, one) ? (state.pledges[one] ?? null) : null;
      return { key: 'pledge', params: { seat: one, pledged: state.pledges[one] !== undefined, pledge } };
    }),
    ...(hasRaiders(state)
      ? []
      : seats.map((one): TwinLine => ({ key: 'points', params: { seat: one, points: points[one] ?? 0 } }))),
  ];
}

/** At the end all pledges are shown. */
function isKnown({ phase }: State, seat: Seat, of: Seat): boolean {
  return seat === of || phase === 'over';
}

/** The same position with random pledges in place of those that a seat does not know, and other dice. */
export function imagine(state: State, seat: Seat, seed: number): State {
  const chance = roller(~seed);
  const pledges = Object.entries(state.pledges).map(([one, place]): [string, PlaceId] => [
    one,
    isKnown(state, seat, one) ? place : (PLACES[randomInt(chance, 0, PLACES.length - 1)] ?? place),
  ]);
  return { ...state, pledges: Object.fromEntries(pledges), dice: { ...seeded(seed), rolled: state.dice.rolled } };
}
