import type { Cohort } from '../state/cohort.ts';

/** Cohorts in the form in which a position holds them; this file implements no rule. */

/** The name of a cohort: see `keyOf`, which need not make it again for a cohort that a position holds. */
export function nameOf(cohort: Cohort): string {
  if (isPlain(cohort)) return cohort.kind;
  let key: string = cohort.kind;
  if (cohort.leader !== undefined) key += `:${cohort.leader}`;
  if (cohort.counter !== undefined) key += `:${cohort.counter}`;
  if (cohort.guest) key += ':guest';
  // One by one, because this is far faster than a loop over the names of the marks.
  if (cohort.steps !== undefined) key += `/steps=${cohort.steps}`;
  if (cohort.led !== undefined) key += '/led=true';
  if (cohort.reach !== undefined) key += `/reach=${cohort.reach}`;
  if (cohort.halt !== undefined) key += `/halt=${cohort.halt}`;
  if (cohort.from !== undefined) key += `/from=${cohort.from}`;
  if (cohort.river !== undefined) key += '/river=true';
  if (cohort.hits !== undefined) key += `/hits=${cohort.hits}`;
  if (cohort.frail !== undefined) key += '/frail=true';
  if (cohort.pile !== undefined) key += '/pile=true';
  return key;
}

/** Whether a cohort has only an owner, a kind and a count, as most have. */
function isPlain(cohort: Cohort): boolean {
  return cohort.leader === undefined && cohort.counter === undefined && !cohort.guest && !isMarked(cohort);
}

/** Whether a cohort has marks of movement or battle. */
export function isMarked(cohort: Cohort): boolean {
  return (
    cohort.from !== undefined ||
    cohort.steps !== undefined ||
    cohort.halt !== undefined ||
    cohort.hits !== undefined ||
    cohort.led !== undefined ||
    cohort.reach !== undefined ||
    cohort.river !== undefined ||
    cohort.frail !== undefined ||
    cohort.pile !== undefined
  );
}

/**
 * A cohort that a position holds. It has all its keys, undefined ones included, because objects of one shape are read
 * fastest, and makes its name once. It never changes, so that garrisons share it; a copy of it has no name yet.
 */
export class Held implements Cohort {
  declare readonly owner: Cohort['owner'];
  declare readonly kind: Cohort['kind'];
  declare readonly count: number;
  declare readonly leader: Cohort['leader'];
  declare readonly counter: Cohort['counter'];
  declare readonly guest: Cohort['guest'];
  declare readonly steps: Cohort['steps'];
  declare readonly led: Cohort['led'];
  declare readonly reach: Cohort['reach'];
  declare readonly halt: Cohort['halt'];
  declare readonly from: Cohort['from'];
  declare readonly river: Cohort['river'];
  declare readonly hits: Cohort['hits'];
  declare readonly frail: Cohort['frail'];
  declare readonly pile: Cohort['pile'];
  #name: string | undefined = undefined;

  constructor(c: Cohort) {
    this.owner = c.owner;
    this.kind = c.kind;
    this.count = c.count;
    this.leader = c.leader;
    this.counter = c.counter;
    this.guest = c.guest;
    this.steps = c.steps;
    this.led = c.led;
    this.reach = c.reach;
    this.halt = c.halt;
    this.from = c.from;
    this.river = c.river;
    this.hits = c.hits;
    this.frail = c.frail;
    this.pile = c.pile;
  }

  get name(): string {
    this.#name ??= nameOf(this);
    return this.#name;
  }
}

/** A cohort in the form in which a position holds it. */
export function held(cohort: Cohort): Held {
  return cohort instanceof Held ? cohort : new Held(cohort);
}
