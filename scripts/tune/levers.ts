import { checkCorrections } from '../../src/books/hispania/engine/data/corrections.ts';
import { COMBAT_KINDS, NATIONS, PROVINCES } from '../../src/books/hispania/engine/data/ids.ts';
import { isReconstructed, type ValueRef } from '../../src/books/hispania/engine/data/provenance.ts';
import type { Corrections, DataSet } from '../../src/books/hispania/engine/data/sets.ts';
import { shapeFaults } from './shape.ts';

/** The values that tuning may change: those that provenance calls reconstructed, of incomes, province points and set-ups. */

/** Maximum values: no printed income is higher, and only one printed point of a province is (castile, turn 21); half gold, half points. */
export const MOST_INCOME = 6;
/** The maximum change of a nation's set-up, in units. */
export const MOST_UNITS = 3;

/**
 * The forbidden changes of a set, one line each; empty if the changes may be played and written. A known value stays;
 * provinces without points on a sheet stay without points; tables keep their shape; set-ups keep to their provinces.
 */
export function faultsOf(set: DataSet, changes: Corrections): readonly string[] {
  const { addBorders = [], removeBorders = [] } = changes;
  const borders = [...addBorders, ...removeBorders].length > 0 ? ['borders are not tuned'] : [];
  const contradictions = checkCorrections(set, changes).map(({ path, code }) => `${path}: ${code}`);
  return [
    ...borders,
    ...incomeFaults(set, changes),
    ...pointFaults(set, changes),
    ...shapeFaults(set, changes),
    ...setUpFaults(set, changes, 1),
    ...setUpFaults(set, changes, 4),
    ...contradictions,
  ];
}

function incomeFaults({ provinces }: DataSet, { income = {} }: Corrections): readonly string[] {
  return PROVINCES.flatMap((province) => {
    const value = income[province];
    if (value === undefined || value === provinces[province].income) return [];
    const faults = knownFaults(`income of ${province}`, { table: 'income', province });
    if (value < 1 || value > MOST_INCOME) faults.push(`income of ${province}: ${value} is too little or too much`);
    return faults;
  });
}

function pointFaults({ nations }: DataSet, { points = {} }: Corrections): readonly string[] {
  return NATIONS.flatMap((nation) =>
    Object.entries(points[nation] ?? {}).flatMap(([turn, values = {}]) =>
      PROVINCES.flatMap((province) => {
        const before = nations[nation].provincePoints[Number(turn)]?.[province];
        const value = values[province];
        if (value === undefined || value === before) return [];
        const what = `points of ${nation} for ${province} on turn ${turn}`;
        if (before === undefined) return [`${what}: there are none on its sheet`];
        return knownFaults(what, { table: 'points', nation, turn: Number(turn), province });
      }),
    ),
  );
}

function setUpFaults(set: DataSet, { setUps }: Corrections, turn: 1 | 4): readonly string[] {
  return NATIONS.flatMap((nation) => {
    const [before, after] = [set.setUps[turn][nation] ?? {}, setUps?.[turn]?.[nation]];
    if (!after) return [];
    const faults: string[] = [];
    const drift = PROVINCES.reduce((sum, province) => sum + count(after[province]) - count(before[province]), 0);
    if (Math.abs(drift) > MOST_UNITS) faults.push(`set-up of ${nation}, turn ${turn}: ${drift} units are too many`);
    for (const province of PROVINCES) {
      const [was, is] = [before[province] ?? {}, after[province] ?? {}];
      if (COMBAT_KINDS.every((kind) => (was[kind] ?? 0) === (is[kind] ?? 0))) continue;
      const what = `set-up of ${nation} in ${province}, turn ${turn}`;
      faults.push(...knownFaults(what, { table: 'set-up', turn, nation, province }));
      if (count(was) === 0 || count(is) === 0) faults.push(`${what}: it stands where it stood`);
      if (count(is) > set.provinces[province].stacking) faults.push(`${what}: too many stand there`);
      const kinds = COMBAT_KINDS.filter((kind) => (is[kind] ?? 0) > 0);
      if (kinds.some((kind) => !was[kind])) faults.push(`${what}: a kind that did not stand there`);
    }
    return faults;
  });
}

function knownFaults(what: string, ref: ValueRef): string[] {
  return isReconstructed(ref) ? [] : [`${what} is known`];
}

/** Units of a place. */
export function count(units: Readonly<Record<string, number>> | undefined): number {
  return Object.values(units ?? {}).reduce((sum, n) => sum + n, 0);
}
