import { total } from '../../kernel/choices.ts';
import type { Action, Choice, Decision, Refusal } from '../../kernel/contract.ts';
import { isOffMap, type NationId, PLACES, type PlaceId, type ProvinceId } from '../data/ids.ts';
import { type CodeOf, type Reason, refuse } from '../refusals.ts';
import type { Cohort, Halt, State } from '../state.ts';
import { mayLeave, pin, quota } from './forced-passage.ts';
import { enemyUnits } from './relations.ts';
import { available, isUnit, isWork, keyOf, leadersOf, of, type Picked, take, tally, unitsOf } from './units.ts';
import { at, type Draft, put, tell, type View } from './view.ts';

/** Rules 5, 5.1, 5.2 and 5.5: a move is one step of part of the units of a province. Passing enemies is rule 5.3. */

const ALLOWANCE = { infantry: 2, knight: 2, elite: 3, cavalry: 4, berber: 2, castle: 0, fort: 0 } as const;
/** A leader adds one province; alone he enters three (5.2). */
const LEADER_ADDS = 1;
const LEADER_ALONE = 3;

const END: Choice = { kind: 'end', fixed: {}, ranges: {} };

/** What the movement phase asks: a step, or the end of movement; nothing of a nation that has nobody who could move. */
export function askMovement(view: View, nation: NationId): Decision | undefined {
  const offered = steps(view, nation);
  if (offered.length === 0 && !PLACES.some((place) => hasMovers(view, nation, place))) return undefined;
  return {
    by: [view.state.nations[nation]?.seat ?? nation],
    kind: 'move',
    rule: '5',
    phase: '',
    params: { nation },
    choices: [...offered, END],
    preset: { kind: 'end', fixed: {}, values: {} },
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
  readonly phase: number;
  readonly tables: View['tables'];
  readonly rulings: State['rulings'];
  readonly choices: readonly Choice[];
}

/** Most places are the same after an answer as before, and where units may go hangs on where they stand alone. */
const found = new WeakMap<readonly Cohort[], Found>();

function stepsFrom(view: View, nation: NationId, from: PlaceId): readonly Choice[] {
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
  // With a leader and without one differ in who may come along: two choices. Over every border go the same units, and over
  // every strait.
  const { neighbours, straits } = tables;
  const byLand = ways(view, nation, from, false);
  const bySea = straits[from].length > 0 ? ways(view, nation, from, true) : [];
  const choices: Choice[] = [];
  for (const to of neighbours[from]) {
    if (!isOffMap(to)) for (const ranges of byLand) choices.push({ kind: 'step', fixed: { from, to }, ranges });
  }
  for (const to of straits[from]) {
    if (isOffMap(to) || neighbours[from].includes(to)) continue;
    for (const ranges of bySea) choices.push({ kind: 'step', fixed: { from, to }, ranges });
  }
  found.set(there, { from, nation, turn, phase, tables, rulings, choices });
  return choices;
}

/** Who may make a step out of a place, over a border or a strait: without a leader, and with one. */
function ways(view: View, nation: NationId, from: PlaceId, strait: boolean): readonly Choice['ranges'][] {
  const there = of(at(view, from), nation);
  const goers = (led: boolean) => available(there, (c) => isUnit(c) && !whyStuck(view, c, from, strait, led));
  const found: Choice['ranges'][] = [];
  const units = goers(false);
  const most = Math.min(total(units), mayLeave(view, nation, from, 0) ?? 0);
  if (most > 0) found.push({ units: parts(units, 1, most) });
  const leaders = available(there, (c) => c.kind === 'leader' && !whyStuck(view, c, from, strait, true));
  let chiefs = total(leaders);
  if (chiefs === 0) return found;
  // Where a quota stays behind, one of several leaders may have to stay with it.
  let free = mayLeave(view, nation, from, chiefs);
  while (free === null && chiefs > 1) free = mayLeave(view, nation, from, --chiefs);
  if (free === null) return found;
  const beside = goers(true);
  found.push({ units: parts(beside, 0, Math.min(free, total(beside))), leaders: parts(leaders, 1, chiefs) });
  return found;
}

function parts(of: Picked, min: number, max: number): Choice['ranges'][string] {
  return { is: 'parts', of, min, max };
}

type Stuck = Reason<CodeOf<'nation' | 'from' | 'to' | 'unit'>>;

/** Why a cohort cannot make a step, or nothing. `led`: a leader makes it with them. */
function whyStuck(view: View, cohort: Cohort, from: PlaceId, strait: boolean, led: boolean): Stuck | undefined {
  if (!moves(cohort)) return ['works-stay', '5.1'];
  if (cohort.halt) return HALTED[cohort.halt];
  if (strait && cohort.steps) return ['strait-first', '5.5'];
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
export function makeStep(draft: Draft, nation: NationId, action: Action): void {
  const from = action.fixed['from'] as PlaceId;
  const to = action.fixed['to'] as PlaceId;
  const picked = { ...(action.values['units'] as Picked), ...(action.values['leaders'] as Picked | undefined) };
  const led = action.values['leaders'] !== undefined;
  const { taken, rest } = take(at(draft, from), nation, picked);
  const river = draft.tables.borders[from][to]?.river ?? null;
  const halt = haltAt(draft, from, to, led);
  const reach = reachTogether(taken);
  const moved = taken.map((cohort) => stepped(cohort, { from, river: river !== null, led, halt, reach }));
  const left = led ? leftBehind(rest, nation) : [];
  put(
    draft,
    from,
    rest.map((c) => (left.includes(c) ? { ...c, halt: 'left-behind' as const } : c)),
  );
  put(draft, to, [...at(draft, to), ...moved]);
  tell(draft, {
    kind: 'moved',
    rule: halt === 'strait' ? '5.5' : '5',
    nation,
    from,
    to,
    units: tally(taken),
    leaders: leadersOf(taken),
    river: river !== null,
  });
  if (halt) {
    tell(draft, { kind: 'halted', rule: HALTED[halt][1], nation, place: to, units: tally(taken), why: halt });
  }
  if (left.length > 0) {
    tell(draft, { kind: 'halted', rule: '5.2', nation, place: from, units: tally(left), why: 'left-behind' });
  }
  // Who goes on out of a place that enemies hold leaves a quota behind for the rest of the phase.
  if (enemyUnits(draft, from, nation) > 0) pin(draft, nation, from);
}

interface Stepped {
  readonly from: PlaceId;
  readonly river: boolean;
  readonly led: boolean;
  readonly halt: Halt | undefined;
  readonly reach: number;
}

function stepped(cohort: Cohort, { from, river, led, halt, reach }: Stepped): Cohort {
  const { river: _, halt: __, led: wasLed, ...rest } = cohort;
  const keepsLed = led && (wasLed === true || !cohort.steps);
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
function haltAt(view: View, from: PlaceId, to: PlaceId, led: boolean): Halt | undefined {
  if (!view.tables.borders[from][to]) return 'strait';
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
export function whyNotStep(view: View, nation: NationId, action: Action): Refusal {
  const from = action.fixed['from'] as PlaceId;
  const to = action.fixed['to'] as PlaceId;
  const way = { nation, from, to };
  const { neighbours, straits } = view.tables;
  if (isOffMap(to)) return refuse('no-entry-off-map', '5.4', way);
  if (!neighbours[from].includes(to) && !straits[from].includes(to)) {
    return meetAtCorner(view, from as ProvinceId, to as ProvinceId)
      ? refuse('corner', '5-corners', way)
      : refuse('no-border', '5', way);
  }
  const there = of(at(view, from), nation);
  const units = action.values['units'];
  const leaders = action.values['leaders'];
  const picked = { ...(typeof units === 'object' ? units : {}), ...(typeof leaders === 'object' ? leaders : {}) };
  if (there.length === 0 || Object.keys(picked).length === 0) return refuse('nobody-there', '5', {});
  let leaving = 0;
  for (const [key, n] of Object.entries(picked)) {
    const cohort = there.find((c) => keyOf(c) === key);
    if (!cohort || cohort.count < n) return refuse('nobody-there', '5', {});
    const stuck = whyStuck(view, cohort, from, !neighbours[from].includes(to), leaders !== undefined);
    if (stuck) return refuse(...stuck, { ...way, unit: cohort.kind });
    if (isUnit(cohort)) leaving += n;
  }
  const enemies = enemyUnits(view, from, nation);
  if (enemies === 0) return refuse('not-a-step', '5', way);
  const needs = quota(view, from, nation);
  const here = unitsOf(there, nation);
  const passage = { ...way, needs, stay: here - leaving };
  if (here <= needs) return refuse('stopped', '5.1-nation', passage);
  return refuse('quota', needs === enemies ? '5.3-castle' : '5.3', passage);
}

function meetAtCorner(view: View, a: ProvinceId, b: ProvinceId): boolean {
  return view.tables.fourCorners.some((four) => {
    const i = four.indexOf(a);
    return i >= 0 && four[(i + 2) % 4] === b;
  });
}
