import { countsOf, total } from '../../../../kernel/choices.ts';
import type { PlaceId } from '../data/ids.ts';
import { LIMIT } from '../data/tables.ts';
import type { TinyFact } from '../facts.ts';
import type { Army, State, Units } from '../state.ts';

/** A position during an action. Each change replaces the objects it changes, so that the old state stays intact. */
export interface Draft {
  state: State;
  readonly facts: TinyFact[];
}

/** The owner of a place (1-control). */
export function holder({ places }: State, place: PlaceId): Army['owner'] | undefined {
  return places[place]?.owner;
}

/** The number of further units that may enter a place (1-limit). */
export function room({ places }: State, place: PlaceId): number {
  return LIMIT - total(places[place]?.units ?? {});
}

/** Replaces the army of a place; an army without units leaves the place without an owner. */
export function put(draft: Draft, place: PlaceId, { owner, units }: Army): void {
  const { [place]: _, ...others } = draft.state.places;
  const left: Units = countsOf(units);
  draft.state = { ...draft.state, places: total(left) > 0 ? { ...others, [place]: { owner, units: left } } : others };
}

/** The sum of two groups of units. */
export function plus(a: Units, b: Units): Units {
  return countsOf({ infantry: (a.infantry ?? 0) + (b.infantry ?? 0), cavalry: (a.cavalry ?? 0) + (b.cavalry ?? 0) });
}

/** A group of units minus another. */
export function minus(a: Units, b: Units): Units {
  return countsOf({ infantry: (a.infantry ?? 0) - (b.infantry ?? 0), cavalry: (a.cavalry ?? 0) - (b.cavalry ?? 0) });
}
