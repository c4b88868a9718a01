import { total } from '../../../kernel/choices.ts';
import type { Json } from '../../../kernel/contract.ts';
import type { Owner, PlaceId, PlayerId, UnitKind } from './data/ids.ts';
import { holder, room } from './rules/draft.ts';
import { raided } from './rules/raiders.ts';
import type { State } from './state.ts';

/** Read-only questions about a state, for assertions and pages. */
export const queries = {
  /** The owner of a place, if it has one. */
  holder: (state: State, place: PlaceId): Json => holder(state, place) ?? null,
  /** Units of an owner in a place, of one kind or of all. */
  units: ({ places }: State, place: PlaceId, owner: Owner, kind?: UnitKind): Json => {
    const army = places[place];
    if (army?.owner !== owner) return 0;
    return kind === undefined ? total(army.units) : (army.units[kind] ?? 0);
  },
  room: (state: State, place: PlaceId): Json => room(state, place),
  points: ({ points }: State, seat: PlayerId): Json => points[seat] ?? 0,
  /** The number of places that raiders hold. */
  raided: (state: State): Json => raided(state),
  card: ({ card }: State): Json => card,
  round: ({ round }: State): Json => round,
  phase: ({ phase }: State): Json => phase,
  active: ({ active }: State): Json => active,
};
