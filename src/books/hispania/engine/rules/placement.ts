import { total } from '../../../../kernel/choices.ts';
import type { Choice, Refusal } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Question } from '../actions.ts';
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
import { at, change, type Draft, put, recordOf, seatOf, tell, type View } from './view.ts';

/**
 * Rules 3, 3.1 and 3.2: reinforcements are placed; their player divides them if they may choose. Bought units are
 * placed 1 per province, at most 1 over the limit, and before reinforcements that would fill the provinces.
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
        buyMore(draft, nation, action.values.count);
        break;
      case 'capital':
        declareCapital(draft, nation, action.fixed.place);
        break;
      case 'place':
        if (isProvince(action.fixed.to)) placeBought(draft, nation, action.fixed.to, action.fixed.unit);
        break;
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

/** Places where reinforcements may arrive. */
function placesOf(view: View, nation: NationId, { at: places }: Due): readonly PlaceId[] {
  return places.flatMap((one): readonly PlaceId[] =>
    one === 'own-territory' ? held(view, nation) : one === 'band' ? [] : [one],
  );
}

/** Reinforcements with only one place are placed automatically; those without a place are lost (3.2). */
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

/** Places reinforcements, without a stacking limit (3.2). */
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
 * Whether the order matters: reinforcements arrive in the nation's own provinces and would fill them over the limit for
 * bought units (ruling reinforcements-home).
 */
function boughtFirst(view: View, nation: NationId): boolean {
  const [due] = view.state.nations[nation]?.due ?? [];
  if (!due?.at.includes('own-territory') || Object.keys(due.units).length === 0) return false;
  return askBought(view, nation) !== undefined;
}

/** Both questions together: the places of reinforcements and of bought units. The preset places bought units first. */
function eitherFirst(due: Question, bought: Question | undefined): Question {
  if (!bought) return due;
  const choices = [...due.choices, ...bought.choices.filter(({ kind }) => kind !== 'end')];
  const { preset } = bought.preset?.kind === 'place' ? bought : due;
  return { ...due, choices, ...(preset && { preset }) };
}

/** Asks for the place of the first reinforcements that have a choice. */
function askDue(view: View, nation: NationId): Question | undefined {
  const [due] = view.state.nations[nation]?.due ?? [];
  if (!due || (Object.keys(due.units).length === 0 && due.leaders.length === 0)) return undefined;
  const units = due.units as Picked;
  const leaders: Picked = Object.fromEntries(due.leaders.map((leader) => [leader, 1]));
  const all = total(units);
  const chiefs = due.leaders.length;
  const places = placesOf(view, nation, due);
  const some: Choice['ranges'][] = [];
  const withLeaders = { is: 'counts' as const, of: leaders, min: 0, max: chiefs };
  if (all > 0) {
    some.push({
      units: { is: 'counts', of: units, min: 1, max: all },
      ...(chiefs > 0 ? { leaders: withLeaders } : {}),
    });
  }
  if (chiefs > 0) some.push({ leaders: { ...withLeaders, min: 1 } });
  const best = likeliest(view, nation, places, all > 0);
  return {
    by: [seatOf(view, nation)],
    kind: 'arrive',
    rule: due.leaders.length > 0 && all === 0 ? '3.3' : '3.2',
    phase: '',
    params: { nation, units: { ...due.units }, leaders: [...due.leaders], places: [...places] },
    choices: places.flatMap((to) => some.map((ranges) => ({ kind: 'arrive', fixed: { to }, ranges }))),
    ...(best !== undefined && {
      preset: {
        kind: 'arrive',
        fixed: { to: best },
        values: { ...(all > 0 ? { units } : {}), ...(chiefs > 0 ? { leaders } : {}) },
      },
    }),
  };
}

/**
 * The place that can hold most further units; places off the map have no limit. For leaders alone, the place that most
 * units can follow them to.
 */
function likeliest(view: View, nation: NationId, places: readonly PlaceId[], withUnits: boolean): PlaceId | undefined {
  const followers = (place: PlaceId) => countUnits(at(view, place).filter((c) => c.owner === nation && !isWork(c)));
  const room = (place: PlaceId) => limit(view, nation, place) - stacked(view, nation, place);
  const fit = withUnits ? room : followers;
  let [best] = places;
  for (const place of places) if (best !== undefined && fit(place) > fit(best)) best = place;
  return best;
}

/** The leaders of an arrival, in the order of the answer. */
export function leadersIn({ values: { leaders = {} } }: ActionOf<'arrive'>): readonly LeaderId[] {
  // `Object.keys` forgets the type of the names.
  return Object.keys(leaders) as LeaderId[];
}

function arrive(draft: Draft, nation: NationId, action: ActionOf<'arrive'>): void {
  const [due, ...rest] = draft.state.nations[nation]?.due ?? [];
  if (!due) return;
  const { to } = action.fixed;
  const { units = {} } = action.values;
  const leaders = leadersIn(action);
  const left: Due = { ...due, units: less(due.units, units), leaders: due.leaders.filter((l) => !leaders.includes(l)) };
  land(draft, nation, due, to, units, leaders);
  change(draft, nation, { due: [left, ...rest] });
}

/** Further units of a kind that may be bought for points, after the placement of their leader. */
function askBerbers(view: View, nation: NationId): Question | undefined {
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
  const [leader] = recordOf(draft, nation).arrivals[draft.state.turn]?.find((one) => one.bought)?.leaders ?? [];
  const place = PROVINCES.find((one) => at(draft, one).some((c) => c.leader === leader));
  if (!due?.bought || count === 0 || place === undefined) return;
  const { kind, vpEach } = due.bought;
  award(draft, nation, -vpEach * count, ruleOfMore(nation, kind), 'berbers', [place], count);
  land(draft, nation, due, place, { [kind]: count }, []);
}

/** Asks for the places of bought units; undefined if there is none. */
function askBought(view: View, nation: NationId): Question | undefined {
  const { bought } = view.state.nations[nation] ?? {};
  if (!bought) return undefined;
  const lands = held(view, nation);
  const choices = COMBAT_KINDS.flatMap((unit) =>
    bought[unit] ? lands.filter((to) => !whyNotHere(view, nation, to, unit)).map((to) => placing(to, unit)) : [],
  );
  // A full province may become the capital, with a stacking limit 1 higher (4.3).
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

const placing = (to: PlaceId, unit: CombatKind): ChoiceOf<'place'> => ({
  kind: 'place',
  fixed: { to, unit },
  ranges: {},
});

/** The reason why a bought unit cannot be placed in a province, or undefined (3.1). */
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

/** Places 1 unit in a province; a castle replaces the ruin there, whose counter returns to its pool (9.5). */
export function raise(draft: Draft, nation: NationId, to: PlaceId, unit: CombatKind, counter?: 'special'): void {
  const there = unit === 'castle' ? at(draft, to).filter((c) => c.kind !== 'ruin') : at(draft, to);
  put(draft, to, [...there, { owner: nation, kind: unit, count: 1, ...(counter && { counter }) }]);
}

function whyNotPlaced(view: View, nation: NationId, action: Formed): Refusal | undefined {
  const { bought = {}, due } = view.state.nations[nation] ?? {};
  switch (action.kind) {
    case 'place': {
      const unit = COMBAT_KINDS.find((kind) => kind === action.fixed.unit);
      if (unit === undefined || !bought[unit] || (due && !boughtFirst(view, nation)))
        return refuse('not-due', '3.1', { nation });
      return whyNotHere(view, nation, action.fixed.to, unit);
    }
    case 'arrive': {
      const { to } = action.fixed;
      return due?.[0] && !placesOf(view, nation, due[0]).includes(to)
        ? refuse('place-not-here', '3.2', { nation, place: to })
        : refuse('not-due', '3.2', { nation });
    }
    case 'berbers': {
      const { kind, most } = due?.[0]?.bought ?? { kind: 'berber', most: 0 };
      return refuse('berbers-most', ruleOfMore(nation, kind), { nation, count: most });
    }
    case 'capital':
      return whyNoCapital(view, nation, action.fixed.place);
    case 'end':
      return refuse('place-first', '3', { nation });
    default:
      return undefined;
  }
}
