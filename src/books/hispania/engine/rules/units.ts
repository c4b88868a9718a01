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
  for (const mark of MARKS) if (cohort[mark] !== undefined) key += `/${mark}=${cohort[mark]}`;
  return key;
}

/**
 * Whether a cohort has only an owner, a kind and a count, as most have. Iterating over its keys is faster than testing
 * each.
 */
function isPlain(cohort: Cohort): boolean {
  for (const key in cohort) if (key !== 'owner' && key !== 'kind' && key !== 'count') return false;
  return true;
}

const MARKS = ['steps', 'led', 'reach', 'halt', 'from', 'river', 'hits', 'frail', 'pile'] as const;

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
  for (const cohort of cohorts) {
    if (cohort.count === 0) continue;
    const i = joined.findIndex((other) => alike(other, cohort));
    const twin = joined[i];
    if (twin) joined[i] = { ...twin, count: twin.count + cohort.count };
    else joined.push(cohort);
  }
  return joined.length > 1 ? joined.sort(inOrder) : joined;
}

/** Whether two cohorts of a place are equal. */
function alike(a: Cohort, b: Cohort): boolean {
  if (a.kind !== b.kind || a.owner !== b.owner) return false;
  const plain = isPlain(a);
  if (plain || isPlain(b)) return plain && isPlain(b);
  return (
    a.leader === b.leader &&
    a.counter === b.counter &&
    a.guest === b.guest &&
    MARKS.every((mark) => a[mark] === b[mark])
  );
}

function inOrder(a: Cohort, b: Cohort): number {
  if (a.kind !== b.kind) return UNIT_KINDS.indexOf(a.kind) - UNIT_KINDS.indexOf(b.kind);
  return compare(a.owner, b.owner) || compare(keyOf(a), keyOf(b));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Takes `picked` out of an owner's cohorts. Returns the taken cohorts and all others. `picked` must be there. */
export function take(
  cohorts: readonly Cohort[],
  owner: Owner,
  picked: Picked,
): { readonly taken: readonly Cohort[]; readonly rest: readonly Cohort[] } {
  const taken: Cohort[] = [];
  const rest: Cohort[] = [];
  for (const cohort of cohorts) {
    const n = cohort.owner === owner ? (picked[keyOf(cohort)] ?? 0) : 0;
    if (n > 0) taken.push({ ...cohort, count: n });
    if (cohort.count > n) rest.push({ ...cohort, count: cohort.count - n });
  }
  return { taken, rest };
}

/** Numbers by cohort key, for the cohorts that `which` accepts. */
export function available(cohorts: readonly Cohort[], which: (cohort: Cohort) => boolean): Picked {
  const of: Record<string, number> = {};
  for (const cohort of cohorts) if (which(cohort)) of[keyOf(cohort)] = cohort.count;
  return of;
}

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
  return cohorts.flatMap((c) => (c.leader === undefined ? [] : [c.leader]));
}

/** Whether a cohort has marks of movement or battle. */
export function isMarked(cohort: Cohort): boolean {
  for (const key in cohort) if (IS_MARK.has(key)) return true;
  return false;
}
const IS_MARK: ReadonlySet<string> = new Set(MARKS);

/** The cohort without marks of movement and battle; the mark of a stack is kept (10.3-minor-invasion). */
export function resting(cohort: Cohort): Cohort {
  return cohort.pile ? { ...unmarked(cohort), pile: true } : unmarked(cohort);
}

/** The cohort without any mark. */
export function unmarked(cohort: Cohort): Cohort {
  if (!isMarked(cohort)) return cohort;
  const { owner, kind, count, leader, counter, guest } = cohort;
  // Most units have neither mark; objects of one shape are read faster.
  if (!leader && !counter && !guest) return { owner, kind, count };
  return { owner, kind, count, ...(leader && { leader }), ...(counter && { counter }), ...(guest && { guest }) };
}

/** The cohort without the marks of movement, except the place that it came from, which the battle still needs. */
export function arrived(cohort: Cohort): Cohort {
  const { from, river } = cohort;
  return isMarked(cohort) ? { ...resting(cohort), ...(from && { from }), ...(river && { river }) } : cohort;
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
