import { total } from '../../../kernel/choices.ts';
import type { Choice, Value } from '../../../kernel/contract.ts';
import { isProvince, type NationId, type Owner, type PlaceId } from './data/ids.ts';
import { enemies } from './rules/relations.ts';
import { countUnits, first, isUnit, keyOf, type Picked, take } from './rules/units.ts';
import type { View } from './rules/view.ts';
import type { Cohort } from './state/cohort.ts';
import type { State } from './state.ts';

/** A stack: units and leaders of one nation in one place that are moved together. Who of it a step takes, and who is better off. */

/** What stands in a place. */
export function standing(state: State, place: PlaceId): readonly Cohort[] {
  return state.places[place] ?? [];
}

/** Those of a nation's cohorts in a place that are named, as many as are there. */
export function picked(state: State, place: PlaceId, nation: NationId, of: Picked): readonly Cohort[] {
  return standing(state, place).flatMap((c) => {
    const count = c.owner === nation ? Math.min(c.count, of[keyOf(c)] ?? 0) : 0;
    return count > 0 ? [{ ...c, count }] : [];
  });
}

/** Who of a nation stands in a place in a state and did not before: those whom a step has brought, with the marks they have now. */
export function added(before: State, after: State, place: PlaceId, nation: NationId): readonly Cohort[] {
  const old = namesOf(standing(before, place).filter((c) => c.owner === nation));
  return standing(after, place).flatMap((c) => {
    const count = c.owner === nation ? c.count - (old[keyOf(c)] ?? 0) : 0;
    return count > 0 ? [{ ...c, count }] : [];
  });
}

/** Cohorts as actions name them. */
export function namesOf(stack: readonly Cohort[]): Picked {
  const names: Record<string, number> = {};
  for (const c of stack) names[keyOf(c)] = c.count;
  return names;
}

/** The units, and the leaders, of a stack as a step names them. */
export function split(stack: readonly Cohort[]): { readonly units: Picked; readonly leaders: Picked } {
  return {
    units: namesOf(stack.filter(isUnit)),
    leaders: namesOf(stack.filter((c) => c.kind === 'leader')),
  };
}

/** How many units and leaders. */
export function size(stack: readonly Cohort[]): number {
  return stack.reduce((n, c) => n + c.count, 0);
}

/** A stack without those who have gone. */
export function without(stack: readonly Cohort[], gone: Picked): readonly Cohort[] {
  const owner = stack[0]?.owner;
  return owner === undefined ? stack : take(stack, owner, gone).rest;
}

/** The values of a step; all whom they name together; and those who could go as well, were not so many held there (5.3). */
export interface Fill {
  readonly values: { readonly [name: string]: Value };
  readonly all: Picked;
  readonly held: Picked;
}

/**
 * How a choice is filled with as many of a stack as it takes. There is one way if all of those may go whom it knows at all, or
 * if none of them is better off than others of his kind; else one for each cohort that may be preferred.
 */
export function fills(ranges: Choice['ranges'], stack: readonly Cohort[]): readonly Fill[] {
  let found: readonly Fill[] = [{ values: {}, all: {}, held: {} }];
  for (const [name, range] of Object.entries(ranges)) {
    if (range.is !== 'parts') return [];
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

/** Who goes on where others must stay: kinds in the order of how far they go, then of what they are worth. */
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

/** Whether some have gone further than others, or otherwise: who had better go on is then more than a matter of kinds. */
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

/** Whether all whom one answer takes are taken by another. */
export function within(some: Picked, all: Picked): boolean {
  for (const key in some) if ((some[key] ?? 0) > (all[key] ?? 0)) return false;
  return true;
}

/**
 * Whether a stack in a place can do all that another could do there: it has as many of each kind who have gone no further, who
 * step with a leader if those do, and whom nothing stops that does not stop those. `more`: steps that the others still make.
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

/** A leader who has not set out yet is bound to no number of provinces. */
const FREE = 99;

/** The enemies of a nation in a place: whose most of them are, and how many units they are in all. */
export function enemiesAt(
  view: View,
  place: PlaceId,
  nation: NationId,
): { readonly owner: Owner; readonly units: number } | undefined {
  if (!isProvince(place)) return undefined;
  const there = standing(view.state, place).filter((c) => isUnit(c) && enemies(view, nation, c.owner));
  const most = there.reduce<Cohort | undefined>((a, b) => (a && a.count >= b.count ? a : b), undefined);
  return most && { owner: most.owner, units: countUnits(there) };
}
