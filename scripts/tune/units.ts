import type { NationId, ProvinceId } from '../../src/books/hispania/engine/data/ids.ts';
import { NATIONS } from '../../src/books/hispania/engine/data/ids.ts';
import { isReconstructed } from '../../src/books/hispania/engine/data/provenance.ts';
import { INCOME_SUM } from '../../src/books/hispania/engine/data/provinces.sources.ts';
import type { Corrections, DataSet } from '../../src/books/hispania/engine/data/sets.ts';
import { atTurn } from '../../src/books/hispania/engine/data/timed.ts';
import { count, MOST_INCOME, MOST_UNITS } from './levers.ts';

/** Changes that make a nation stronger or weaker where points cannot: a unit of a set-up, or half a gold of an income. */

/** The set-up of scenarios A and D, in which games are measured. */
const TURN = 1;
type Way = 1 | -1;

/**
 * The changes with one unit more or less for a nation at the start, or for one that becomes it; otherwise with half a
 * gold more or less from a province that supports it. Null if none of these may change.
 */
export function strengthened(set: DataSet, changes: Corrections, nation: NationId, way: Way): Corrections | null {
  const forebears = NATIONS.filter((one) => {
    const { ends } = set.nations[one];
    return ends !== null && ends.kind !== 'removed' && [ends.into].flat().includes(nation);
  });
  for (const one of [nation, ...forebears]) {
    const with1 = unitMoved(set, changes, one, way);
    if (with1) return with1;
  }
  return incomeMoved(set, changes, nation, way);
}

/** A unit more in the most important place, or one less in the least important; never the last one of a place. */
function unitMoved(set: DataSet, changes: Corrections, nation: NationId, way: Way): Corrections | null {
  const published = set.setUps[TURN][nation];
  if (!published) return null;
  const now = changes.setUps?.[TURN]?.[nation] ?? published;
  const all = (places: typeof now) => Object.values(places).reduce((sum, units) => sum + count(units), 0);
  if (Math.abs(all(now) + way - all(published)) > MOST_UNITS) return null;
  const open = (Object.keys(now) as ProvinceId[]).filter((province) => {
    const there = count(now[province]) + way;
    const known = !isReconstructed({ table: 'set-up', turn: TURN, nation, province });
    return !known && there >= 1 && there <= set.provinces[province].stacking;
  });
  const sheet = Object.values(set.nations[nation].provincePoints)[0] ?? {};
  const [where] = open.sort((a, b) => way * ((sheet[b] ?? 0) - (sheet[a] ?? 0)));
  const kind = where && (Object.keys(now[where] ?? {})[0] as 'infantry' | undefined);
  if (!where || !kind) return null;
  const most = atTurn(set.nations[nation].pool[kind] ?? 0, TURN);
  const stand = Object.values(now).reduce((sum, units) => sum + (units[kind] ?? 0), 0);
  if (stand + way > most) return null;
  const units = { ...now[where], [kind]: (now[where]?.[kind] ?? 0) + way };
  const setUp = { ...changes.setUps?.[TURN], [nation]: { ...now, [where]: units } };
  return { ...changes, setUps: { ...changes.setUps, [TURN]: setUp } };
}

/** Half a gold more or less from a province in which it is given castles, or that its first sheet values. */
function incomeMoved(set: DataSet, changes: Corrections, nation: NationId, way: Way): Corrections | null {
  const { freeCastles, provincePoints, income } = set.nations[nation];
  if (income.kind === 'none') return null;
  const sheet = Object.entries(Object.values(provincePoints)[0] ?? {}) as [ProvinceId, number][];
  const homes = sheet.sort(([, a], [, b]) => b - a).map(([province]) => province);
  const value = (province: ProvinceId) => changes.income?.[province] ?? set.provinces[province].income;
  const province = [...freeCastles.map(({ fixed }) => fixed), ...homes].find(
    (one) =>
      isReconstructed({ table: 'income', province: one }) &&
      // The sum of these incomes is printed.
      !(INCOME_SUM.provinces as readonly ProvinceId[]).includes(one) &&
      value(one) + way >= 1 &&
      value(one) + way <= MOST_INCOME &&
      Math.abs(value(one) + way - set.provinces[one].income) <= 1,
  );
  if (!province) return null;
  return { ...changes, income: { ...changes.income, [province]: value(province) + way } };
}
