import { NATIONS, type NationId, PLACES, type PlaceId } from '../../src/books/hispania/engine/data/ids.ts';
import { FIRST_SET } from '../../src/books/hispania/engine/data/sets.ts';
import type { Written, WrittenCohort } from '../../src/books/hispania/engine/position.ts';
import type { Cohort } from '../../src/books/hispania/engine/state/cohort.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import { tablesOf } from '../../src/books/hispania/engine/view.ts';

/** A part of a game's position, in written form. */

/** Places with all adjacent ones, including those across straits. */
export function around(state: State, places: readonly PlaceId[]): readonly PlaceId[] {
  const { nextDoor } = tablesOf(state);
  const kept = new Set(places.flatMap((place) => [place, ...nextDoor[place]]));
  return PLACES.filter((place) => kept.has(place));
}

/** The units of some places, and the state of their nations. `more`: further data that the question needs. */
export function cut(state: State, places: readonly PlaceId[], more: Partial<Written> = {}): Written {
  const units: Partial<Record<PlaceId, readonly WrittenCohort[]>> = {};
  for (const place of places) {
    const there = state.places[place];
    if (there && there.length > 0) units[place] = there.map(written);
  }
  const present = new Set<NationId>(Object.values(units).flatMap((cohorts) => cohorts.flatMap(nationOf)));
  const here = NATIONS.filter((nation) => present.has(nation));
  const capitals = here.flatMap((nation) => {
    const { capital } = state.nations[nation] ?? {};
    return capital && places.includes(capital) ? [[nation, capital] as const] : [];
  });
  const overlords = here.flatMap((nation) => {
    const { overlord } = state.nations[nation] ?? {};
    return overlord && present.has(overlord) ? [[nation, overlord] as const] : [];
  });
  return {
    set: FIRST_SET,
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    units,
    ...(capitals.length > 0 && { capitals: Object.fromEntries(capitals) }),
    ...(overlords.length > 0 && { overlords: Object.fromEntries(overlords) }),
    ...(state.tally.pile && { tally: { pile: state.tally.pile } }),
    seed: 1,
    ...more,
  };
}

const nationOf = ({ owner }: WrittenCohort): readonly NationId[] => (owner === 'neutral' ? [] : [owner]);

/** Marks of movement are left out: questions start before or after movement. */
function written({ owner, kind, count, leader, counter, guest, from, hits }: Cohort): WrittenCohort {
  return {
    owner,
    kind,
    ...(count !== 1 && { count }),
    ...(leader && { leader }),
    ...(counter && { counter }),
    ...(guest && { guest }),
    ...(from && { from }),
    ...(hits && { hits }),
  };
}
