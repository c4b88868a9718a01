import { countsOf, total } from '../../../../kernel/choices.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Question } from '../actions.ts';
import type { CombatKind, LeaderId, ProvinceId } from '../data/ids.ts';
import type { Quota } from '../data/types.ts';
import { refuse } from '../refusals.ts';
import type { Founding } from '../state/succession.ts';
import { ruleOfHeir } from './ending.ts';
import { leadersIn, raise } from './placement.ts';
import { limit, stacked } from './stacking.ts';
import { cohortsOf, isWork, less, type Picked, unitsOf } from './units.ts';
import { at, type Draft, put, replace, seatOf, tell, type View } from './view.ts';

/**
 * Rule 9.4: a new nation places its units freely in its provinces, without stacking limits, 1 castle per province
 * (4.2). If only one way is left, units are placed automatically.
 */

/** Asks for the places of units and leaders; undefined if none is left. */
export function askSettling(view: View, frame: Founding): Question | undefined {
  const { nation, from, lands, left, leaders = [] } = frame;
  if (lands.length === 0 || (total(left) === 0 && leaders.length === 0)) return undefined;
  const choices = lands.flatMap((to) => settlingAt(view, frame, to));
  const preset = presetOf(view, frame);
  return {
    by: [seatOf(view, nation)],
    kind: 'settle',
    rule: ruleOfHeir(view, from, nation),
    phase: '',
    params: { nation, units: { ...countsOf(left as Picked) }, leaders: [...leaders], lands: [...lands] },
    choices,
    ...(preset && { preset }),
  };
}

/** The units that may be placed in a province: any number of units, and 1 castle if it has none. */
function settlingAt(view: View, frame: Founding, to: ProvinceId): readonly ChoiceOf<'arrive'>[] {
  const { left, leaders = [] } = frame;
  const fits = roomAt(view, left, to);
  const all = total(fits);
  const chiefs = leaders.length;
  const choices: ChoiceOf<'arrive'>[] = [];
  if (all > 0)
    choices.push({ kind: 'arrive', fixed: { to }, ranges: { units: { is: 'counts', of: fits, min: 1, max: all } } });
  if (chiefs > 0) {
    const of = Object.fromEntries(leaders.map((leader) => [leader, 1]));
    choices.push({ kind: 'arrive', fixed: { to }, ranges: { leaders: { is: 'counts', of, min: 1, max: chiefs } } });
  }
  return choices;
}

function roomAt(view: View, left: Quota, to: ProvinceId): Picked {
  const { castle = 0, ...others } = left;
  return countsOf({ ...others, castle: castle > 0 && isOpen(view, to) ? 1 : 0 });
}

function isOpen(view: View, place: ProvinceId): boolean {
  return !at(view, place).some(isWork);
}

/** The province with fewest units, up to its limit; for leaders the one with most units. Undefined if none has room. */
function presetOf(view: View, { nation, lands, left, leaders = [] }: Founding): ActionOf<'arrive'> | undefined {
  const here = (place: ProvinceId) => unitsOf(at(view, place), nation);
  const crowd = (a: ProvinceId, b: ProvinceId) => here(a) - here(b);
  if (leaders.length > 0) {
    const to = [...lands].sort(crowd).at(-1);
    if (to === undefined) return undefined;
    const of = Object.fromEntries(leaders.map((leader) => [leader, 1]));
    return { kind: 'arrive', fixed: { to }, values: { leaders: of } };
  }
  const fitting = lands.filter((place) => total(roomAt(view, left, place)) > 0);
  const [to] = fitting.sort(crowd);
  if (to === undefined) return undefined;
  const fits = roomAt(view, left, to);
  let room = Math.max(1, limit(view, nation, to) - stacked(view, nation, to));
  const units: Record<string, number> = {};
  for (const kind of FIRST) {
    const n = Math.min(room, fits[kind] ?? 0);
    if (n > 0) units[kind] = n;
    room -= n;
  }
  return { kind: 'arrive', fixed: { to }, values: { units } };
}

/** Castles first, so that they are spread over the provinces. */
const FIRST: readonly CombatKind[] = ['castle', 'knight', 'cavalry', 'elite', 'infantry'];

/** Places the units of an answer, and then all units with only one place left. */
export function answerSettling(draft: Draft, frame: Founding, action: ActionOf<'arrive'>): void {
  const to = frame.lands.find((one) => one === action.fixed.to);
  if (to === undefined) return;
  afterPlacing(draft, settle(draft, frame, to, action.values.units ?? {}, leadersIn(action)));
}

/** Places units and leaders in a province. Returns the frame with the units left. */
function settle(
  draft: Draft,
  frame: Founding,
  to: ProvinceId,
  units: Quota,
  leaders: readonly LeaderId[] = [],
): Founding {
  const { nation, from } = frame;
  const rule = ruleOfHeir(draft, from, nation);
  const { castle = 0, ...others } = units;
  if (castle > 0) {
    raise(draft, nation, to, 'castle');
    tell(draft, { kind: 'raised', rule, nation, place: to, unit: 'castle' });
  }
  const cohorts = cohortsOf(nation, others, leaders);
  if (cohorts.length > 0) {
    put(draft, to, [...at(draft, to), ...cohorts]);
    tell(draft, { kind: 'arrived', rule, nation, place: to, units: others, leaders });
  }
  const { leaders: waiting = [], ...rest } = frame;
  const still = waiting.filter((leader) => !leaders.includes(leader));
  const next: Founding = { ...rest, left: less(frame.left, units), ...(still.length > 0 ? { leaders: still } : {}) };
  replace(draft, next);
  return next;
}

/**
 * Places units without a choice: castles that need every open province, and all units if there is only one province.
 */
export function afterPlacing(draft: Draft, before: Founding): void {
  let frame = before;
  const [only, other] = frame.lands;
  const open = frame.lands.filter((place) => isOpen(draft, place));
  const { castle = 0 } = frame.left;
  if (castle > 0 && castle >= open.length) {
    for (const place of open) frame = settle(draft, frame, place, { castle: 1 });
    const { castle: lost = 0, ...left } = frame.left;
    for (let n = 0; n < lost; n++) noCastle(draft, frame);
    frame = { ...frame, left };
  }
  if (only !== undefined && other === undefined && total(frame.left) + (frame.leaders?.length ?? 0) > 0) {
    frame = settle(draft, frame, only, frame.left, frame.leaders);
  }
  replace(draft, frame);
}

/** A castle without a province left is lost (4.2). */
function noCastle(draft: Draft, { nation }: Founding): void {
  tell(draft, { kind: 'no-castle', rule: '4.2', nation, place: null });
}

export function whyNotSettling(
  view: View,
  { nation, from, lands, left }: Founding,
  action: Formed,
): Refusal | undefined {
  const rule = ruleOfHeir(view, from, nation);
  if (action.kind === 'end') return refuse('place-first', rule, { nation });
  if (action.kind !== 'arrive') return undefined;
  const { to } = action.fixed;
  const land = lands.find((one) => one === to);
  if (land === undefined) return refuse('place-not-here', rule, { nation, place: to });
  const units = action.values['units'];
  const castles = typeof units === 'object' ? (units['castle'] ?? 0) : 0;
  if (castles > 0 && (left.castle ?? 0) > 0 && (castles > 1 || !isOpen(view, land))) {
    return refuse('castle-there', '4.2', { nation, place: to });
  }
  return refuse('not-due', rule, { nation });
}
