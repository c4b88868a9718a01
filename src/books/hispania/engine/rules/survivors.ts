import { total } from '../../../../kernel/choices.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Question } from '../actions.ts';
import {
  COMBAT_KINDS,
  type CombatKind,
  isProvince,
  type NationId,
  PLACES,
  type PlaceId,
  type ProvinceId,
} from '../data/ids.ts';
import type { Ending, Quota } from '../data/types.ts';
import { refuse } from '../refusals.ts';
import type { Cohort } from '../state/cohort.ts';
import type { Survivors } from '../state/succession.ts';
import { convert, endNation, heirOf, leave, ruleOfHeir } from './ending.ts';
import { settleIn } from './founding.ts';
import type { FrameHandler } from './hooks.ts';
import { held } from './relations.ts';
import { isUnit, isWork, keyOf, of, type Picked, take, tally, unitsOf } from './units.ts';
import { at, type Draft, garrisonsOf, pop, push, put, recordOf, replace, seatOf, tell, type View } from './view.ts';

/**
 * Rule 9.4: a successor's player picks the units of its predecessor that survive, in their places, and their new kinds,
 * up to numbers by kind and in total. As many as possible survive. The player is asked only if there is a choice.
 */

type Picks = Ending & { readonly kind: 'survivors' };

/** Begins the choice: kinds without a choice are replaced, and units outside become neutral (11-visigoths-neutrals). */
export function beginSurvivors(
  draft: Draft,
  from: NationId,
  { into, quota, most, within, rest, restRule, keeps }: Picks,
): void {
  const rule = ruleOfHeir(draft, from, into);
  convert(draft, from, into, rule, (c) => keeps.some((kind) => kind === c.kind));
  if (within) {
    const { zones } = draft.tables;
    const lands = [...within.zones.flatMap((zone) => zones[zone]), ...within.provinces];
    const outside = PLACES.filter((place) => !lands.includes(place as ProvinceId));
    if (rest === 'neutral') {
      convert(draft, from, 'neutral', restRule ?? rule, (_, place) => isProvince(place) && outside.includes(place));
    }
    leave(draft, from, outside, rule);
  }
  push(draft, { kind: 'survivors', from, into, left: quota, most });
}

/** The successor takes over units of some kinds unchanged, and all castles (11-seville-founding). */
export function beginHeirs(
  draft: Draft,
  from: NationId,
  into: NationId,
  { kinds, most }: { readonly kinds: readonly CombatKind[]; readonly most: number },
): void {
  convert(draft, from, into, ruleOfHeir(draft, from, into), (c) => c.kind === 'castle');
  const left = Object.fromEntries(kinds.map((kind) => [kind, most]));
  push(draft, { kind: 'survivors', from, into, left, most });
}

/** One way to survive: these cohorts of a place, as that kind. */
interface Way {
  readonly place: PlaceId;
  readonly as: CombatKind;
  readonly of: Picked;
  readonly count: number;
}

/** All ways in which units may still survive. */
function ways(view: View, { from, into, left, most }: Survivors): readonly Way[] {
  if (most === 0) return [];
  const all: Way[] = [];
  for (const { place, cohorts } of garrisonsOf(view, from)) {
    const own = of(cohorts, from).filter(isUnit);
    if (own.length === 0) continue;
    for (const as of COMBAT_KINDS) {
      if (!left[as]) continue;
      const picked = Object.fromEntries(
        own.filter((c) => mayBecome(view, into, c, as, place)).map((c) => [keyOf(c), c.count]),
      );
      const count = total(picked);
      if (count > 0)
        all.push({ place, as, of: picked, count: Math.min(count, left[as] ?? 0, most, as === 'castle' ? 1 : most) });
    }
  }
  return all;
}

/** Whether a unit may survive as a kind: as its own, or freely; as a castle if the place has no other (4.2). */
function mayBecome(view: View, into: NationId, cohort: Cohort, as: CombatKind, place: PlaceId): boolean {
  if (recordOf(view, into).founding?.inherits) return cohort.kind === as;
  if (as !== 'castle') return true;
  return isProvince(place) && at(view, place).every((c) => c === cohort || !isWork(c));
}

/** The result without a choice: one way is left, or each unit has one way and all may survive. */
function onlyWay({ left, most }: Survivors, all: readonly Way[]): Way | undefined {
  const [first, second] = all;
  if (!first || (!second && Object.keys(first.of).length === 1)) return first;
  const units = all.flatMap(({ place, of: picked }) => Object.keys(picked).map((key) => `${place} ${key}`));
  const single = new Set(units).size === units.length;
  const n = (kind: CombatKind) => all.reduce((n, way) => n + (way.as === kind ? total(way.of) : 0), 0);
  const fits = COMBAT_KINDS.every((kind) => n(kind) <= (left[kind] ?? 0));
  const every = all.reduce((n, way) => n + total(way.of), 0);
  return single && fits && every <= most && all.every((way) => way.count === total(way.of)) ? first : undefined;
}

export const survivors: FrameHandler<Survivors> = {
  ask(view, frame) {
    const all = ways(view, frame);
    return all.length === 0 || onlyWay(frame, all) ? undefined : askSurvivors(view, frame, all);
  },
  answer(draft, frame, action) {
    if (action.kind !== 'survive') return;
    const { place, as } = action.fixed;
    survive(draft, frame, place, as, action.values.units);
  },
  goOn(draft, frame) {
    const only = onlyWay(frame, ways(draft, frame));
    if (only) survive(draft, frame, only.place, only.as, firstOf(only));
    else finish(draft, frame);
  },
  whyNot: whyNotSurvive,
};

function firstOf({ of: picked, count }: Way): Picked {
  const chosen: Record<string, number> = {};
  let left = count;
  for (const [key, n] of Object.entries(picked)) {
    const k = Math.min(n, left);
    if (k > 0) chosen[key] = k;
    left -= k;
  }
  return chosen;
}

function askSurvivors(view: View, frame: Survivors, all: readonly Way[]): Question {
  const { from, into, left, most } = frame;
  return {
    by: [seatOf(view, into)],
    kind: 'survivors',
    rule: ruleOfHeir(view, from, into),
    phase: '',
    params: { nation: into, from, units: { ...left }, count: most },
    choices: all.map(
      ({ place, as, of: picked, count }): ChoiceOf => ({
        kind: 'survive',
        fixed: { place, as },
        ranges: { units: { is: 'counts', of: picked, min: 1, max: count } },
      }),
    ),
    preset: presetOf(view, frame, all),
  };
}

/**
 * A castle first, then knights, from the places with most units; then the others, so that every province keeps a unit
 * if possible; last units outside provinces.
 */
function presetOf(view: View, { into, from, most }: Survivors, all: readonly Way[]): ActionOf<'survive'> {
  const rank = ({ as }: Way) => BEST.indexOf(as);
  const best = Math.min(...all.map(rank));
  const here = ({ place }: Way) => unitsOf(at(view, place), from);
  const alike = all.filter((way) => rank(way) === best);
  const settled = alike.filter(({ place }) => isProvince(place));
  const same = settled.length > 0 ? settled : alike;
  const empty = same.filter(({ place }) => unitsOf(at(view, place), into) === 0);
  const way = [...(empty.length > 0 ? empty : same)].sort((a, b) => here(b) - here(a))[0] as Way;
  const waiting = new Set(empty.map(({ place }) => place)).size;
  // One unit is reserved for each other place that has none yet.
  const spare = Math.max(1, Math.min(way.count, most - Math.max(0, waiting - 1)));
  const count = best === BEST.length - 1 ? spare : 1;
  return { kind: 'survive', fixed: { place: way.place, as: way.as }, values: { units: firstOf({ ...way, count }) } };
}

const BEST: readonly CombatKind[] = ['castle', 'knight', 'cavalry', 'elite', 'fort', 'berber', 'infantry'];

function survive(draft: Draft, frame: Survivors, place: PlaceId, as: CombatKind, picked: Picked): void {
  const { from, into, left, most } = frame;
  const { taken, rest } = take(at(draft, place), from, picked);
  const heirs = taken.map((c) => heirOf(c, into, as));
  // A castle takes the place of a ruin (ruling forced-out-castles).
  const kept = as === 'castle' ? rest.filter((c) => c.kind !== 'ruin') : rest;
  put(draft, place, [...kept, ...heirs]);
  tell(draft, {
    kind: 'transformed',
    rule: ruleOfHeir(draft, from, into),
    from,
    into,
    place,
    units: tally(taken),
    as: tally(heirs),
  });
  const n = total(picked);
  const { [as]: open = 0, ...others } = left;
  const still: Quota = open > n ? { ...others, [as]: open - n } : others;
  const next = { ...frame, left: still, most: most - n };
  replace(draft, next);
  // At once, so that the predecessor does not count as eliminated before it has ended.
  if (ways(draft, next).length === 0) finish(draft, next);
}

/** Units that were not picked are removed; a leader who joins the successor is placed (ruling pelayo-place). */
function finish(draft: Draft, { from, into }: Survivors): void {
  pop(draft);
  const rule = ruleOfHeir(draft, from, into);
  const leaders = endNation(draft, from, into, rule);
  if (leaders.length === 0) return;
  const lands = held(draft, into);
  if (lands.length > 0) settleIn(draft, from, into, { lands, left: {}, leaders });
  else for (const leader of leaders) tell(draft, { kind: 'leader-gone', rule, nation: into, leader });
}

function whyNotSurvive(view: View, frame: Survivors, action: Formed): Refusal {
  const { from, into, left, most } = frame;
  const rule = ruleOfHeir(view, from, into);
  if (action.kind !== 'survive') return refuse('answer-first', rule, { asked: 'survivors' });
  const { place } = action.fixed;
  const own = of(at(view, place), from).filter(isUnit);
  const as = COMBAT_KINDS.find((kind) => kind === action.fixed.as);
  const units = action.values['units'];
  const named = typeof units === 'object' ? units : {};
  const there = Object.entries(named).every(([key, n]) => own.some((c) => keyOf(c) === key && c.count >= n));
  if (as === undefined || own.length === 0 || !there || total(named) < 1) {
    return refuse('survive-nobody', rule, { nation: into, place });
  }
  const count = Math.min(left[as] ?? 0, most);
  if (as === 'castle' && count >= total(named)) return refuse('castle-there', '4.2', { nation: into, place });
  return refuse('survive-kind', rule, { nation: into, unit: as, count });
}
