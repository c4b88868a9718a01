import { NATIONS, type Owner, PLACES, type PlaceId } from '../data/ids.ts';
import type { Cohort } from '../state/cohort.ts';
import type { State } from '../state.ts';
import { isMarked, isUnit, whole, written } from './units.ts';

/**
 * What stands in the places of a position, with the answers to the most frequent questions about it. This file
 * implements no rule.
 */

/** What stands in a place. A garrison never changes: other contents are another garrison. */
export interface Garrison {
  readonly place: PlaceId;
  /** Cohorts with all their keys: objects of one shape are read fastest. */
  readonly cohorts: readonly Cohort[];
  /** The number of units. */
  readonly units: number;
  /** The only owner of units; null if there is none, or more than one. */
  readonly holder: Owner | null;
  readonly hasLeader: boolean;
  readonly hasRuin: boolean;
  /** Some counter has marks of movement or battle. */
  readonly hasMarks: boolean;
}

const OWNERS: readonly Owner[] = [...NATIONS, 'neutral'];
const NOTHING: readonly Cohort[] = [];

// A map finds a name several times as fast as a record does.
const OWNER_NUMBERS: ReadonlyMap<Owner, number> = new Map(OWNERS.map((owner, i) => [owner, i]));
const PLACE_NUMBERS: ReadonlyMap<PlaceId, number> = new Map(PLACES.map((place, i) => [place, i]));

/**
 * The garrisons of a position. A garrison, and the list of an owner's places, are made when they are first read: most questions
 * concern a few places of one nation.
 */
export class Garrisons {
  /** The contents of all places as a state has them; undefined after a change, until they are asked for. */
  #places: State['places'] | undefined;
  /** By the number of the place: the same contents, undefined where the place is empty or has changed. */
  readonly #unchanged: (readonly Cohort[] | undefined)[];
  /** By the number of the place. */
  readonly #garrisons: (Garrison | undefined)[] = new Array(PLACES.length).fill(undefined);
  /** By the number of the owner: the numbers of its places, in order. The lists are replaced, never changed. */
  readonly #where: (readonly number[] | undefined)[] = new Array(OWNERS.length).fill(undefined);

  constructor(places: State['places']) {
    this.#places = places;
    this.#unchanged = PLACES.map((place) => places[place]);
  }

  at(place: PlaceId): Garrison {
    return this.#garrison(PLACE_NUMBERS.get(place) as number);
  }

  /** The garrisons in which an owner has counters, including ruins and leaders, in the order of `PLACES`. */
  of(owner: Owner): readonly Garrison[] {
    return this.#numbersOf(owner).map((n) => this.#garrison(n));
  }

  /** Whether one of these garrisons fits. The rest are not made. */
  some(owner: Owner, which: (garrison: Garrison) => boolean): boolean {
    for (const n of this.#numbersOf(owner)) if (which(this.#garrison(n))) return true;
    return false;
  }

  /** The places of these garrisons. */
  placesOf(owner: Owner): readonly PlaceId[] {
    return this.#numbersOf(owner).map((n) => PLACES[n] as PlaceId);
  }

  /** The garrisons that some cohort in them fits. */
  with(which: (cohort: Cohort) => boolean): readonly Garrison[] {
    const found: Garrison[] = [];
    for (let n = 0; n < PLACES.length; n++) if (this.#cohorts(n).some(which)) found.push(this.#garrison(n));
    return found;
  }

  /** The garrisons with marks of movement or battle. */
  withMarks(): readonly Garrison[] {
    const found: Garrison[] = [];
    for (let n = 0; n < PLACES.length; n++) {
      const garrison = this.#garrisons[n];
      if (garrison ? garrison.hasMarks : this.#cohorts(n).some(isMarked)) found.push(this.#garrison(n));
    }
    return found;
  }

  /** Replaces the contents of a place. */
  put(garrison: Garrison): void {
    const n = PLACE_NUMBERS.get(garrison.place) as number;
    const before = this.#cohorts(n);
    this.#garrisons[n] = garrison;
    this.#unchanged[n] = undefined;
    this.#places = undefined;
    for (const { owner } of before) if (!isIn(garrison.cohorts, owner)) this.#leave(owner, n);
    for (const { owner } of garrison.cohorts) if (!isIn(before, owner)) this.#enter(owner, n);
  }

  /** The contents of all places, as a state has them. */
  places(): State['places'] {
    if (this.#places) return this.#places;
    const places = noPlaces();
    for (let n = 0; n < PLACES.length; n++) {
      const there = this.#unchanged[n] ?? this.#garrisons[n]?.cohorts.map(written);
      if (there === undefined || there.length === 0) continue;
      places[PLACES[n] as PlaceId] = there;
      this.#unchanged[n] = there;
    }
    this.#places = places;
    return places;
  }

  #garrison(n: number): Garrison {
    const known = this.#garrisons[n];
    if (known) return known;
    const garrison = garrisonOf(PLACES[n] as PlaceId, this.#cohorts(n).map(whole));
    this.#garrisons[n] = garrison;
    return garrison;
  }

  #cohorts(n: number): readonly Cohort[] {
    return this.#garrisons[n]?.cohorts ?? this.#unchanged[n] ?? NOTHING;
  }

  #numbersOf(owner: Owner): readonly number[] {
    const o = OWNER_NUMBERS.get(owner) as number;
    const known = this.#where[o];
    if (known) return known;
    const found: number[] = [];
    for (let n = 0; n < PLACES.length; n++) if (isIn(this.#cohorts(n), owner)) found.push(n);
    this.#where[o] = found;
    return found;
  }

  #leave(owner: Owner, n: number): void {
    const o = OWNER_NUMBERS.get(owner) as number;
    const known = this.#where[o];
    if (known) this.#where[o] = known.filter((one) => one !== n);
  }

  #enter(owner: Owner, n: number): void {
    const o = OWNER_NUMBERS.get(owner) as number;
    const known = this.#where[o];
    if (!known || known.includes(n)) return;
    const before = known.filter((one) => one < n);
    this.#where[o] = [...before, n, ...known.slice(before.length)];
  }
}

/** The garrison of cohorts that have all their keys. */
export function garrisonOf(place: PlaceId, cohorts: readonly Cohort[]): Garrison {
  let units = 0;
  let holder: Owner | null = null;
  let contested = false;
  let hasLeader = false;
  let hasRuin = false;
  let hasMarks = false;
  for (const cohort of cohorts) {
    if (isMarked(cohort)) hasMarks = true;
    if (cohort.kind === 'leader') hasLeader = true;
    if (cohort.kind === 'ruin') hasRuin = true;
    if (!isUnit(cohort)) continue;
    units += cohort.count;
    if (holder === null) holder = cohort.owner;
    else if (holder !== cohort.owner) contested = true;
  }
  return { place, cohorts, units, holder: contested ? null : holder, hasLeader, hasRuin, hasMarks };
}

/**
 * An empty record of places, as a hash table. V8 would make a hidden class for every set of occupied places, which takes
 * five times as long; an object from which a key was deleted has none.
 */
function noPlaces(): { [place in PlaceId]?: readonly Cohort[] } {
  const places: { [place in PlaceId]?: readonly Cohort[] } = { africa: NOTHING, sea: NOTHING };
  delete places.africa;
  delete places.sea;
  return places;
}

function isIn(cohorts: readonly Cohort[], owner: Owner): boolean {
  for (const cohort of cohorts) if (cohort.owner === owner) return true;
  return false;
}
