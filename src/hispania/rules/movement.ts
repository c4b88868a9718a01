import type { Action, Choice, Decision, Refusal } from '../../kernel/contract.ts';
import { type NationId, OFF_MAP, type PlaceId, type ProvinceId, type RuleId } from '../data/ids.ts';
import type { Cohort, Halt } from '../state.ts';
import { mayLeave, pin, quota } from './forced-passage.ts';
import { enemyUnits } from './relations.ts';
import { available, countUnits, isUnit, isWork, keyOf, leadersOf, of, type Picked, take, tally } from './units.ts';
import { at, type Draft, put, tell, type View } from './view.ts';

/** Rules 5, 5.1, 5.2 and 5.5: a move is one step of part of the units of a province. Passing enemies is rule 5.3. */

const ALLOWANCE = { infantry: 2, knight: 2, elite: 3, cavalry: 4, berber: 2, castle: 0, fort: 0 } as const;
/** A leader adds one province; alone he enters three (5.2). */
const LEADER_ADDS = 1;
const LEADER_ALONE = 3;

/** What the movement phase asks: a step, or the end of movement. */
export function askMovement(view: View, nation: NationId): Decision {
  return {
    by: [view.state.nations[nation]?.seat ?? nation],
    kind: 'move',
    rule: '5',
    phase: '',
    params: { nation },
    choices: [...steps(view, nation), { kind: 'end', fixed: {}, ranges: {} }],
    preset: { kind: 'end', fixed: {}, values: {} },
  };
}

/** Every step that the active nation can make now: each place it stands in, towards each place it can enter. */
export function steps(view: View, nation: NationId): readonly Choice[] {
  const choices: Choice[] = [];
  for (const from of Object.keys(view.state.places) as PlaceId[]) {
    if (of(at(view, from), nation).every((c) => isWork(c) || c.kind === 'ruin')) continue;
    for (const to of reachable(view, from)) {
      // With a leader and without one differ in who may come along: two choices.
      for (const led of [false, true]) {
        const choice = step(view, nation, from, to, led);
        if (choice) choices.push(choice);
      }
    }
  }
  return choices;
}

/** Places one step away: over a border or a strait. What lies off the map is entered and left by chapters 3 and 5.4. */
function reachable(view: View, from: PlaceId): readonly PlaceId[] {
  return [...view.tables.neighbours[from], ...view.tables.straits[from]].filter(
    (place) => !(OFF_MAP as readonly string[]).includes(place),
  );
}

function step(view: View, nation: NationId, from: PlaceId, to: PlaceId, led: boolean): Choice | undefined {
  const there = of(at(view, from), nation);
  const units = available(there, (c) => isUnit(c) && whyStuck(view, c, from, to, led) === undefined);
  const leaders = available(there, (c) => c.kind === 'leader' && whyStuck(view, c, from, to, led) === undefined);
  const free = mayLeave(view, nation, from, led);
  if (free === null) return undefined;
  const most = Math.min(free, countOf(units));
  if (!led) return most > 0 ? choiceOf(from, to, { units: parts(units, 1, most) }) : undefined;
  const chiefs = countOf(leaders);
  if (chiefs === 0) return undefined;
  return choiceOf(from, to, { units: parts(units, 0, most), leaders: parts(leaders, 1, chiefs) });
}

function choiceOf(from: PlaceId, to: PlaceId, ranges: Choice['ranges']): Choice {
  return { kind: 'step', fixed: { from, to }, ranges };
}

function parts(of: Picked, min: number, max: number): Choice['ranges'][string] {
  return { is: 'parts', of, min, max };
}

function countOf(of: Picked): number {
  return Object.values(of).reduce((a, b) => a + b, 0);
}

/** Why a cohort cannot make a step, or nothing. `led`: a leader makes it with them. */
function whyStuck(view: View, cohort: Cohort, from: PlaceId, to: PlaceId, led: boolean): Reason | undefined {
  if (cohort.kind === 'ruin' || isWork(cohort)) return ['works-stay', '5.1'];
  if (cohort.halt) return HALTED[cohort.halt];
  const strait = !view.tables.borders[from][to];
  if (strait && cohort.steps) return ['strait-first', '5.5'];
  if ((cohort.steps ?? 0) >= reachOf(cohort, led)) return led || cohort.led ? ['spent-led', '5.2'] : ['spent', '5.1'];
  return undefined;
}

type Reason = readonly [code: string, rule: RuleId];

const HALTED: Readonly<Record<Halt, Reason>> = {
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
  put(draft, from, led ? leaveBehind(rest, nation) : rest);
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
  return !led && view.tables.provinces[to as ProvinceId]?.terrain === 'mountain' ? 'mountain' : undefined;
}

/** A leader goes as far as the best of those he sets out with, three provinces alone (5.2). */
function reachTogether(taken: readonly Cohort[]): number {
  const best = taken.filter(isUnit).map((c) => ALLOWANCE[c.kind] + LEADER_ADDS);
  return best.length > 0 ? Math.max(...best) : LEADER_ALONE;
}

/** Units that came with a leader and that he leaves behind go no further (5.2). */
function leaveBehind(rest: readonly Cohort[], nation: NationId): readonly Cohort[] {
  const led = rest.some((c) => c.owner === nation && c.kind === 'leader');
  if (led) return rest;
  return rest.map((c) => (c.owner === nation && c.led && !c.halt ? { ...c, halt: 'left-behind' as const } : c));
}

/** Why a step is not offered. */
export function whyNotStep(view: View, nation: NationId, action: Action): Refusal {
  const from = action.fixed['from'] as PlaceId;
  const to = action.fixed['to'] as PlaceId;
  const refuse = ([code, rule]: Reason, more: Record<string, string | number> = {}): Refusal => ({
    code,
    rule,
    params: { nation, from: from ?? null, to: to ?? null, ...more },
  });
  const { neighbours, straits, provinces } = view.tables;
  if ((OFF_MAP as readonly string[]).includes(to)) return refuse(['no-entry-off-map', '5.4']);
  if (!neighbours[from].includes(to) && !straits[from].includes(to)) {
    const corner = meetAtCorner(view, from as ProvinceId, to as ProvinceId);
    return refuse(corner ? ['corner', '5-corners'] : ['no-border', '5']);
  }
  const there = of(at(view, from), nation);
  const units = action.values['units'];
  const leaders = action.values['leaders'];
  const picked = { ...(typeof units === 'object' ? units : {}), ...(typeof leaders === 'object' ? leaders : {}) };
  const led = leaders !== undefined;
  if (there.length === 0 || Object.keys(picked).length === 0) return refuse(['nobody-there', '5']);
  for (const [key, n] of Object.entries(picked)) {
    const cohort = there.find((c) => keyOf(c) === key);
    if (!cohort || cohort.count < n) return refuse(['nobody-there', '5']);
    const reason = whyStuck(view, cohort, from, to, led);
    if (reason) return refuse(reason, { unit: cohort.kind });
  }
  const stopped = enemyUnits(view, from, nation);
  if (stopped > 0) {
    const needs = quota(view, from, nation);
    const stay = countUnits(there) - countOf(picked) + leadersOf(there).filter((l) => `leader:${l}` in picked).length;
    const castle = needs === stopped;
    const halted: Reason =
      countUnits(there) > needs ? ['quota', castle ? '5.3-castle' : '5.3'] : ['stopped', '5.1-nation'];
    return refuse(halted, { needs, stay });
  }
  return refuse(['not-a-step', '5'], { terrain: provinces[from as ProvinceId]?.terrain ?? '' });
}

function meetAtCorner(view: View, a: ProvinceId, b: ProvinceId): boolean {
  return view.tables.fourCorners.some((four) => {
    const i = four.indexOf(a);
    return i >= 0 && four[(i + 2) % 4] === b;
  });
}
