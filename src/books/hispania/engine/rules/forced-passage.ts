import { total } from '../../../../kernel/choices.ts';
import type { Question } from '../actions.ts';
import type { LeaderId, NationId, PlaceId } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { Cohort } from '../state/cohort.ts';
import type { Pinning } from '../state/frame.ts';
import type { FrameHandler } from './hooks.ts';
import { enemies, enemyUnits } from './relations.ts';
import { attackLimit, takesRoom } from './stacking.ts';
import { available, countUnits, isUnit, keyOf, leadersOf, of, type Picked, tally } from './units.ts';
import { at, type Draft, pop, push, put, seatOf, tell, type View } from './view.ts';

/**
 * Rule 5.3: each enemy unit in a province holds 2 units, or 1 if there is a castle; further units may move on. Held
 * units fight there, and must be within the stacking limit of an attack.
 */

/** The number of units that must stay in a place with enemy units. */
export function quota(view: View, place: PlaceId, nation: NationId): number {
  const castle = at(view, place).some((c) => enemies(view, nation, c.owner) && c.kind === 'castle');
  return enemyUnits(view, place, nation) * (castle ? 1 : 2);
}

/** Units that may move on from a place together: the number of each cohort, by its key, and the total. */
export interface Passing {
  readonly of: Picked;
  readonly max: number;
}

/**
 * All ways to choose the units that may move on from a place: all units if it has no enemies, otherwise any that leave
 * the quota behind. The units that stay must be within the limit of an attack after the step, without the bonus of
 * those that have moved on: of leaders, of a stack that moves twice, of units that do not count. `goers` are the units
 * that nothing else stops, by cohort key; `leaders` is the number of leaders that move with them.
 */
export function passing(
  view: View,
  nation: NationId,
  place: PlaceId,
  goers: Picked,
  leaders: number,
): readonly Passing[] {
  const all = total(goers);
  if (enemyUnits(view, place, nation) === 0 || view.hooks[nation]?.unheld?.(view, place)) {
    return [{ of: goers, max: all }];
  }
  const own = of(at(view, place), nation);
  const needs = quota(view, place, nation);
  const free = countUnits(own) - needs;
  if (free < 0) return [];
  const stay = leadersOf(own).slice(leaders);
  // A stack with ardour moves on as one: units that it leaves are no longer part of it (9.2).
  const without = keeping(view, own, goers, needs, attackLimit(view, nation, place, stay, false));
  const whole = without.some((left) => total(left) === all);
  const marked = whole ? [] : keepingPile(view, nation, place, goers, needs, stay);
  return [...without, ...marked].map((left) => ({ of: left, max: Math.min(total(left), free) }));
}

/**
 * The same if units of a minor invasion stay: its bonus applies if one of them is among the held units
 * (10.3-minor-invasion). The mover may choose it even if other units have already stopped there (5.3).
 */
function keepingPile(
  view: View,
  nation: NationId,
  place: PlaceId,
  goers: Picked,
  needs: number,
  leaders: readonly LeaderId[],
): readonly Picked[] {
  const own = of(at(view, place), nation);
  const room = attackLimit(view, nation, place, leaders, true);
  return leaving(own, goers, (c) => c.pile === true, 1).flatMap((left) => keeping(view, own, left, needs, room));
}

/** The units that may move on so that `needs` units stay, at most `room` of which count for stacking. */
function keeping(view: View, own: readonly Cohort[], goers: Picked, needs: number, room: number): readonly Picked[] {
  const pinned = own.filter((c) => c.halt === 'pinned' && takesRoom(view, c));
  if (countUnits(pinned) > room) return [];
  return leaving(own, goers, (c) => !takesRoom(view, c), needs - room);
}

/** Every way to leave `n` of some units in a place behind: the units that may still move on, by cohort key. */
function leaving(
  own: readonly Cohort[],
  goers: Picked,
  which: (cohort: Cohort) => boolean,
  n: number,
): readonly Picked[] {
  const some = own.filter((c) => isUnit(c) && which(c));
  const may = (c: Cohort) => goers[keyOf(c)] ?? 0;
  const more = n - some.reduce((stay, c) => stay + c.count - may(c), 0);
  if (more <= 0) return [goers];
  const [one] = some.filter((c) => may(c) > 0);
  if (!one) return [];
  const key = keyOf(one);
  const { [key]: most = 0, ...others } = goers;
  const rest = some.filter((c) => c !== one);
  const ways: Picked[] = [];
  for (let stay = Math.min(most, more); stay >= 0; stay--) {
    for (const left of leaving(rest, others, () => true, more - stay)) {
      ways.push(most > stay ? { ...left, [key]: most - stay } : left);
    }
  }
  return ways;
}

/** Holds the quota in a place that units have just passed. If the candidates differ, the mover is asked. */
export function pin(draft: Draft, nation: NationId, place: PlaceId): void {
  if (draft.hooks[nation]?.unheld?.(draft, place)) return;
  for (let next = nextPins(draft, nation, place); next; next = nextPins(draft, nation, place)) {
    const { candidates, count } = next;
    if (candidates.length > 1 && countUnits(candidates) > count) {
      push(draft, { kind: 'pinning', place, count });
      return;
    }
    pinDown(draft, nation, place, first(candidates, count));
  }
}

/** Units in a place that nothing has stopped yet. */
function unstopped(view: View, nation: NationId, place: PlaceId): readonly Cohort[] {
  return of(at(view, place), nation).filter((c) => isUnit(c) && c.halt === undefined);
}

/** Units, of which a number must still be held. */
interface Pins {
  readonly candidates: readonly Cohort[];
  readonly count: number;
}

/**
 * The next units to hold: one of a minor invasion if its bonus is needed, then units that do not count for stacking if
 * the limit requires it, then any of the mover's choice. Units that something else has stopped count towards the quota.
 */
function nextPins(view: View, nation: NationId, place: PlaceId): Pins | undefined {
  const own = of(at(view, place), nation).filter(isUnit);
  const needs = quota(view, place, nation);
  const stopped = own.filter((c) => c.halt !== undefined);
  const others = unstopped(view, nation, place);
  const marked = own.filter((c) => c.pile);
  const bare = attackLimit(view, nation, place, undefined, false);
  const usesPile = marked.length > 0 && needs > bare;
  if (usesPile && !marked.some((c) => c.halt === 'pinned')) {
    const still = marked.filter((c) => c.halt !== undefined);
    return { candidates: still.length > 0 ? still.slice(0, 1) : marked, count: 1 };
  }
  const light = (c: Cohort) => !takesRoom(view, c);
  const room = usesPile ? attackLimit(view, nation, place, undefined, true) : bare;
  const lacking = needs - room - countUnits(stopped.filter(light));
  const lights = others.filter(light);
  if (lacking > 0 && lights.length > 0) return { candidates: lights, count: Math.min(lacking, countUnits(lights)) };
  const count = needs - countUnits(stopped);
  return count > 0 && others.length > 0
    ? { candidates: others, count: Math.min(count, countUnits(others)) }
    : undefined;
}

function first(candidates: readonly Cohort[], count: number): Picked {
  const picked: Record<string, number> = {};
  let left = count;
  for (const cohort of candidates) {
    const n = Math.min(left, cohort.count);
    if (n > 0) picked[keyOf(cohort)] = n;
    left -= n;
  }
  return picked;
}

/** The choice of the units that a forced passage holds, if they differ (5.3). */
export const pinning: FrameHandler<Pinning> = {
  ask: (view, frame) => askPinning(view, view.state.active as NationId, frame),
  answer(draft, { place }, action) {
    if (action.kind !== 'pin') return;
    const nation = draft.state.active as NationId;
    pop(draft);
    pinDown(draft, nation, place, action.values.units);
    pin(draft, nation, place);
  },
  goOn: pop,
  whyNot: (view, { place, count }) =>
    refuse('pin-first', '5.3', { nation: view.state.active ?? 'neutral', place, count }),
};

/** Asks for the units that a forced passage holds. */
function askPinning(view: View, nation: NationId, { place, count }: Pinning): Question {
  const next = nextPins(view, nation, place);
  // A position written by hand may ask for another number than the quota.
  const candidates = next?.count === count ? next.candidates : unstopped(view, nation, place);
  const units = available(candidates, () => true);
  return {
    by: [seatOf(view, nation)],
    kind: 'pin',
    rule: '5.3',
    phase: '',
    params: { nation, place, count },
    choices: [
      { kind: 'pin', fixed: { place }, ranges: { units: { is: 'counts', of: units, min: count, max: count } } },
    ],
    preset: { kind: 'pin', fixed: { place }, values: { units: first(candidates, count) } },
  };
}

function pinDown(draft: Draft, nation: NationId, place: PlaceId, picked: Picked): void {
  const next: Cohort[] = [];
  const pinned: Cohort[] = [];
  for (const cohort of at(draft, place)) {
    const n = cohort.owner === nation ? (picked[keyOf(cohort)] ?? 0) : 0;
    if (n > 0) pinned.push({ ...cohort, count: n, halt: 'pinned' });
    if (cohort.count > n) next.push({ ...cohort, count: cohort.count - n });
  }
  put(draft, place, [...next, ...pinned]);
  tell(draft, { kind: 'halted', rule: '5.3', nation, place, units: tally(pinned), why: 'pinned' });
}
