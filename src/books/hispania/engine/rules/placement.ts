import { total } from '../../../../kernel/choices.ts';
import type { Action, Choice, Decision, Refusal } from '../../../../kernel/contract.ts';
import {
  COMBAT_KINDS,
  type CombatKind,
  isOffMap,
  isProvince,
  type LeaderId,
  type NationId,
  type PlaceId,
  PROVINCES,
  type ProvinceId,
  RULE_OF_KIND,
  type RuleId,
  ruleOfNation,
  SEA,
} from '../data/ids.ts';
import type { ArrivalPlace, Quota } from '../data/types.ts';
import { refuse } from '../refusals.ts';
import type { Due } from '../state.ts';
import { capitalChoice, declareCapital, whyNoCapital } from './capital.ts';
import type { PhaseHandler } from './hooks.ts';
import { END, ENDED } from './offers.ts';
import { award } from './points.ts';
import { held, holder } from './relations.ts';
import { costlessCapital, limit, makingRoom, stacked } from './stacking.ts';
import { cohortsOf, countUnits, isUnit, isWork, less, type Picked } from './units.ts';
import { at, change, type Draft, put, seatOf, tell, type View } from './view.ts';

/**
 * Rules 3, 3.1 and 3.2: reinforcements are placed, and the player divides them where they are free to choose; what was bought
 * is placed one unit a province, one over the limit at most, and before reinforcements that would fill its provinces.
 */
export const placement: PhaseHandler = {
  begin: (draft, nation) => placeOnly(draft, nation),
  ask(view, nation) {
    const due = askDue(view, nation);
    if (due) return boughtFirst(view, nation) ? eitherFirst(due, askBought(view, nation)) : due;
    return askBerbers(view, nation) ?? askBought(view, nation);
  },
  answer(draft, nation, action) {
    switch (action.kind) {
      case 'arrive':
        arrive(draft, nation, action);
        break;
      case 'berbers':
        buyMore(draft, nation, action.values['count'] as number);
        break;
      case 'capital':
        declareCapital(draft, nation, action.fixed['place'] as PlaceId);
        break;
      default:
        placeBought(draft, nation, action.fixed['to'] as ProvinceId, action.fixed['unit'] as CombatKind);
    }
    placeOnly(draft, nation);
  },
  end(draft, nation) {
    const { bought } = draft.state.nations[nation] ?? {};
    change(draft, nation, { bought: undefined, filled: undefined, due: undefined });
    if (bought && Object.keys(bought).length > 0) {
      tell(draft, { kind: 'not-placed', rule: '3.1', nation, units: bought, leaders: [] });
    }
  },
  whyNot: (view, nation, action) => whyNotPlaced(view, nation, action),
};

/** Where reinforcements may appear. */
function placesOf(view: View, nation: NationId, { at: places }: Due): readonly PlaceId[] {
  return places.flatMap((one): readonly PlaceId[] =>
    one === 'own-territory' ? held(view, nation) : one === 'band' ? [] : [one],
  );
}

/** Reinforcements that have one place only go there by themselves; those that have none do not come (3.2). */
function placeOnly(draft: Draft, nation: NationId): void {
  for (;;) {
    const [due, ...rest] = draft.state.nations[nation]?.due ?? [];
    if (!due) return;
    const empty = Object.keys(due.units).length === 0 && due.leaders.length === 0;
    const places = placesOf(draft, nation, due);
    const [only] = places;
    if (!empty && (places.length > 1 || boughtFirst(draft, nation))) return;
    if (empty && due.bought) return;
    const more = due.bought && only !== undefined && due.leaders.length > 0;
    change(draft, nation, {
      due: more ? [{ ...due, units: {}, leaders: [] }, ...rest] : rest.length > 0 ? rest : undefined,
    });
    if (empty) continue;
    if (only === undefined) {
      tell(draft, { kind: 'not-placed', rule: '3.2', nation, units: due.units, leaders: due.leaders });
    } else land(draft, nation, due, only, due.units, due.leaders);
    if (more) return;
  }
}

/** Puts reinforcements into a place, whatever stands there (3.2: no limit of stacking). */
function land(
  draft: Draft,
  nation: NationId,
  due: Due,
  place: PlaceId,
  units: Quota,
  leaders: readonly LeaderId[],
): void {
  const cohorts = cohortsOf(nation, units, leaders);
  const coming = due.guests ? cohorts.map((c) => (isUnit(c) ? { ...c, guest: true as const } : c)) : cohorts;
  put(draft, place, [...at(draft, place), ...coming]);
  tell(draft, { kind: 'arrived', rule: due.rule ?? ruleOf(place), nation, place, units, leaders });
}

function ruleOf(place: ArrivalPlace | PlaceId): RuleId {
  if (place === 'africa') return '3.2-africa';
  if (place === SEA) return '3.2-sea';
  return isOffMap(place) ? '3.2-gascony' : '3.2';
}

/**
 * Whether the order matters: reinforcements come into the nation's own provinces, and would fill them over the limit that
 * binds what was bought (ruling reinforcements-home).
 */
function boughtFirst(view: View, nation: NationId): boolean {
  const [due] = view.state.nations[nation]?.due ?? [];
  if (!due?.at.includes('own-territory') || Object.keys(due.units).length === 0) return false;
  return askBought(view, nation) !== undefined;
}

/** Both questions at once: where reinforcements go, and where what was bought goes, which the preset places first. */
function eitherFirst(due: Decision, bought: Decision | undefined): Decision {
  if (!bought) return due;
  const choices = [...due.choices, ...bought.choices.filter(({ kind }) => kind !== 'end')];
  const { preset } = bought.preset?.kind === 'place' ? bought : due;
  return { ...due, choices, ...(preset && { preset }) };
}

/** Asks where the first reinforcements go that have a choice. */
function askDue(view: View, nation: NationId): Decision | undefined {
  const [due] = view.state.nations[nation]?.due ?? [];
  if (!due || (Object.keys(due.units).length === 0 && due.leaders.length === 0)) return undefined;
  const units = due.units as Picked;
  const leaders: Picked = Object.fromEntries(due.leaders.map((leader) => [leader, 1]));
  const all = total(units);
  const chiefs = due.leaders.length;
  const places = placesOf(view, nation, due);
  const some: Choice['ranges'][] = [];
  const withLeaders = { is: 'parts' as const, of: leaders, min: 0, max: chiefs };
  if (all > 0) {
    some.push({
      units: { is: 'parts', of: units, min: 1, max: all },
      ...(chiefs > 0 ? { leaders: withLeaders } : {}),
    });
  }
  if (chiefs > 0) some.push({ leaders: { ...withLeaders, min: 1 } });
  return {
    by: [seatOf(view, nation)],
    kind: 'arrive',
    rule: due.leaders.length > 0 && all === 0 ? '3.3' : '3.2',
    phase: '',
    params: { nation, units: { ...due.units }, leaders: [...due.leaders], places: [...places] },
    choices: places.flatMap((to) => some.map((ranges) => ({ kind: 'arrive', fixed: { to }, ranges }))),
    preset: {
      kind: 'arrive',
      fixed: { to: likeliest(view, nation, places, all > 0) },
      values: { ...(all > 0 ? { units } : {}), ...(chiefs > 0 ? { leaders } : {}) },
    },
  };
}

/** Where units find most room, which is anywhere off the map; leaders alone where most can follow them. */
function likeliest(view: View, nation: NationId, places: readonly PlaceId[], withUnits: boolean): string {
  const followers = (place: PlaceId) => countUnits(at(view, place).filter((c) => c.owner === nation && !isWork(c)));
  const room = (place: PlaceId) => limit(view, nation, place) - stacked(view, nation, place);
  const fit = withUnits ? room : followers;
  const [first = ''] = places;
  return places.reduce<PlaceId | ''>((best, place) => (best !== '' && fit(place) > fit(best) ? place : best), first);
}

function arrive(draft: Draft, nation: NationId, action: Action): void {
  const [due, ...rest] = draft.state.nations[nation]?.due ?? [];
  if (!due) return;
  const to = action.fixed['to'] as PlaceId;
  const units = (action.values['units'] ?? {}) as Quota;
  const leaders = Object.keys((action.values['leaders'] ?? {}) as Picked) as LeaderId[];
  const left: Due = { ...due, units: less(due.units, units), leaders: due.leaders.filter((l) => !leaders.includes(l)) };
  land(draft, nation, due, to, units, leaders);
  change(draft, nation, { due: [left, ...rest] });
}

/** More of a kind that may be had for points, once the leader stands whom they follow. */
function askBerbers(view: View, nation: NationId): Decision | undefined {
  const offer = view.state.nations[nation]?.due?.[0]?.bought;
  if (!offer) return undefined;
  const { kind, most, vpEach } = offer;
  return {
    by: [seatOf(view, nation)],
    kind: 'berbers',
    rule: ruleOfMore(nation, kind),
    phase: '',
    params: { nation, most, points: vpEach },
    choices: [{ kind: 'berbers', fixed: {}, ranges: { count: { is: 'number', min: 0, max: most } } }],
    preset: { kind: 'berbers', fixed: {}, values: { count: 0 } },
  };
}

function ruleOfMore(nation: NationId, kind: CombatKind): RuleId {
  return RULE_OF_KIND[kind] ?? ruleOfNation(nation);
}

function buyMore(draft: Draft, nation: NationId, count: number): void {
  const [due, ...rest] = draft.state.nations[nation]?.due ?? [];
  change(draft, nation, { due: rest.length > 0 ? rest : undefined });
  const [leader] = draft.tables.nations[nation].arrivals[draft.state.turn]?.find((one) => one.bought)?.leaders ?? [];
  const place = PROVINCES.find((one) => at(draft, one).some((c) => c.leader === leader));
  if (!due?.bought || count === 0 || place === undefined) return;
  const { kind, vpEach } = due.bought;
  award(draft, nation, -vpEach * count, ruleOfMore(nation, kind), 'berbers', [place], count);
  land(draft, nation, due, place, { [kind]: count }, []);
}

/** Asks where what was bought goes; nothing where it has no place to go to. */
function askBought(view: View, nation: NationId): Decision | undefined {
  const { bought } = view.state.nations[nation] ?? {};
  if (!bought) return undefined;
  const lands = held(view, nation);
  const choices = COMBAT_KINDS.flatMap((unit) =>
    bought[unit] ? lands.filter((to) => !whyNotHere(view, nation, to, unit)).map((to) => placing(to, unit)) : [],
  );
  // A province that is full may become the capital, and hold one more (4.3).
  const full = lands.filter((to) =>
    COMBAT_KINDS.some((unit) => bought[unit] && whyNotHere(view, nation, to, unit)?.code === 'place-full'),
  );
  const capitals = capitalChoice(view, nation, full);
  const [first] = choices;
  if (!first && capitals.length === 0) return undefined;
  return {
    by: [seatOf(view, nation)],
    kind: 'place',
    rule: '3.1',
    phase: '',
    params: { nation, units: { ...bought } },
    choices: [...choices, ...capitals, ...(first ? [] : [END])],
    preset: first
      ? { kind: 'place', fixed: first.fixed, values: {} }
      : (costlessCapital(view, nation, makingRoom(view, nation, capitals)) ?? ENDED),
  };
}

const placing = (to: PlaceId, unit: CombatKind): Choice => ({ kind: 'place', fixed: { to, unit }, ranges: {} });

/** Why a unit that was bought cannot be placed in a province, or nothing (3.1). */
function whyNotHere(view: View, nation: NationId, to: PlaceId, unit: CombatKind): Refusal | undefined {
  const params = { nation, place: to };
  if (!isProvince(to) || holder(view, to) !== nation) return refuse('place-not-held', '3.1', params);
  if (view.state.nations[nation]?.filled?.includes(to)) return refuse('place-one-each', '3.1', params);
  if (unit === 'castle' && at(view, to).some(isWork)) return refuse('castle-there', '4.2', params);
  const most = limit(view, nation, to);
  return stacked(view, nation, to) > most ? refuse('place-full', '3.1', { ...params, limit: most }) : undefined;
}

function placeBought(draft: Draft, nation: NationId, to: ProvinceId, unit: CombatKind): void {
  const { bought = {}, filled = [] } = draft.state.nations[nation] ?? {};
  const left = less(bought, { [unit]: 1 });
  change(draft, nation, {
    bought: Object.keys(left).length > 0 ? left : undefined,
    filled: PROVINCES.filter((place) => place === to || filled.includes(place)),
  });
  raise(draft, nation, to, unit);
  tell(draft, { kind: 'arrived', rule: '3.1', nation, place: to, units: { [unit]: 1 }, leaders: [] });
}

/** Puts one unit into a province; a castle takes the place of the ruin there, whose counter goes back (9.5). */
export function raise(draft: Draft, nation: NationId, to: PlaceId, unit: CombatKind, counter?: 'special'): void {
  const there = unit === 'castle' ? at(draft, to).filter((c) => c.kind !== 'ruin') : at(draft, to);
  put(draft, to, [...there, { owner: nation, kind: unit, count: 1, ...(counter && { counter }) }]);
}

function whyNotPlaced(view: View, nation: NationId, action: Action): Refusal | undefined {
  const { bought = {}, due } = view.state.nations[nation] ?? {};
  const to = action.fixed['to'] as PlaceId;
  switch (action.kind) {
    case 'place': {
      const unit = action.fixed['unit'] as CombatKind;
      if (!bought[unit] || (due && !boughtFirst(view, nation))) return refuse('not-due', '3.1', { nation });
      return whyNotHere(view, nation, to, unit);
    }
    case 'arrive':
      return due?.[0] && !placesOf(view, nation, due[0]).includes(to)
        ? refuse('place-not-here', '3.2', { nation, place: to })
        : refuse('not-due', '3.2', { nation });
    case 'berbers': {
      const { kind, most } = due?.[0]?.bought ?? { kind: 'berber', most: 0 };
      return refuse('berbers-most', ruleOfMore(nation, kind), { nation, count: most });
    }
    case 'capital':
      return whyNoCapital(view, nation, action.fixed['place'] as PlaceId);
    case 'end':
      return refuse('place-first', '3', { nation });
    default:
      return undefined;
  }
}
