import { countsOf } from '../../../../kernel/choices.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Question } from '../actions.ts';
import {
  isProvince,
  type LeaderId,
  type NationId,
  type Owner,
  type PlaceId,
  PROVINCES,
  type RuleId,
} from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import type { Cohort } from '../state/cohort.ts';
import type { Surplus } from '../state/frame.ts';
import { invades, type Phase } from '../turn.ts';
import { capitalChoice, capitalOf, declareCapital } from './capital.ts';
import type { FrameHandler, PhaseHandler } from './hooks.ts';
import { ruinOf } from './losses.ts';
import { hasMarked } from './pile.ts';
import { enemyUnits } from './relations.ts';
import { available, first, isUnit, leadersOf, of, type Picked, take, tally } from './units.ts';
import {
  at,
  change,
  type Draft,
  garrisonsOf,
  landOf,
  pop,
  put,
  reading,
  recordOf,
  seatOf,
  tell,
  type View,
} from './view.ts';

/** Rules 4.1 to 4.5, 6.8 (and 9.3 for zeal): stacking limits of provinces, and the two checks. */

/** A nation's stacking limit in a place without an attack, including its capital's bonus (4.1, 4.3). */
export function limit(view: View, nation: Owner, place: PlaceId): number {
  return base(view, place) + (capitalOf(view, nation) === place ? 1 : 0);
}

function base(view: View, place: PlaceId): number {
  return landOf(view, place)?.stacking ?? Number.POSITIVE_INFINITY;
}

/**
 * A nation's stacking limit in a place that it attacks: +1, +2 with a leader or in an invasion, or none (4.4, 9.3). A
 * fallen capital gives no bonus, because it is not a province of the nation. `leaders` are those that attack; `pile` is
 * whether a stack that moves twice attacks. Without them it is the limit for the units there now.
 */
export function attackLimit(
  view: View,
  nation: NationId,
  place: PlaceId,
  leaders: readonly LeaderId[] = leadersOf(of(at(view, place), nation)),
  pile: boolean = hasPile(view, nation, place),
): number {
  const record = recordOf(view, nation);
  const { turn, phase } = view.state;
  const run = view.phase?.run ?? 1;
  // Ardour is not a movement of an invasion: ardour by a token has no bonus even after an invasion (9.1, 10.3-ardour).
  const invading = invades(record, turn) && !phase?.startsWith('ardour');
  const twice = invading || pile;
  if (run === 1 && (hasZeal(view, nation) || isUnlimited(view, nation, leaders))) return Number.POSITIVE_INFINITY;
  return leaders.length > 0 || twice ? base(view, place) + 2 : usualAttackLimit(view, place);
}

/** The limit of an attack without a leader, outside an invasion (4.4). */
export function usualAttackLimit(view: View, place: PlaceId): number {
  return base(view, place) + 1;
}

/**
 * Whether leaders remove every limit of their stack in the first movement and combat of their nation's invasion
 * (11-alans-ataces).
 */
function isUnlimited(view: View, nation: NationId, leaders: readonly LeaderId[]): boolean {
  const free = freeStacks(view, nation);
  return free !== undefined && leaders.some((leader) => free.leaders.includes(leader));
}

/** The stacks of some leaders that have no limit in this turn, if there are any (11-alans-ataces, 11-visigoths-stacking). */
function freeStacks(view: View, nation: NationId) {
  const free = recordOf(view, nation).unlimitedStacks;
  return free?.turn === view.state.turn ? free : undefined;
}

/**
 * Whether a stack of a nation attacks a place with a limit 2 higher: with ardour by the nation's own rules (9.2), or in
 * a minor invasion (10.3-minor-invasion). Ardour by a token has no bonus (10.3-ardour).
 */
function hasPile(view: View, nation: NationId, place: PlaceId): boolean {
  const { active, tally } = view.state;
  if (nation !== active) return false;
  if (hasMarked(view, nation, place)) return true;
  return tally.pile?.place === place && !view.handlers.pileAsOthers?.(view.state);
}

/**
 * Whether a check exempts a stack in a minor invasion: the check after its first combat, or the one before it
 * (minor-invasion-stacking).
 */
function isPassedOver(view: View, nation: NationId, place: PlaceId): boolean {
  const passes = reading(view, 'minor-invasion-stacking') === 'a' ? 'pile-check' : 'stacking';
  return view.state.phase === passes && hasMarked(view, nation, place);
}

/** Whether a nation has religious zeal on this turn (9.3). */
export function hasZeal(view: View, nation: NationId): boolean {
  return recordOf(view, nation).zeal.includes(view.state.turn);
}

/**
 * Whether a cohort counts for stacking: castles do, and forts unless the ruling excludes them; never leaders (4.2) or
 * Berbers.
 */
export function takesRoom(view: View, cohort: Cohort): boolean {
  if (cohort.kind === 'fort') return reading(view, 'forts-stacking') === 'a';
  return isUnit(cohort) && cohort.kind !== 'berber';
}

/** The number of an owner's units that count for stacking in a place (4.2). */
export function stacked(view: View, nation: Owner, place: PlaceId): number {
  let n = 0;
  for (const c of at(view, place)) if (c.owner === nation && takesRoom(view, c)) n += c.count;
  return n;
}

/** Places where the active nation is over the limit of the check. `peace`: without the attack bonus. */
export function overfull(view: View, nation: NationId, peace: boolean): readonly PlaceId[] {
  const places: PlaceId[] = [];
  for (const { place } of garrisonsOf(view, nation)) {
    if (isProvince(place) && excess(view, nation, place, peace) > 0) places.push(place);
  }
  return places;
}

/** The number of a nation's excess units at the check in a place. */
function excess(view: View, nation: NationId, place: PlaceId, peace: boolean): number {
  const n = stacked(view, nation, place);
  return n === 0 ? 0 : n - checked(view, nation, place, peace);
}

/** The limit of a check: the attack bonus counts only before combat, for attackers, in places with enemy units. */
function checked(view: View, nation: NationId, place: PlaceId, peace: boolean): number {
  if (isPassedOver(view, nation, place)) return Number.POSITIVE_INFINITY;
  const attacks = !peace && nation === view.state.active && enemyUnits(view, place, nation) > 0;
  if (attacks) return attackLimit(view, nation, place);
  // Nor does such a stack have a limit in a place without enemy units.
  const run = view.phase?.run ?? 1;
  const alone = !peace && run === 1 && nation === view.state.active && view.garrisons.at(place).hasLeader;
  if (alone && isUnlimited(view, nation, leadersOf(of(at(view, place), nation)))) return Number.POSITIVE_INFINITY;
  return limit(view, nation, place) + (peace && isCrowded(view, nation, place) ? 1 : 0);
}

/** Whether a retreat has filled a place over its limit, and the nation has not moved since (4.6, ruling retreat-surplus). */
function isCrowded(view: View, nation: NationId, place: PlaceId): boolean {
  return reading(view, 'retreat-surplus') === 'a' && (view.state.nations[nation]?.crowded?.includes(place) ?? false);
}

/** Remembers that a retreat has filled a place over its limit (4.6). */
export function crowd(draft: Draft, owner: Owner, place: PlaceId): void {
  if (owner === 'neutral' || stacked(draft, owner, place) <= limit(draft, owner, place)) return;
  const crowded = new Set([...(draft.state.nations[owner]?.crowded ?? []), place]);
  change(draft, owner, { crowded: PROVINCES.filter((province) => crowded.has(province)) });
}

/** When a nation moves, its exemptions after retreats end (4.6). */
export function uncrowd(draft: Draft, nation: NationId): void {
  change(draft, nation, { crowded: undefined });
}

/** The question of a stacking check, or undefined if no place is over its limit. */
function askStacking(view: View, nation: NationId, peace: boolean): Question | undefined {
  const places = overfull(view, nation, peace);
  const [place] = places;
  if (place === undefined) return undefined;
  const gone = presetOf(removal(view, nation, place, excess(view, nation, place, peace)));
  return {
    by: [seatOf(view, nation)],
    kind: 'remove',
    rule: peace ? '6.8' : '4.5',
    phase: '',
    params: { nation, place, places: [...places] },
    choices: places.flatMap((over) => [
      removal(view, nation, over, excess(view, nation, over, peace)),
      ...capitalChoice(view, nation, [over]),
    ]),
    preset: costlessCapital(view, nation, capitalChoice(view, nation, [place])) ?? gone,
  };
}

/**
 * The first of these declarations without a cost: there is no capital yet, or its units are within the limit without
 * it. Input: the choices of `capitalChoice`; output: the answer, or undefined.
 */
export function costlessCapital(
  view: View,
  nation: NationId,
  declarations: readonly ChoiceOf<'capital'>[],
): ActionOf<'capital'> | undefined {
  const [first] = declarations;
  const was = capitalOf(view, nation);
  const needed = was !== null && stacked(view, nation, was) >= limit(view, nation, was);
  return first && !needed ? { kind: first.kind, fixed: first.fixed, values: {} } : undefined;
}

/** Declarations that let a full place take 1 unit over its limit, as in a retreat or for a purchase (3.1, 4.6). */
export function makingRoom(
  view: View,
  nation: NationId,
  declarations: readonly ChoiceOf<'capital'>[],
): readonly ChoiceOf<'capital'>[] {
  return declarations.filter(({ fixed: { place } }) => stacked(view, nation, place) <= limit(view, nation, place) + 1);
}

/** The choice of `n` units that a nation removes in a place, of those that count there. */
export function removal(view: View, nation: Owner, place: PlaceId, n: number): ChoiceOf<'remove'> {
  const there = available(of(at(view, place), nation), (c) => takesRoom(view, c));
  return { kind: 'remove', fixed: { place }, ranges: { units: { is: 'counts', of: there, min: n, max: n } } };
}

/** The removal that costs least. */
function presetOf(choice: ChoiceOf<'remove'>): ActionOf<'remove'> {
  const range = choice.ranges['units'];
  const units = range?.is === 'counts' ? first(range.of, range.min) : {};
  return { kind: choice.kind, fixed: choice.fixed, values: { units: countsOf(units) } };
}

/** Removes excess units: their counters return to the pool, but a castle leaves its ruin (9.5, ruling surplus-castles). */
function remove(draft: Draft, nation: NationId, place: PlaceId, picked: Picked, peace: boolean): void {
  const attacks = !peace && nation === draft.state.active && enemyUnits(draft, place, nation) > 0;
  giveUp(draft, nation, place, picked, peace ? '6.8' : attacks ? '4.4' : '4.5', checked(draft, nation, place, peace));
}

/** Removes excess units of a former capital. */
function removeSurplus(draft: Draft, { nation, place }: Surplus, picked: Picked): void {
  giveUp(draft, nation, place, picked, '4.3', checked(draft, nation, place, false));
}

function giveUp(
  draft: Draft,
  nation: NationId,
  place: PlaceId,
  picked: Picked,
  rule: '4.3' | '4.4' | '4.5' | '6.8',
  most: number,
): void {
  const { taken, rest } = take(at(draft, place), nation, picked);
  const ruins = taken.filter((c) => c.kind === 'castle').map(ruinOf);
  put(draft, place, [...rest, ...ruins]);
  tell(draft, { kind: 'removed', rule, nation, place, units: tally(taken), limit: most });
  for (const { owner } of ruins) tell(draft, { kind: 'ruined', rule: '9.5', place, owner });
}

/** The checks of stacking, before and after combat (4.5, 6.8). */
function check(peace: boolean): PhaseHandler {
  return {
    ask: (view, nation, phase) => (uncheckedBy(view, phase, nation) ? undefined : askStacking(view, nation, peace)),
    answer(draft, nation, action) {
      if (action.kind === 'capital') declareCapital(draft, nation, action.fixed.place);
      else if (action.kind === 'remove') remove(draft, nation, action.fixed.place, action.values.units, peace);
    },
    whyNot(view, nation, action, phase) {
      if (action.kind === 'remove') return whyNotRemove(view, nation, action, peace);
      return action.kind === 'end' ? refuse('remove-first', phase.rule, { nation }) : undefined;
    },
    idle: (view, nation, phase) => uncheckedBy(view, phase, nation) ?? unlimitedBy(view, phase, nation),
  };
}
export const attackCheck = check(false);
export const peaceCheck = check(true);

/** A check of stacking before the first combat, the only one that is ever cancelled. */
const isFirst = (phase: Phase): boolean => phase.does === 'stacking' && phase.run === 1;

/** The rule that exempts the stacks of some leaders from a check, if one does. */
function unlimitedBy(view: View, phase: Phase, nation: NationId): RuleId | undefined {
  return isFirst(phase) ? freeStacks(view, nation)?.rule : undefined;
}

/** The rule that cancels a stacking check, if one does: zeal cancels the first (9.3). */
function uncheckedBy(view: View, phase: Phase, nation: NationId): RuleId | undefined {
  return isFirst(phase) && hasZeal(view, nation) ? '9.3' : undefined;
}

/** Whether the units of a nation are not counted before its next combat, by either of them. */
export function isUnchecked(view: View, nation: NationId): boolean {
  const run = view.phase?.run ?? 1;
  return run === 1 && (hasZeal(view, nation) || freeStacks(view, nation) !== undefined);
}

/** The reason why a removal does not fit the question. */
function whyNotRemove(view: View, nation: NationId, action: Formed<'remove'>, peace: boolean): Refusal {
  const { place } = action.fixed;
  const n = excess(view, nation, place, peace);
  const rule = peace ? '6.8' : '4.5';
  return n > 0
    ? refuse('remove-exactly', rule, { nation, place, count: n })
    : refuse('not-overfull', '4.1', { nation, place });
}

/** The excess units of a former capital are removed at once (4.3). */
export const surplus: FrameHandler<Surplus> = {
  ask: askSurplus,
  answer(draft, frame, action) {
    if (action.kind === 'remove') removeSurplus(draft, frame, action.values.units);
  },
  goOn: pop,
  whyNot: whyNotSurplus,
};

/** The question for a former capital over its limit, or undefined if it is within it (4.3). */
function askSurplus(view: View, { nation, place }: Surplus): Question | undefined {
  const n = excess(view, nation, place, false);
  if (n <= 0) return undefined;
  const choice = removal(view, nation, place, n);
  return {
    by: [seatOf(view, nation)],
    kind: 'remove',
    rule: '4.3',
    phase: '',
    params: { nation, place, places: [place] },
    choices: [choice],
    preset: presetOf(choice),
  };
}

/** The reason why an answer does not fit the question for a former capital. */
function whyNotSurplus(view: View, { nation, place }: Surplus, action: Formed): Refusal {
  if (action.kind !== 'remove') return refuse('remove-first', '4.3', { nation });
  const { place: where } = action.fixed;
  return where === place
    ? refuse('remove-exactly', '4.3', { nation, place, count: excess(view, nation, place, false) })
    : refuse('not-overfull', '4.3', { nation, place: where });
}
