import { total } from '../../kernel/choices.ts';
import type { Action, Choice, Decision, Refusal, Value } from '../../kernel/contract.ts';
import {
  isOffMap,
  isProvince,
  type NationId,
  PLACES,
  PROVINCES,
  type PlaceId,
  type ProvinceId,
  type RuleId,
  SEA,
} from '../data/ids.ts';
import { type CodeOf, type Reason, refuse } from '../refusals.ts';
import type { Cohort, Halt, Pile, State } from '../state.ts';
import type { Phase, PhaseId } from '../turn.ts';
import { askPile, beginArdour, namePile } from './ardour.ts';
import { rebuild, rebuildChoices, whyNotRebuildSo } from './castles.ts';
import { mayLeave, pin, quota } from './forced-passage.ts';
import type { PhaseHandler } from './hooks.ts';
import { allies, enemyUnits, hasAllies } from './relations.ts';
import { markPile, onlyMarked, onlyPile, partPile, pickUp, pilePlaces, stepsWithPile, takesPile } from './pile.ts';
import { isClosed, landings, maySail, mustLeave, strays, wayOut } from './sea.ts';
import { uncrowd } from './stacking.ts';
import {
  available,
  countUnits,
  isUnit,
  isWork,
  keyOf,
  leadersOf,
  of,
  type Picked,
  take,
  tally,
  unitsOf,
} from './units.ts';
import { at, type Draft, note, put, tell, type View } from './view.ts';

/** Rules 5, 5.1, 5.2, 5.4 to 5.6: a move is one step of part of the units of a place. Passing enemies is rule 5.3. */

const ALLOWANCE = { infantry: 2, knight: 2, elite: 3, cavalry: 4, berber: 2, castle: 0, fort: 0 } as const;
/** A leader adds one province; alone he enters three (5.2). */
const LEADER_ADDS = 1;
const LEADER_ALONE = 3;

const END: Choice = { kind: 'end', fixed: {}, ranges: {} };

/** The movement phase (5, 9.1, 9.2). */
export const movement: PhaseHandler = {
  begin(draft, nation, phase) {
    // The movement of a pile is none of the others.
    if (!onlyPile(draft)) uncrowd(draft, nation);
    if (phase.id === 'ardour-movement') beginArdour(draft, nation);
    if (phase.run === 1) markPile(draft, nation);
  },
  ask(view, nation, phase) {
    if (phase.id === 'ardour-movement' && !view.state.tally.pile) return askPile(view, nation);
    const question = askMovement(view, nation, phase);
    const castles = rebuildChoices(view, nation);
    return question && castles.length > 0 ? { ...question, choices: [...question.choices, ...castles] } : question;
  },
  answer(draft, nation, action) {
    if (action.kind === 'step') makeStep(draft, nation, action);
    else if (action.kind === 'pile') namePile(draft, nation, action.fixed['place'] as PlaceId);
    else rebuild(draft, nation, action);
  },
  end(draft, nation, phase) {
    mustLeave(draft, nation, phase);
    partPile(draft, nation, phase);
  },
  whyNot(view, nation, action) {
    switch (action.kind) {
      case 'step':
        return view.state.phase === 'ardour-movement' && !view.state.tally.pile
          ? refuse('pile-first', '9.2', { nation })
          : whyNotStep(view, nation, action);
      case 'rebuild':
        return whyNotRebuildSo(view, nation, action);
      case 'pile':
        return refuse('no-pile', '9.2', { nation, place: action.fixed['place'] as PlaceId });
      case 'end':
        return refuse('not-an-action', '1', {});
      default:
        return undefined;
    }
  },
};

/**
 * What the movement phase asks: a step, or the end of movement; nothing of a nation that has nobody who could move. `lost`
 * names the places whose units the end of the phase would remove (ruling must-leave); the preset leads them out first.
 */
function askMovement(view: View, nation: NationId, phase: Phase): Decision | undefined {
  const offered = steps(view, nation);
  if (offered.length === 0 && (onlyPile(view) || !PLACES.some((place) => hasMovers(view, nation, place)))) {
    return undefined;
  }
  const lost = strays(view, nation, phase).map(({ place }) => place);
  return {
    by: [view.state.nations[nation]?.seat ?? nation],
    kind: 'move',
    rule: '5',
    phase: '',
    params: { nation, ...(lost.length > 0 ? { lost } : {}) },
    choices: [...offered, END],
    preset: wayOut(view, nation, lost, offered) ?? { kind: 'end', fixed: {}, values: {} },
  };
}

function hasMovers(view: View, nation: NationId, place: PlaceId): boolean {
  for (const c of at(view, place)) if (c.owner === nation && moves(c)) return true;
  return false;
}

function moves(cohort: Cohort): boolean {
  return cohort.kind !== 'ruin' && !isWork(cohort);
}

/** Every step that the active nation can make now: each place it stands in, towards each place it can enter. */
export function steps(view: View, nation: NationId): readonly Choice[] {
  const pile = pileNow(view);
  if (pile) return stepsOfPile(view, nation, pile);
  if (onlyMarked(view)) {
    return pilePlaces(view, nation).flatMap((from) => stepsFrom(view, nation, from).flatMap(stepsWithPile));
  }
  const choices: Choice[] = [];
  for (const from of PLACES) {
    if (hasMovers(view, nation, from)) choices.push(...stepsFrom(view, nation, from));
  }
  return choices;
}

/** The steps found out of what stands in a place, and what else they hang on. */
interface Found {
  readonly from: PlaceId;
  readonly nation: NationId;
  readonly turn: number;
  readonly phase: PhaseId | null;
  readonly tables: View['tables'];
  readonly rulings: State['rulings'];
  readonly choices: readonly Choice[];
}

/** Most places are the same after an answer as before, and where units may go hangs on where they stand alone. */
const found = new WeakMap<readonly Cohort[], Found>();

function stepsFrom(view: View, nation: NationId, from: PlaceId): readonly Choice[] {
  // What stands in an ally's way hangs on where that ally stands.
  if (hasAllies(view, nation)) return freshSteps(view, nation, from);
  const there = at(view, from);
  const { tables, state } = view;
  const { turn, phase, rulings } = state;
  const known = found.get(there);
  if (
    known?.from === from &&
    known.nation === nation &&
    known.turn === turn &&
    known.phase === phase &&
    known.tables === tables &&
    known.rulings === rulings
  ) {
    return known.choices;
  }
  const choices = freshSteps(view, nation, from);
  found.set(there, { from, nation, turn, phase, tables, rulings, choices });
  return choices;
}

/** How a step leads from one place to another. */
type Way =
  /** Over a border, or from Africa over the straits: the province entered counts. */
  | 'land'
  /** Over a strait: it takes the whole movement. */
  | 'strait'
  /** Between Gascony and Narbonne: it costs nothing (3.2-gascony). */
  | 'beyond'
  /** From the sea to the coast. */
  | 'landing'
  /** From the coast to the sea, where units stay (5.6-supremacy). */
  | 'sail';

/** The way from one place to another that is open to a nation, whoever of it goes; nothing where there is none. */
function wayTo(view: View, nation: NationId, from: PlaceId, to: PlaceId): Way | undefined {
  if (to === SEA) return maySail(view, nation, from) ? 'sail' : undefined;
  if (from === SEA) return landings(view, nation).some((place) => place === to) ? 'landing' : undefined;
  const { borders, straits } = view.tables;
  const strait = straits[from].includes(to);
  if (!borders[from][to] && !strait) return undefined;
  if (!isOffMap(to)) return strait && !borders[from][to] && from !== 'africa' ? 'strait' : 'land';
  if (isOffMap(from)) return 'beyond';
  if (!view.hooks[nation]?.entersOffMap?.(view).includes(to)) return undefined;
  return strait ? 'strait' : 'land';
}

function freshSteps(view: View, nation: NationId, from: PlaceId): readonly Choice[] {
  // With a leader and without one differ in who may come along: two choices. Over every border go the same units.
  const known: { [way in Way]?: readonly Choice['ranges'][] } = {};
  const choices: Choice[] = [];
  for (const to of reachable(view, nation, from)) {
    const way = wayTo(view, nation, from, to);
    if (!way) continue;
    const ally = isAllys(view, nation, to);
    // A strait takes the whole movement, and nobody stays with an ally.
    if (ally && way === 'strait') continue;
    const all = ally ? ways(view, nation, from, way, to) : (known[way] ?? ways(view, nation, from, way));
    if (!ally) known[way] = all;
    for (const ranges of all) choices.push({ kind: 'step', fixed: { from, to }, ranges });
  }
  return choices;
}

/** Places that one step from a place may lead to at all. */
function reachable(view: View, nation: NationId, from: PlaceId): readonly PlaceId[] {
  if (from === SEA) return landings(view, nation);
  const near = view.tables.nextDoor[from];
  return maySail(view, nation, from) ? [...near, SEA] : near;
}

/** Who may make a step out of a place: without a leader, and with one. `ally`: an ally's place, which they must leave again. */
function ways(view: View, nation: NationId, from: PlaceId, way: Way, ally?: PlaceId): readonly Choice['ranges'][] {
  const there = of(at(view, from), nation);
  const may = (c: Cohort, led: boolean) =>
    !whyStuck(view, c, from, way, led) && (ally === undefined || goesOn(view, nation, c, ally, led));
  const goers = (led: boolean) => available(there, (c) => isUnit(c) && may(c, led));
  const all: Choice['ranges'][] = [];
  const units = goers(false);
  const most = Math.min(total(units), mayLeave(view, nation, from, 0) ?? 0);
  if (most > 0) all.push({ units: parts(units, 1, most) });
  const leaders = available(there, (c) => c.kind === 'leader' && may(c, true));
  let chiefs = total(leaders);
  if (chiefs === 0) return all;
  // Where a quota stays behind, one of several leaders may have to stay with it.
  let free = mayLeave(view, nation, from, chiefs);
  while (free === null && chiefs > 1) free = mayLeave(view, nation, from, --chiefs);
  if (free === null) return all;
  const beside = goers(true);
  all.push({ units: parts(beside, 0, Math.min(free, total(beside))), leaders: parts(leaders, 1, chiefs) });
  return all;
}

/** Whether an ally's units stand in a place: one may pass there, and not stay (9.6-allies, ruling stopping-in-ally). */
function isAllys(view: View, nation: NationId, place: PlaceId): boolean {
  return isProvince(place) && at(view, place).some((c) => isUnit(c) && allies(view, nation, c.owner));
}

/** Whether a cohort that steps into an ally's place can step out of it again. */
function goesOn(view: View, nation: NationId, cohort: Cohort, place: PlaceId, led: boolean): boolean {
  const left = reachOf(cohort, led) - (cohort.steps ?? 0) - 1;
  return isWayOn(view, nation, place, left, led);
}

/** Whether so many steps lead out of an ally's place to where one may stay, through other places of allies or not. */
function isWayOn(view: View, nation: NationId, place: PlaceId, left: number, led: boolean): boolean {
  const seen = new Set([place]);
  let front: readonly PlaceId[] = [place];
  // A leader who has not set out has no number of steps yet: the places are what ends this.
  for (let n = left; n >= 1 && front.length > 0; n--) {
    const next = front
      .filter((from) => led || !isMountain(view, from))
      .flatMap((from) => view.tables.neighbours[from].filter((to) => isProvince(to) && !seen.has(to)));
    if (next.some((to) => !isAllys(view, nation, to))) return true;
    for (const to of next) seen.add(to);
    front = [...new Set(next)];
  }
  return false;
}

/** The pile that moves with ardour in this phase, if one does (9.2). */
function pileNow({ state }: View): Pile | undefined {
  return state.phase === 'ardour-movement' ? state.tally.pile : undefined;
}

/** The pile goes as one, from where it is: it may leave units on the way, and take others along (9.2). */
function stepsOfPile(view: View, nation: NationId, { place, leader }: Pile): readonly Choice[] {
  const all = freshSteps(view, nation, place);
  if (leader === undefined) return all;
  return all.flatMap((choice): readonly Choice[] => {
    const { units, leaders } = choice.ranges;
    if (leaders?.is !== 'parts' || !units) return [];
    const chief = Object.fromEntries(Object.entries(leaders.of).filter(([key]) => key.startsWith(`leader:${leader}`)));
    return total(chief) > 0 ? [{ ...choice, ranges: { units, leaders: parts(chief, 1, 1) } }] : [];
  });
}

function parts(of: Picked, min: number, max: number): Choice['ranges'][string] {
  return { is: 'parts', of, min, max };
}

type Stuck = Reason<CodeOf<'nation' | 'from' | 'to' | 'unit'>>;

/** Why a cohort cannot make a step, or nothing. `led`: a leader makes it with them. */
function whyStuck(view: View, cohort: Cohort, from: PlaceId, way: Way, led: boolean): Stuck | undefined {
  if (!moves(cohort)) return ['works-stay', '5.1'];
  if (cohort.halt) return HALTED[cohort.halt];
  if (way === 'strait' && cohort.steps) return ['strait-first', '5.5'];
  if (way === 'beyond') return cohort.from ? ['spent', '3.2-gascony'] : undefined;
  // Who has only just gone beyond the Pyrenees stays there (5.4).
  if (isOffMap(from) && cohort.steps) return ['spent', '5.4'];
  if (!led && cohort.kind !== 'leader') {
    // Who went into the mountains beside a leader goes on beside a leader.
    if (cohort.steps && isMountain(view, from)) return HALTED.mountain;
    if (cohort.kind === 'berber') return ['halted-left', '11-umayyads-berbers'];
  }
  if ((cohort.steps ?? 0) >= reachOf(cohort, led)) return led || cohort.led ? ['spent-led', '5.2'] : ['spent', '5.1'];
  return undefined;
}

function isMountain(view: View, place: PlaceId): boolean {
  return view.tables.provinces[place as ProvinceId]?.terrain === 'mountain';
}

const HALTED: Readonly<Record<Halt, Stuck>> = {
  mountain: ['halted-mountain', '5.1-mountain'],
  strait: ['halted-strait', '5.5'],
  sea: ['halted-sea', '5.6-supremacy'],
  pinned: ['halted-pinned', '5.3'],
  'left-behind': ['halted-left', '5.2'],
};

/** How many provinces a cohort may enter in this phase, if it steps with a leader or without. */
function reachOf(cohort: Cohort, led: boolean): number {
  if (cohort.kind === 'leader') return cohort.reach ?? Number.POSITIVE_INFINITY;
  if (cohort.kind === 'ruin') return 0;
  // The extra province is for units that set out with a leader and step with one.
  const withLeader = led && (cohort.led === true || !cohort.steps);
  return ALLOWANCE[cohort.kind] + (withLeader ? LEADER_ADDS : 0);
}

/** Makes a step that `accepts` took. */
function makeStep(draft: Draft, nation: NationId, action: Action): void {
  const from = action.fixed['from'] as PlaceId;
  const to = action.fixed['to'] as PlaceId;
  const { units, leaders, joined } = action.values as { readonly [name: string]: Picked | undefined };
  const led = leaders !== undefined;
  const way = wayTo(draft, nation, from, to) ?? 'land';
  const { taken: goers, rest } = take(at(draft, from), nation, { ...units, ...leaders, ...joined });
  const taken = pickUp(goers);
  const river = draft.tables.borders[from][to]?.river ?? null;
  const halt = haltAt(draft, way, to, led);
  const reach = reachTogether(taken);
  const cost = way === 'beyond' ? 0 : 1;
  const left = led ? leftBehind(rest, nation) : [];
  put(
    draft,
    from,
    rest.map((c) => (left.includes(c) ? { ...c, halt: 'left-behind' as const } : c)),
  );
  tell(draft, {
    kind: 'moved',
    rule: way === 'landing' && isClosed(draft, to) ? '11-crusade-landing' : RULE_OF[way],
    nation,
    from,
    to,
    units: tally(taken),
    leaders: leadersOf(taken),
    river: river !== null,
  });
  if (draft.hooks[nation]?.leavesAt?.(draft).includes(to)) leave(draft, nation, to, taken);
  else {
    const moved = taken.map((cohort) => stepped(cohort, { from, river: river !== null, led, halt, reach, cost }));
    put(draft, to, [...at(draft, to), ...moved]);
  }
  if (halt) {
    tell(draft, { kind: 'halted', rule: HALTED[halt][1], nation, place: to, units: tally(taken), why: halt });
  }
  if (left.length > 0) {
    tell(draft, { kind: 'halted', rule: '5.2', nation, place: from, units: tally(left), why: 'left-behind' });
  }
  // Who goes on out of a place that enemies hold leaves a quota behind for the rest of the phase.
  if (enemyUnits(draft, from, nation) > 0) pin(draft, nation, from);
  if (draft.hooks[nation]?.treads?.(draft.state)) tread(draft, [from, to]);
  const pile = pileNow(draft);
  if (pile) note(draft, { pile: { ...pile, place: to } });
}

const RULE_OF: { readonly [way in Way]: RuleId } = {
  land: '5',
  strait: '5.5',
  beyond: '3.2-gascony',
  landing: '5.6',
  sail: '5.6-supremacy',
};

/** Remembers provinces that the nation has been in (11-rome-forts). */
function tread(draft: Draft, places: readonly PlaceId[]): void {
  const all: readonly PlaceId[] = [...(draft.state.tally.trodden ?? []), ...places];
  note(draft, { trodden: PROVINCES.filter((place) => all.includes(place)) });
}

/** Units that move out of the game, and score by it where their nation says so. */
function leave(draft: Draft, nation: NationId, place: PlaceId, gone: readonly Cohort[]): void {
  const units = tally(gone);
  tell(draft, { kind: 'left', rule: '5.4', nation, place, units, leaders: leadersOf(gone), why: 'leaves' });
  draft.hooks[nation]?.onLeave?.(draft, place, countUnits(gone), 'movement');
}

interface Stepped {
  readonly from: PlaceId;
  readonly river: boolean;
  readonly led: boolean;
  readonly halt: Halt | undefined;
  readonly reach: number;
  /** Provinces that the step counts for. */
  readonly cost: 0 | 1;
}

function stepped(cohort: Cohort, { from, river, led, halt, reach, cost }: Stepped): Cohort {
  const { river: _, halt: __, led: wasLed, ...rest } = cohort;
  const keepsLed = led && (wasLed === true || !cohort.steps);
  if (cost === 0) return { ...rest, from };
  return {
    ...rest,
    steps: (cohort.steps ?? 0) + 1,
    from,
    ...(cohort.kind === 'leader' ? { reach: cohort.reach ?? reach } : {}),
    ...(keepsLed && cohort.kind !== 'leader' ? { led: true as const } : {}),
    ...(halt ? { halt } : {}),
    ...(river ? { river: true as const } : {}),
  };
}

/** A mountain stops those who step without a leader (5.1-mountain, 5.2); a strait takes the whole movement (5.5). */
function haltAt(view: View, way: Way, to: PlaceId, led: boolean): Halt | undefined {
  if (way === 'strait') return 'strait';
  if (way === 'sail') return 'sea';
  return !led && isMountain(view, to) ? 'mountain' : undefined;
}

/** A leader goes as far as the best of those he sets out with, three provinces alone (5.2). */
function reachTogether(taken: readonly Cohort[]): number {
  const best = taken.filter(isUnit).map((c) => ALLOWANCE[c.kind] + LEADER_ADDS);
  return best.length > 0 ? Math.max(...best) : LEADER_ALONE;
}

/** Units that came with a leader and that he, the last one there, leaves behind: they go no further (5.2). */
function leftBehind(rest: readonly Cohort[], nation: NationId): readonly Cohort[] {
  const own = of(rest, nation);
  return own.some((c) => c.kind === 'leader') ? [] : own.filter((c) => c.led && !c.halt);
}

/** Why a step is not offered. */
function whyNotStep(view: View, nation: NationId, action: Action): Refusal {
  const from = action.fixed['from'] as PlaceId;
  const to = action.fixed['to'] as PlaceId;
  const params = { nation, from, to };
  const { neighbours, straits } = view.tables;
  const pile = pileNow(view);
  if (pile && from !== pile.place) return refuse('pile-only', '9.2', { nation, place: pile.place });
  const way = wayTo(view, nation, from, to);
  if (!way) {
    if (to === SEA) {
      return view.tables.landings.some((place) => place === from)
        ? refuse('no-supremacy', '5.6-supremacy', params)
        : refuse('no-anchor', '5.6', params);
    }
    if (from === SEA) return refuse('no-anchor', '3.2-sea', params);
    if (isOffMap(to)) return refuse('no-entry-off-map', '5.4', params);
    if (!neighbours[from].includes(to) && !straits[from].includes(to)) {
      return meetAtCorner(view, from as ProvinceId, to as ProvinceId)
        ? refuse('corner', '5-corners', params)
        : refuse('no-border', '5', params);
    }
    return refuse('not-a-step', '5', params);
  }
  const there = of(at(view, from), nation);
  const { units, leaders, joined } = action.values;
  const picked = { ...pickedIn(units), ...pickedIn(leaders), ...pickedIn(joined) };
  if (onlyMarked(view) && !takesPile(pickedIn(units), pickedIn(leaders))) {
    const [place = null] = pilePlaces(view, nation);
    return refuse('pile-only', '10.3-minor-invasion', { nation, place });
  }
  if (there.length === 0 || Object.keys(picked).length === 0) return refuse('nobody-there', '5', {});
  let leaving = 0;
  for (const [key, n] of Object.entries(picked)) {
    const cohort = there.find((c) => keyOf(c) === key);
    if (!cohort || cohort.count < n) return refuse('nobody-there', '5', {});
    const led = leaders !== undefined;
    const stuck = whyStuck(view, cohort, from, way, led);
    if (stuck) return refuse(...stuck, { ...params, unit: cohort.kind });
    if (isAllys(view, nation, to) && (way === 'strait' || !goesOn(view, nation, cohort, to, led))) {
      return refuse('no-way-on', '9.6-allies', params);
    }
    if (isUnit(cohort)) leaving += n;
  }
  const enemies = enemyUnits(view, from, nation);
  if (enemies === 0) return refuse('not-a-step', '5', params);
  const needs = quota(view, from, nation);
  const here = unitsOf(there, nation);
  const passage = { ...params, needs, stay: here - leaving };
  if (here <= needs) return refuse('stopped', '5.1-nation', passage);
  return refuse('quota', needs === enemies ? '5.3-castle' : '5.3', passage);
}

function pickedIn(value: Value | undefined): Picked {
  return typeof value === 'object' ? value : {};
}

function meetAtCorner(view: View, a: ProvinceId, b: ProvinceId): boolean {
  return view.tables.fourCorners.some((four) => {
    const i = four.indexOf(a);
    return i >= 0 && four[(i + 2) % 4] === b;
  });
}
