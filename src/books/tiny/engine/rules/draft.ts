import { parts, total } from '../../../../kernel/choices.ts';
import type { PlaceId } from '../data/ids.ts';
import { LIMIT } from '../data/tables.ts';
import type { TinyFact } from '../facts.ts';
import type { Army, State, Units } from '../state.ts';

/** A position while an answer is carried out. Each change replaces what it touches, so that the old state stays whole. */
export interface Draft {
  state: State;
  readonly facts: TinyFact[];
}

/** Who a place belongs to (1-control). */
export function holder({ places }: State, place: PlaceId): Army['owner'] | undefined {
  return places[place]?.owner;
}

/** How many more units may stand in a place (1-limit). */
export function room({ places }: State, place: PlaceId): number {
  return LIMIT - total(places[place]?.units ?? {});
}

/** Puts an army in place of what stands there; one without units leaves the place to nobody. */
export function put(draft: Draft, place: PlaceId, { owner, units }: Army): void {
  const { [place]: _, ...others } = draft.state.places;
  const left: Units = parts(units);
  draft.state = { ...draft.state, places: total(left) > 0 ? { ...others, [place]: { owner, units: left } } : others };
}

/** Units of two groups together. */
export function plus(a: Units, b: Units): Units {
  return parts({ infantry: (a.infantry ?? 0) + (b.infantry ?? 0), cavalry: (a.cavalry ?? 0) + (b.cavalry ?? 0) });
}

/** Units without others that are among them. */
export function minus(a: Units, b: Units): Units {
  return parts({ infantry: (a.infantry ?? 0) - (b.infantry ?? 0), cavalry: (a.cavalry ?? 0) - (b.cavalry ?? 0) });
}
