import { type NationId, PROVINCES, type ProvinceId } from '../engine/data/ids.ts';
import type { Tables } from '../engine/data/sets.ts';
import type { Nation } from '../engine/data/types.ts';
import { PRICES } from '../engine/rules/gold.ts';
import type { State } from '../engine/state.ts';
import { tablesOf } from '../engine/view.ts';

/**
 * The value of a province to a nation from now to the end, in half points: its points, its income and its population
 * limit.
 */

/** The value of an infantry unit bought from income, in half points. */
const UNIT = 2.4;
/** The value of support for 2 units (7), for nations without income. */
const ROOM = 0.5;
/** The weight of a province's value to a later nation of the same player. */
const HEIR = 0.5;

/** The number of turns that a computer looks ahead. */
export interface Horizon {
  readonly sight: number;
  /** The discount of points for each turn. */
  readonly patience: number;
  /** The weights of income and of the population limit. */
  readonly living: number;
}

/** In the order of `PROVINCES`: the points of this turn, and everything after it. */
export interface Values {
  readonly now: Float64Array;
  readonly later: Float64Array;
}
const known = new WeakMap<Tables, Map<string, Values>>();

/** The current value of each province (in the order of `PROVINCES`) to a nation. */
export function worthTo(state: State, nation: NationId, how: Horizon): Values {
  const { sight: turns, patience } = how;
  const tables = tablesOf(state);
  const all = known.get(tables) ?? new Map<string, Values>();
  known.set(tables, all);
  const heirs = heirsOf(state, tables, nation);
  const key = `${nation} ${state.turn} ${state.lastTurn} ${turns} ${patience} ${how.living} ${heirs.join()}`;
  const found = all.get(key);
  if (found) return found;
  const values = valuesUntil(tables, nation, state.turn, Math.min(state.lastTurn, state.turn + turns), how);
  const { ends } = tables.nations[nation];
  for (const heir of ends ? heirs : []) {
    if (!ends || ends.turn >= state.turn + turns) continue;
    const later = valuesUntil(tables, heir, ends.turn + 1, Math.min(state.lastTurn, state.turn + turns), how);
    const share = HEIR * patience ** Math.max(0, ends.turn - state.turn);
    for (let i = 0; i < PROVINCES.length; i++) {
      values.later[i] = at(values.later, i) + share * (at(later.now, i) + at(later.later, i));
    }
  }
  all.set(key, values);
  return values;
}

/** The successors of a nation with the same player. */
function heirsOf(state: State, tables: Tables, nation: NationId): readonly NationId[] {
  const { ends } = tables.nations[nation];
  if (!ends || ends.kind === 'removed') return [];
  const seat = state.nations[nation]?.seat;
  const into = ends.kind === 'splits' ? ends.into : [ends.into];
  return into.filter((heir) => state.nations[heir]?.seat === seat);
}

/** The last turn on which a nation plays. */
export function lastTurnOf({ ends }: Nation, lastTurn: number): number {
  return Math.min(ends?.turn ?? lastTurn, lastTurn);
}

function valuesUntil(tables: Tables, nation: NationId, turn: number, until: number, how: Horizon): Values {
  const values = { now: new Float64Array(PROVINCES.length), later: new Float64Array(PROVINCES.length) };
  const record = tables.nations[nation];
  const last = lastTurnOf(record, until);
  for (let then = Math.max(turn, 1); then <= last; then++) {
    const patience = how.patience ** (then - turn);
    const scores = tables.scoringTurns.includes(then) || record.provincePoints[then] !== undefined;
    for (const [i, place] of PROVINCES.entries()) {
      const value = scores ? scored(tables, record, place, then) : 0;
      const into = then === turn ? values.now : values.later;
      into[i] = at(into, i) + patience * value;
      // Income of the last turn has no value.
      const living = then < last ? how.living * livelihood(tables, record, place, then) : 0;
      values.later[i] = at(values.later, i) + patience * living;
    }
  }
  return values;
}

const at = (values: Float64Array, i: number): number => values[i] as number;

function scored(tables: Tables, record: Nation, place: ProvinceId, turn: number): number {
  const { zone, income } = tables.provinces[place];
  let value = record.provincePoints[turn]?.[place] ?? 0;
  if (value === 0 && turn === 21) value = record.provincePoints[19]?.[place] ?? 0;
  for (const points of record.zonePoints) {
    const of = points.turn === turn ? points.zones[zone] : undefined;
    if (of) value += of.each + of.all / (2 * tables.zones[zone].length);
  }
  for (const special of record.specialPoints) {
    if ((special.kind === 'castle-income' || special.kind === 'ruins') && special.turn === turn) {
      value += special.other + income / 3;
    }
    if (special.kind === 'zones-own-turn' && special.turn === turn && !special.without.includes(place)) {
      value += special.zone / (2 * tables.zones[zone].length);
    }
    if (special.kind === 'takes-province' && special.province === place && turn === special.turns[1])
      value += special.vp;
  }
  return value;
}

/** The value of a province's income and population limit on a turn. */
function livelihood(tables: Tables, { income }: Nation, place: ProvinceId, turn: number): number {
  if (income.kind === 'none' || turn < income.from) return ROOM;
  const share = income.kind === 'normal' ? 1 : 0.5;
  return ROOM / 2 + (share * tables.provinces[place].income * UNIT) / PRICES.infantry;
}

/** The number of provinces by which a nation's prospects are judged. */
const BEST = 10;
const means = new WeakMap<Values, number>();

/** The value of a good province to a nation: the mean of its best ones. */
export function goodProvince(state: State, nation: NationId, sight: Horizon): number {
  const values = worthTo(state, nation, sight);
  const known = means.get(values);
  if (known !== undefined) return known;
  const best = PROVINCES.map((_, i) => at(values.now, i) + at(values.later, i))
    .sort((a, b) => b - a)
    .slice(0, BEST);
  const mean = best.reduce((a, b) => a + b, 0) / BEST;
  means.set(values, mean);
  return mean;
}
