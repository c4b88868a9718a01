import { total } from '../../../../kernel/choices.ts';
import type { Decision } from '../../../../kernel/contract.ts';
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
 * Rule 5.3: each enemy unit in a province stops two units, one where there is a castle; any more may go on. Who stays
 * fights there, and must be within the limit of attack.
 */

/** How many units must stay in a place that enemies hold. */
export function quota(view: View, place: PlaceId, nation: NationId): number {
  const castle = at(view, place).some((c) => enemies(view, nation, c.owner) && c.kind === 'castle');
  return enemyUnits(view, place, nation) * (castle ? 1 : 2);
}

/** Units that may go on out of a place together: how many of each cohort, by its key, and how many in all. */
export interface Passing {
  readonly of: Picked;
  readonly max: number;
}

/**
 * Who may go on out of a place, each way to choose them: all of them out of one without enemies, else as many as leave the
 * quota behind. What stays must be able to stand there and attack when the step is made, without the bonus of what has gone:
 * of leaders, of a pile that moves twice, of units that need no room. `goers`: the units that nothing else stops, by cohort
 * key; `leaders`: how many leaders go with them.
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
  // A pile with ardour goes on as one: what it leaves is no part of it (9.2).
  const without = keeping(view, own, goers, needs, attackLimit(view, nation, place, stay, false));
  const whole = without.some((left) => total(left) === all);
  const marked = whole ? [] : keepingPile(view, nation, place, goers, needs, stay);
  return [...without, ...marked].map((left) => ({ of: left, max: Math.min(total(left), free) }));
}

/**
 * The same where units of a minor invasion stay: as long as one of them is among the quota its bonus holds (10.3-minor-invasion). It may
 * be named for it even where others have stopped anyway: the mover chooses (5.3).
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

/** What may go so that a quota of `needs` stays, of which no more than `room` need room there. */
function keeping(view: View, own: readonly Cohort[], goers: Picked, needs: number, room: number): readonly Picked[] {
  const pinned = own.filter((c) => c.halt === 'pinned' && takesRoom(view, c));
  if (countUnits(pinned) > room) return [];
  return leaving(own, goers, (c) => !takesRoom(view, c), needs - room);
}

/** Every way to leave `n` of some of the units in a place behind: what may still go, by cohort key. */
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

/** Pins the quota in a place that units have just passed. Where those who stay differ, the mover is asked which. */
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

/** Units that nothing has stopped yet in a place. */
function unstopped(view: View, nation: NationId, place: PlaceId): readonly Cohort[] {
  return of(at(view, place), nation).filter((c) => isUnit(c) && c.halt === undefined);
}

/** Units of which so many have still to be pinned. */
interface Pins {
  readonly candidates: readonly Cohort[];
  readonly count: number;
}

/**
 * Who has to be pinned next: one of a minor invasion where its bonus is needed, those who need no room where there is too little,
 * then whoever the mover likes. Units that something else has stopped count for the quota.
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

/** Which units of a forced passage stay, where they differ (5.3). */
export const pinning: FrameHandler<Pinning> = {
  ask: (view, frame) => askPinning(view, view.state.active as NationId, frame),
  answer(draft, { place }, action) {
    const nation = draft.state.active as NationId;
    pop(draft);
    pinDown(draft, nation, place, action.values['units'] as Picked);
    pin(draft, nation, place);
  },
  goOn: pop,
  whyNot: (view, { place, count }) =>
    refuse('pin-first', '5.3', { nation: view.state.active ?? 'neutral', place, count }),
};

/** Asks which of the units of a forced passage stay. */
function askPinning(view: View, nation: NationId, { place, count }: Pinning): Decision {
  const next = nextPins(view, nation, place);
  // A position that was written down may ask for another number than the quota wants.
  const candidates = next?.count === count ? next.candidates : unstopped(view, nation, place);
  const units = available(candidates, () => true);
  return {
    by: [seatOf(view, nation)],
    kind: 'pin',
    rule: '5.3',
    phase: '',
    params: { nation, place, count },
    choices: [{ kind: 'pin', fixed: { place }, ranges: { units: { is: 'parts', of: units, min: count, max: count } } }],
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
