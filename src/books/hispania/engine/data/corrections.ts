/** Checks an owner's corrections: known names, plausible numbers, and no contradiction to the rulebook. */

import type { Fault } from '../../../../kernel/contract.ts';
import { PROVEN_BORDERS, PROVEN_RIVERS } from './borders.sources.ts';
import type { NationId, ProvinceId } from './ids.ts';
import { COMBAT_KINDS, isProvince, NATIONS, RIVERS } from './ids.ts';
import { POINT_LINES, POOL_LINES } from './nations.sources.ts';
import { INCOME_LINES, INCOME_SUM } from './provinces.sources.ts';
import { KNOWN_SET_UP } from './scenarios.sources.ts';
import type { SetUp } from './scenarios.ts';
import type { Corrections, DataSet } from './sets.ts';
import { sameBorder } from './sets.ts';

export type FaultCode =
  | 'unknown-name'
  | 'bad-number'
  | 'contradicts-line'
  | 'contradicts-sum'
  | 'border-exists'
  | 'border-missing'
  | 'border-diagonal'
  | 'border-to-itself'
  | 'over-stacking'
  | 'both-set-up'
  | 'not-there-then'
  | 'more-than-counters'
  // Reasons why a scenario cannot begin (`corrections.ts` one folder up).
  | 'no-counters'
  | 'two-works'
  | 'does-not-begin';

/** A fault of one correction: its path within the corrections, and the parameters that its words need. */
export interface CorrectionFault extends Fault {
  readonly code: FaultCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The number of half gold or half points of one province above which a correction must be a typing error. */
export const MOST_HALVES = 40;

/**
 * All faults of corrections to a data set; empty if they can be played. Their shape must have been checked before (a
 * schema parses a save or a link); names and numbers are untrusted.
 */
export function checkCorrections(set: DataSet, corrections: Corrections): CorrectionFault[] {
  return [
    ...checkIncome(set, corrections),
    ...checkBorders(set, corrections),
    ...checkPoints(set, corrections),
    ...checkSetUp(set, corrections, 1),
    ...checkSetUp(set, corrections, 4),
  ];
}

function checkIncome(set: DataSet, { income = {} }: Corrections): CorrectionFault[] {
  const faults: CorrectionFault[] = [];
  for (const [name, value] of Object.entries(income)) {
    const path = `income.${name}`;
    if (!isProvince(name)) faults.push(unknownName(path, name));
    else if (!isAmount(value)) faults.push(badNumber(path, value));
    else faults.push(...contradiction(path, INCOME_LINES[name], set.provinces[name].income, value));
  }
  const sum = INCOME_SUM.provinces.reduce((total, id) => total + (income[id] ?? set.provinces[id].income), 0);
  if (faults.length === 0 && sum !== INCOME_SUM.total) {
    const params = { line: INCOME_SUM.line, known: INCOME_SUM.total, given: sum };
    faults.push({ code: 'contradicts-sum', path: 'income', params });
  }
  return faults;
}

function checkBorders(set: DataSet, { addBorders = [], removeBorders = [] }: Corrections): CorrectionFault[] {
  const faults: CorrectionFault[] = [];
  const isRemoved = (pair: Pair) => removeBorders.some((other) => sameBorder(other, pair));

  removeBorders.forEach((pair, i) => {
    const path = `removeBorders.${i}`;
    const names = pair.filter((name) => !isProvince(name));
    if (names.length > 0) faults.push(...names.map((name) => unknownName(path, name)));
    else if (!set.borders.some((border) => sameBorder(border.between, pair))) {
      faults.push(borderFault('border-missing', path, pair));
    } else if (!addBorders.some((border) => sameBorder(border.between, pair))) {
      const proven = PROVEN_BORDERS.find((border) => sameBorder(border.between, pair));
      if (proven) faults.push({ code: 'contradicts-line', path, params: { ...ends(pair), line: proven.line } });
    }
  });

  addBorders.forEach(({ between, river }, i) => {
    const path = `addBorders.${i}`;
    const names = between.filter((name) => !isProvince(name));
    if (names.length > 0) faults.push(...names.map((name) => unknownName(path, name)));
    else if (between[0] === between[1]) faults.push(borderFault('border-to-itself', path, between));
    else {
      const before = [...set.borders.filter((b) => !isRemoved(b.between)), ...addBorders.slice(0, i)];
      if (before.some((b) => sameBorder(b.between, between))) faults.push(borderFault('border-exists', path, between));
      if (isDiagonal(set, between)) faults.push(borderFault('border-diagonal', path, between));
      const proven = PROVEN_RIVERS.find((border) => sameBorder(border.between, between));
      if (proven && proven.river !== (river !== undefined)) {
        faults.push({ code: 'contradicts-line', path, params: { ...ends(between), line: proven.line } });
      }
    }
    if (river !== undefined && !includes(RIVERS, river)) faults.push(unknownName(`${path}.river`, river));
  });
  return faults;
}

function checkPoints(set: DataSet, { points = {} }: Corrections): CorrectionFault[] {
  const faults: CorrectionFault[] = [];
  for (const [nation, turns] of Object.entries(points)) {
    if (!isNation(nation)) {
      faults.push(unknownName(`points.${nation}`, nation));
      continue;
    }
    for (const [turn, values] of Object.entries(turns)) {
      const at = `points.${nation}.${turn}`;
      if (!scores(set, nation, Number(turn))) faults.push(badNumber(at, turn));
      for (const [name, value] of Object.entries(values ?? {})) {
        const path = `${at}.${name}`;
        if (!isProvince(name)) faults.push(unknownName(path, name));
        else if (!isAmount(value)) faults.push(badNumber(path, value));
        else {
          const lines = POINT_LINES[nation]?.[Number(turn)];
          const line = typeof lines === 'number' ? lines : lines?.[name];
          const stated = set.nations[nation].provincePoints[Number(turn)]?.[name] ?? 0;
          faults.push(...contradiction(path, line, stated, value));
        }
      }
    }
  }
  return faults;
}

function checkSetUp(set: DataSet, corrections: Corrections, turn: 1 | 4): CorrectionFault[] {
  const given = corrections.setUps?.[turn];
  if (!given) return [];
  const faults: CorrectionFault[] = [];
  const owners = new Map<string, string>();
  const whole: SetUp = { ...set.setUps[turn], ...given };
  // Corrected nations come last, so that a conflict with another nation is reported for them.
  const order = Object.entries(whole).sort(([a], [b]) => Number(a in given) - Number(b in given));
  for (const [nation, places] of order) {
    const at = `setUps.${turn}.${nation}`;
    if (!isNation(nation)) {
      faults.push(unknownName(at, nation));
      continue;
    }
    const { firstTurn, ends } = set.nations[nation];
    const isThere = firstTurn <= turn && (ends === null || ends.turn >= turn);
    for (const [name, units] of Object.entries(places)) {
      const path = `${at}.${name}`;
      if (!isProvince(name)) {
        faults.push(unknownName(path, name));
        continue;
      }
      const other = owners.get(name);
      if (other !== undefined) faults.push({ code: 'both-set-up', path, params: { province: name, nation, other } });
      owners.set(name, nation);
      let count = 0;
      for (const [kind, number] of Object.entries(units)) {
        if (!includes(COMBAT_KINDS, kind)) faults.push(unknownName(`${path}.${kind}`, kind));
        else if (!isCount(number)) faults.push(badNumber(`${path}.${kind}`, number));
        else count += number;
      }
      // A nation may have declared a capital, with a limit 1 higher.
      const most = set.provinces[name].stacking + 1;
      if (count > most) faults.push({ code: 'over-stacking', path, params: { province: name, count, most } });
      if (count > 0 && !isThere) faults.push({ code: 'not-there-then', path, params: { nation, turn } });
    }
    if (nation in given) faults.push(...checkCounters(set, nation, places, at));
  }
  for (const { turn: known, province, nation, kind, count, line } of KNOWN_SET_UP) {
    if (known !== turn) continue;
    const stands = whole[nation]?.[province]?.[kind] ?? 0;
    faults.push(...contradiction(`setUps.${turn}.${nation}.${province}`, line, count, stands));
  }
  return faults;
}

/**
 * More units of a kind than the number of counters that the rulebook states; reconstructed numbers of counters prove
 * nothing.
 */
function checkCounters(
  set: DataSet,
  nation: NationId,
  places: NonNullable<SetUp[NationId]>,
  at: string,
): readonly CorrectionFault[] {
  return COMBAT_KINDS.flatMap((kind) => {
    const line = POOL_LINES[nation]?.[kind];
    const most = set.nations[nation].pool[kind];
    const there = Object.entries(places).filter(([, units]) => units[kind]);
    const count = there.reduce((n, [, units]) => n + (units[kind] ?? 0), 0);
    if (line === undefined || typeof most !== 'number' || count <= most) return [];
    const params = { nation, kind, count, most, line };
    return there.map(([name]): CorrectionFault => ({ code: 'more-than-counters', path: `${at}.${name}`, params }));
  });
}

type Pair = readonly [ProvinceId, ProvinceId];

function isDiagonal(set: DataSet, pair: Pair): boolean {
  return set.fourCorners.some(([a, b, c, d]) => sameBorder([a, c], pair) || sameBorder([b, d], pair));
}

/** Whether a nation scores provinces on a turn: the scoring turns, and its own special one. */
function scores(set: DataSet, nation: NationId, turn: number): boolean {
  const own = set.nations[nation].specialPoints.some((p) => p.kind === 'scores-own-turn' && p.turn === turn);
  return own || set.scoringTurns.includes(turn);
}

function contradiction(path: string, line: number | undefined, known: number, given: number): CorrectionFault[] {
  if (line === undefined || known === given) return [];
  return [{ code: 'contradicts-line', path, params: { line, known, given } }];
}

function unknownName(path: string, name: string): CorrectionFault {
  return { code: 'unknown-name', path, params: { name } };
}

function badNumber(path: string, given: unknown): CorrectionFault {
  return { code: 'bad-number', path, params: { given: String(given) } };
}

function borderFault(code: FaultCode, path: string, pair: Pair): CorrectionFault {
  return { code, path, params: ends(pair) };
}

function ends([from, to]: Pair): { from: string; to: string } {
  return { from, to };
}

function isAmount(value: unknown): value is number {
  return isCount(value) && value <= MOST_HALVES;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isNation(name: string): name is NationId {
  return includes(NATIONS, name);
}

function includes<T extends string>(list: readonly T[], name: string): name is T {
  return (list as readonly string[]).includes(name);
}
