import { parts } from '../../kernel/choices.ts';
import type { Action, Choice, Decision, Refusal } from '../../kernel/contract.ts';
import { type NationId, type Owner, type PlaceId, PROVINCES, type ProvinceId } from '../data/ids.ts';
import type { Surplus } from '../state.ts';
import { invades, phaseOf } from '../turn.ts';
import { capitalChoice, capitalOf } from './capital.ts';
import { enemyUnits } from './relations.ts';
import { available, countUnits, first, isUnit, of, type Picked, take, tally } from './units.ts';
import { at, type Draft, put, reading, tell, type View } from './view.ts';

/** Rules 4.1 to 4.5, 6.8 (and 9.3 for zeal): how many units may stand in a province, and the two checks. */

/** How many units of a nation may stand in a place in peace, its capital's place more included (4.1, 4.3). */
export function limit(view: View, nation: Owner, place: PlaceId): number {
  const province = view.tables.provinces[place as ProvinceId];
  if (!province) return Number.POSITIVE_INFINITY;
  return province.stacking + (capitalOf(view, nation) === place ? 1 : 0);
}

/** How many units of a nation may attack in a place: +1, +2 with a leader or in an invasion, or any number (4.4, 9.3). */
export function attackLimit(view: View, nation: NationId, place: PlaceId): number {
  const record = view.tables.nations[nation];
  const { turn } = view.state;
  const run = phaseOf(view.state, view.tables.nations)?.run ?? 1;
  const leaders = of(at(view, place), nation).flatMap((c) => c.leader ?? []);
  if (run === 1 && hasZeal(view, nation)) return Number.POSITIVE_INFINITY;
  const free = record.unlimitedStacks;
  if (run === 1 && free?.turn === turn && leaders.some((l) => free.leaders.includes(l)))
    return Number.POSITIVE_INFINITY;
  return limit(view, nation, place) + (leaders.length > 0 || invades(record, turn) ? 2 : 1);
}

/** Whether a nation has religious zeal on this turn (9.3). */
export function hasZeal(view: View, nation: NationId): boolean {
  return view.tables.nations[nation].zeal.includes(view.state.turn);
}

/** How many units count for stacking: castles too, and forts unless the ruling says no; never leaders (4.2). */
export function stacked(view: View, nation: Owner, place: PlaceId): number {
  const there = of(at(view, place), nation);
  return countUnits(reading(view, 'forts-stacking') === 'b' ? there.filter((c) => c.kind !== 'fort') : there);
}

/** Places where the active nation has more units than the check allows. `peace`: without the bonus of attack. */
export function overfull(view: View, nation: NationId, peace: boolean): readonly PlaceId[] {
  return PROVINCES.filter((place) => stacked(view, nation, place) > checked(view, nation, place, peace));
}

/** The limit of a check: the bonus of attack counts only before combat and where enemies stand. */
function checked(view: View, nation: NationId, place: PlaceId, peace: boolean): number {
  return !peace && enemyUnits(view, place, nation) > 0 ? attackLimit(view, nation, place) : limit(view, nation, place);
}

/** What a check of stacking asks, or nothing if no place is overfull. */
export function askStacking(view: View, nation: NationId, peace: boolean): Decision | undefined {
  const places = overfull(view, nation, peace);
  if (places.length === 0) return undefined;
  const choices: Choice[] = [];
  for (const place of places) {
    const most = checked(view, nation, place, peace);
    choices.push(removal(view, nation, place, stacked(view, nation, place) - most));
    if (peace || enemyUnits(view, place, nation) === 0) choices.push(...capitalChoice(view, nation, [place]));
  }
  const [place] = places;
  const seat = view.state.nations[nation]?.seat ?? nation;
  return {
    by: [seat],
    kind: 'remove',
    rule: peace ? '6.8' : '4.5',
    phase: '',
    params: { nation, place: place ?? null, places: [...places] },
    choices,
    ...(choices[0] ? { preset: presetOf(choices[0]) } : {}),
  };
}

/** The choice of which `n` units a nation gives up in a place. */
export function removal(view: View, nation: Owner, place: PlaceId, n: number): Choice {
  return {
    kind: 'remove',
    fixed: { place },
    ranges: { units: { is: 'parts', of: available(of(at(view, place), nation), isUnit), min: n, max: n } },
  };
}

/** The removal that costs least. */
export function presetOf(choice: Choice): Action {
  const range = choice.ranges['units'];
  const units = range?.is === 'parts' ? first(range.of, range.min) : {};
  return { kind: choice.kind, fixed: choice.fixed, values: { units: parts(units) } };
}

/** Takes units over the limit off the map: they go back to their counters. */
export function remove(draft: Draft, nation: NationId, place: PlaceId, picked: Picked, peace: boolean): void {
  const most = checked(draft, nation, place, peace);
  const { taken, rest } = take(at(draft, place), nation, picked);
  put(draft, place, rest);
  tell(draft, { kind: 'removed', rule: peace ? '6.8' : '4.5', nation, place, units: tally(taken), limit: most });
}

/** Why a removal is not what is asked. */
export function whyNotRemove(view: View, nation: NationId, action: Action, peace: boolean): Refusal {
  const place = action.fixed['place'] as PlaceId;
  const over = overfull(view, nation, peace).includes(place);
  const rule = peace ? '6.8' : '4.5';
  if (!over) return { code: 'not-overfull', rule, params: { nation, place } };
  const n = stacked(view, nation, place) - checked(view, nation, place, peace);
  return { code: 'remove-exactly', rule, params: { nation, place, count: n } };
}

/** What a former capital over its limit asks, or nothing if it is not over it (4.3). */
export function askSurplus(view: View, { nation, place }: Surplus): Decision | undefined {
  const n = stacked(view, nation, place) - checked(view, nation, place, false);
  if (n <= 0) return undefined;
  const choice = removal(view, nation, place, n);
  return {
    by: [view.state.nations[nation]?.seat ?? nation],
    kind: 'remove',
    rule: '4.3',
    phase: '',
    params: { nation, place, places: [place] },
    choices: [choice],
    preset: presetOf(choice),
  };
}
