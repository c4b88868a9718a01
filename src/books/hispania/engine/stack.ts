import { total } from '../../../kernel/choices.ts';
import type { Choice, Value } from '../../../kernel/contract.ts';
import { isProvince, type NationId, type Owner, type PlaceId } from './data/ids.ts';
import { enemies } from './rules/relations.ts';
import { countUnits, first, isUnit, keyOf, type Picked, take } from './rules/units.ts';
import { at, type View } from './rules/view.ts';
import type { Cohort } from './state/cohort.ts';
import type { State } from './state.ts';

/**
 * A stack: units and leaders of one nation in one place that move together. Selects the units of a step, and compares
 * stacks.
 */

/** The units in a place. */
export function standing(state: State, place: PlaceId): readonly Cohort[] {
  return state.places[place] ?? [];
}

/** The named cohorts of a nation in a place, limited to the numbers there. */
export function picked(state: State, place: PlaceId, nation: NationId, of: Picked): readonly Cohort[] {
  return standing(state, place).flatMap((c) => {
    const count = c.owner === nation ? Math.min(c.count, of[keyOf(c)] ?? 0) : 0;
    return count > 0 ? [{ ...c, count }] : [];
  });
}

/**
 * The units of a nation that a step has brought to a place, with their current marks: the difference between two
 * states.
 */
export function added(before: State, after: State, place: PlaceId, nation: NationId): readonly Cohort[] {
  const old = namesOf(standing(before, place).filter((c) => c.owner === nation));
  return standing(after, place).flatMap((c) => {
    const count = c.owner === nation ? c.count - (old[keyOf(c)] ?? 0) : 0;
    return count > 0 ? [{ ...c, count }] : [];
  });
}

/** Cohorts in the form of actions. */
export function namesOf(stack: readonly Cohort[]): Picked {
  const names: Record<string, number> = {};
  for (const c of stack) names[keyOf(c)] = c.count;
  return names;
}

/** The units and the leaders of a stack, in the form of a step. */
export function split(stack: readonly Cohort[]): { readonly units: Picked; readonly leaders: Picked } {
  return {
    units: namesOf(stack.filter(isUnit)),
    leaders: namesOf(stack.filter((c) => c.kind === 'leader')),
  };
}

/** The number of units and leaders. */
export function size(stack: readonly Cohort[]): number {
  return stack.reduce((n, c) => n + c.count, 0);
}

/** A stack without the units that have moved. */
export function without(stack: readonly Cohort[], gone: Picked): readonly Cohort[] {
  const owner = stack[0]?.owner;
  return owner === undefined ? stack : take(stack, owner, gone).rest;
}

/** The values of a step, all units in them, and the units that could also move if fewer had to be held there (5.3). */
export interface Fill {
  readonly values: { readonly [name: string]: Value };
  readonly all: Picked;
  readonly held: Picked;
}

/**
 * Fills a choice with as many units of a stack as it takes. There is one result if all units that the choice names may
 * move, or if units of a kind are equal; otherwise one for each cohort that may be preferred.
 */
export function fills(ranges: Choice['ranges'], stack: readonly Cohort[]): readonly Fill[] {
  let found: readonly Fill[] = [{ values: {}, all: {}, held: {} }];
  for (const [name, range] of Object.entries(ranges)) {
    if (range.is !== 'counts') return [];
    const goers = stack.flatMap((c) => {
      const count = Math.min(c.count, range.of[keyOf(c)] ?? 0);
      return count > 0 ? [{ ...c, count }] : [];
    });
    const of = namesOf(goers);
    const n = total(of);
    if (n < range.min) return [];
    const parts = n <= range.max ? [of] : preferred(of, range.max, isMixed(goers));
    found = found.flatMap(({ values, all, held }) =>
      parts.map((part) => ({
        values: { ...values, [name]: part },
        all: { ...all, ...part },
        held: n > range.max && name !== 'leaders' ? { ...held, ...less(of, part) } : held,
      })),
    );
  }
  return found;
}

/** The preference for moving on if others must stay: kinds by movement allowance, then by value. */
const FARTHEST = ['cavalry', 'elite', 'knight', 'infantry', 'berber'];

function preferred(of: Picked, most: number, each: boolean): readonly Picked[] {
  const plain = first(of, most, FARTHEST);
  if (!each || most === 0) return [plain];
  const ways = new Map([[JSON.stringify(plain), plain]]);
  for (const key of Object.keys(of)) {
    const { [key]: one = 0, ...others } = of;
    const n = Math.min(one, most);
    const rest = first(others, most - n, FARTHEST);
    const way = Object.fromEntries(Object.entries({ [key]: n, ...rest }).sort(([a], [b]) => (a < b ? -1 : 1)));
    ways.set(JSON.stringify(way), way);
  }
  return [...ways.values()];
}

/** Whether units of one kind have different marks, so that the preference does not depend on kinds only. */
function isMixed(goers: readonly Cohort[]): boolean {
  const [one] = goers;
  return goers.some((c) => c.kind === 'leader' || c.steps !== one?.steps || c.led !== one?.led || c.pile !== one?.pile);
}

function less(all: Picked, gone: Picked): Picked {
  const left: Record<string, number> = {};
  for (const key in all) {
    const n = (all[key] ?? 0) - (gone[key] ?? 0);
    if (n > 0) left[key] = n;
  }
  return left;
}

/** Whether one answer includes all units of another. */
export function within(some: Picked, all: Picked): boolean {
  for (const key in some) if ((some[key] ?? 0) > (all[key] ?? 0)) return false;
  return true;
}

/**
 * Whether a stack in a place can do everything that another could do there: it has as many units of each kind that have
 * moved no further, that move with a leader if the others do, and that nothing stops that does not stop the others.
 * `more` is the number of steps that the others still make.
 */
export function outdoes(one: readonly Cohort[], other: readonly Cohort[], more = 0): boolean {
  const left = one.map((c) => c.count);
  for (const c of other) {
    let wanted = c.count;
    for (let i = 0; i < one.length && wanted > 0; i++) {
      const d = one[i] as Cohort;
      if (!isAsGood(d, c, more)) continue;
      const n = Math.min(wanted, left[i] ?? 0);
      left[i] = (left[i] ?? 0) - n;
      wanted -= n;
    }
    if (wanted > 0) return false;
  }
  return true;
}

function isAsGood(a: Cohort, b: Cohort, more: number): boolean {
  return (
    a.kind === b.kind &&
    a.leader === b.leader &&
    a.guest === b.guest &&
    a.pile === b.pile &&
    (a.steps ?? 0) <= (b.steps ?? 0) + more &&
    (a.led || !b.led) === true &&
    (a.halt === undefined || b.halt !== undefined) &&
    (a.reach ?? FREE) >= (b.reach ?? FREE)
  );
}

/** A leader who has not moved yet has no fixed number of provinces. */
const FREE = 99;

/** The enemies of a nation in a place: the owner of most of them, and their total number of units. */
export function enemiesAt(
  view: View,
  place: PlaceId,
  nation: NationId,
): { readonly owner: Owner; readonly units: number } | undefined {
  if (!isProvince(place)) return undefined;
  const there = at(view, place).filter((c) => isUnit(c) && enemies(view, nation, c.owner));
  const most = there.reduce<Cohort | undefined>((a, b) => (a && a.count >= b.count ? a : b), undefined);
  return most && { owner: most.owner, units: countUnits(there) };
}
