/** Counts and moves cohorts; this file implements no rule. */

import { COMBAT_KINDS, type CombatKind, type LeaderId, type Owner, UNIT_KINDS } from '../data/ids.ts';
import type { Quota } from '../data/types.ts';
import type { Units } from '../facts/units.ts';
import type { Cohort } from '../state/cohort.ts';

/** Numbers by cohort key, in the form of actions. */
export type Picked = { readonly [key: string]: number };

/** Whether a cohort is a unit: everything but leaders and ruins. */
export function isUnit(cohort: Cohort): cohort is Cohort & { readonly kind: CombatKind } {
  return cohort.kind !== 'leader' && cohort.kind !== 'ruin';
}

/** Whether a cohort is a leader. */
export function isLeader(cohort: Cohort): boolean {
  return cohort.kind === 'leader';
}

/** Castles and forts: they neither move nor retreat. */
export function isWork(cohort: Cohort): boolean {
  return cohort.kind === 'castle' || cohort.kind === 'fort';
}

/** Whether a cohort can move and retreat: leaders, and units except castles and forts. */
export function isMobile(cohort: Cohort): boolean {
  return cohort.kind !== 'ruin' && !isWork(cohort);
}

/**
 * The name of a cohort among those of its owner in a place: its kind and marks. Actions name cohorts by it
 * (`infantry`, `leader:tarik`, `infantry/steps=1/from=tortosa`).
 */
export function keyOf(cohort: Cohort): string {
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

/** The kind that a cohort key begins with. */
export function kindOfKey(key: string): Cohort['kind'] {
  const end = key.search(/[:/]/);
  return (end < 0 ? key : key.slice(0, end)) as Cohort['kind'];
}

/** The cohorts of an owner in a place. */
export function of(cohorts: readonly Cohort[], owner: Owner): readonly Cohort[] {
  return cohorts.filter((c) => c.owner === owner);
}

/** The units among cohorts: leaders and ruins left out. */
export function units(cohorts: readonly Cohort[]): readonly (Cohort & { readonly kind: CombatKind })[] {
  return cohorts.filter(isUnit);
}

/** The number of units (castles and forts count, leaders and ruins do not: 4.2). */
export function countUnits(cohorts: readonly Cohort[]): number {
  let n = 0;
  for (const c of cohorts) if (isUnit(c)) n += c.count;
  return n;
}

/** The number of an owner's units. */
export function unitsOf(cohorts: readonly Cohort[], owner: Owner): number {
  let n = 0;
  for (const c of cohorts) if (c.owner === owner && isUnit(c)) n += c.count;
  return n;
}

/** The same cohorts with equal ones merged, in a fixed order, so that equal positions are written alike. */
export function merged(cohorts: readonly Cohort[]): readonly Cohort[] {
  const joined: Cohort[] = [];
  for (const cohort of cohorts) if (cohort.count > 0) join(joined, cohort);
  return joined;
}

/** Adds a cohort to others that are merged and in order. */
function join(joined: Cohort[], cohort: Cohort): void {
  let i = 0;
  for (; i < joined.length; i++) {
    const other = joined[i] as Cohort;
    if (alike(other, cohort)) {
      joined[i] = { ...other, count: other.count + cohort.count };
      return;
    }
  }
  for (i = joined.length; i > 0 && inOrder(joined[i - 1] as Cohort, cohort) > 0; i--)
    joined[i] = joined[i - 1] as Cohort;
  joined[i] = cohort;
}

/** Whether two cohorts of a place are equal. */
function alike(a: Cohort, b: Cohort): boolean {
  if (a.kind !== b.kind || a.owner !== b.owner) return false;
  return (
    a.leader === b.leader &&
    a.counter === b.counter &&
    a.guest === b.guest &&
    a.steps === b.steps &&
    a.led === b.led &&
    a.reach === b.reach &&
    a.halt === b.halt &&
    a.from === b.from &&
    a.river === b.river &&
    a.hits === b.hits &&
    a.frail === b.frail &&
    a.pile === b.pile
  );
}

function inOrder(a: Cohort, b: Cohort): number {
  if (a.kind !== b.kind) return UNIT_KINDS.indexOf(a.kind) - UNIT_KINDS.indexOf(b.kind);
  return a.owner === b.owner ? compare(keyOf(a), keyOf(b)) : compare(a.owner, b.owner);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Takes what was picked out of an owner's cohorts. Returns the taken cohorts and all others. It must be there. */
export function take(
  cohorts: readonly Cohort[],
  owner: Owner,
  ...picked: readonly (Picked | undefined)[]
): { readonly taken: readonly Cohort[]; readonly rest: readonly Cohort[] } {
  const taken: Cohort[] = [];
  const rest: Cohort[] = [];
  for (const cohort of cohorts) {
    const n = cohort.owner === owner ? pickedOf(keyOf(cohort), picked) : 0;
    if (n > 0) taken.push(counting(cohort, n));
    if (cohort.count > n) rest.push(counting(cohort, cohort.count - n));
  }
  return { taken, rest };
}

function pickedOf(key: string, picked: readonly (Picked | undefined)[]): number {
  for (const some of picked) if (some?.[key] !== undefined) return some[key];
  return 0;
}

/** The cohort with another number of units. */
function counting(cohort: Cohort, count: number): Cohort {
  return cohort.count === count ? cohort : { ...cohort, count };
}

/** Numbers by cohort key, for the cohorts that `which` accepts. */
export function available(cohorts: readonly Cohort[], which: (cohort: Cohort) => boolean): Picked {
  let first: Cohort | undefined;
  let more: Record<string, number> | undefined;
  for (const cohort of cohorts) {
    if (!which(cohort)) continue;
    if (!first) first = cohort;
    else {
      more ??= { ...numberOf(first) };
      more[keyOf(cohort)] = cohort.count;
    }
  }
  return more ?? (first ? numberOf(first) : NONE);
}

const NONE: Picked = Object.freeze({});

/**
 * The number of one cohort by its key. Such records are shared, because making one is slow: V8 has a hidden class for each
 * key.
 */
function numberOf(cohort: Cohort): Picked {
  const key = keyOf(cohort);
  let numbers = NUMBERS.get(key);
  if (!numbers) {
    numbers = [];
    NUMBERS.set(key, numbers);
  }
  const { count } = cohort;
  const known = numbers[count] ?? Object.freeze({ [key]: count });
  numbers[count] = known;
  return known;
}

const NUMBERS = new Map<string, Picked[]>();

/** Cohorts of an owner from numbers by kind, and leaders. */
export function cohortsOf(owner: Owner, of: Quota, leaders: readonly LeaderId[] = []): readonly Cohort[] {
  return [
    ...COMBAT_KINDS.flatMap((kind): readonly Cohort[] => (of[kind] ? [{ owner, kind, count: of[kind] }] : [])),
    ...leaders.map((leader): Cohort => ({ owner, kind: 'leader', count: 1, leader })),
  ];
}

/** Numbers by kind less others; kinds with 0 are left out. */
export function less(all: Quota, taken: Quota): Quota {
  const left: { [kind in CombatKind]?: number } = {};
  for (const kind in all) {
    const n = (all[kind as CombatKind] ?? 0) - (taken[kind as CombatKind] ?? 0);
    if (n > 0) left[kind as CombatKind] = n;
  }
  return left;
}

/** Numbers by kind, for facts. */
export function tally(cohorts: readonly Cohort[]): Units {
  const n: Partial<Record<Cohort['kind'], number>> = {};
  for (const c of cohorts) if (c.kind !== 'leader' && c.kind !== 'ruin') n[c.kind] = (n[c.kind] ?? 0) + c.count;
  return n;
}

/** The leaders among cohorts. */
export function leadersOf(cohorts: readonly Cohort[]): NonNullable<Cohort['leader']>[] {
  const leaders: LeaderId[] = [];
  for (const { leader } of cohorts) if (leader !== undefined) leaders.push(leader);
  return leaders;
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

/** The same cohort with all its keys, undefined ones included: objects of one shape are read fastest. */
export function whole(c: Cohort): Cohort {
  return {
    owner: c.owner,
    kind: c.kind,
    count: c.count,
    leader: c.leader,
    counter: c.counter,
    guest: c.guest,
    steps: c.steps,
    led: c.led,
    reach: c.reach,
    halt: c.halt,
    from: c.from,
    river: c.river,
    hits: c.hits,
    frail: c.frail,
    pile: c.pile,
  };
}

/** The same cohort as a state has it, without undefined keys. */
export function written(cohort: Cohort): Cohort {
  const plain = bare(cohort);
  // One by one, as in `keyOf`.
  if (cohort.steps !== undefined) plain.steps = cohort.steps;
  if (cohort.led !== undefined) plain.led = cohort.led;
  if (cohort.reach !== undefined) plain.reach = cohort.reach;
  if (cohort.halt !== undefined) plain.halt = cohort.halt;
  if (cohort.from !== undefined) plain.from = cohort.from;
  if (cohort.river !== undefined) plain.river = cohort.river;
  if (cohort.hits !== undefined) plain.hits = cohort.hits;
  if (cohort.frail !== undefined) plain.frail = cohort.frail;
  if (cohort.pile !== undefined) plain.pile = cohort.pile;
  return plain;
}

/** A cohort that is still being made. */
type Writable = { -readonly [K in keyof Cohort]: Cohort[K] };

/** The keys of a cohort that last, without undefined ones. */
function bare({ owner, kind, count, leader, counter, guest }: Cohort): Writable {
  const plain: Writable = { owner, kind, count };
  if (leader !== undefined) plain.leader = leader;
  if (counter !== undefined) plain.counter = counter;
  if (guest !== undefined) plain.guest = guest;
  return plain;
}

/** The cohort without marks of movement and battle; the mark of a stack is kept (10.3-minor-invasion). */
export function resting(cohort: Cohort): Cohort {
  return cohort.pile ? { ...unmarked(cohort), pile: true } : unmarked(cohort);
}

/** The cohort without any mark. */
export function unmarked(cohort: Cohort): Cohort {
  if (!isMarked(cohort)) return cohort;
  return bare(cohort);
}

/** The cohort without the marks of movement, except the place that it came from, which the battle still needs. */
export function arrived(cohort: Cohort): Cohort {
  const { from, river } = cohort;
  return isMarked(cohort) ? { ...resting(cohort), from, river } : cohort;
}

/** Fills `n` from the given cohorts in the order of `kinds`: the default answer to "which units?". */
export function first(of: Picked, n: number, kinds: readonly string[] = CHEAPEST): Picked {
  const chosen: Record<string, number> = {};
  let left = n;
  const keys = Object.keys(of).sort(
    (a, b) => kinds.indexOf(kindOfKey(a)) - kinds.indexOf(kindOfKey(b)) || compare(a, b),
  );
  for (const key of keys) {
    const k = Math.min(left, of[key] ?? 0);
    if (k > 0) chosen[key] = k;
    left -= k;
  }
  return chosen;
}

/** Kinds from the least to the most valuable. */
const CHEAPEST: readonly CombatKind[] = ['berber', 'infantry', 'cavalry', 'elite', 'knight', 'fort', 'castle'];
