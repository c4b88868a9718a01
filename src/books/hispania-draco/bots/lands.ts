import { isCapital, isRoman, provinceOf, townsOf } from '../engine/data/geography.ts';
import { PROVINCES, type ProvinceId, type TownId } from '../engine/data/ids.ts';
import { garrisonsAt, revoltsAt } from '../engine/rules/board.ts';
import type { State } from '../engine/state.ts';

/** How the provinces stand. */
export interface Lands {
  /** Capitals with a garrison. */
  readonly capitals: number;
  /** Capitals that can be garrisoned now, because no town of their provinces is in revolt (4.2-capital). */
  readonly open: readonly TownId[];
  /** Provinces without a capital’s garrison that have no army, and few revolts. */
  readonly nearly: number;
  /** Revolts of provinces whose capital is to be garrisoned, of the other Hispanic provinces, of the Roman ones. */
  readonly work: number;
  readonly others: number;
  readonly home: number;
  /** Provinces of which all towns are in revolt (5.2-beyond). */
  readonly risen: number;
  /** The towns in revolt. */
  readonly raised: readonly TownId[];
}

/** So many revolts are few. */
const FEW = 2;

export function landsOf(state: State): Lands {
  const sum = { capitals: 0, nearly: 0, work: 0, others: 0, home: 0, risen: 0 };
  const open: TownId[] = [];
  const raised: TownId[] = [];
  for (const province of PROVINCES) {
    const towns = townsOf(province);
    const before = raised.length;
    let revolts = 0;
    for (const at of towns) {
      const n = revoltsAt(state, at);
      if (n > 0) raised.push(at);
      revolts += n;
    }
    if (raised.length - before === towns.length) sum.risen += 1;
    const capital = towns.find(isCapital);
    if (isRoman(province) || !capital) sum.home += revolts;
    else if (garrisonsAt(state, capital).length > 0) {
      sum.capitals += 1;
      sum.others += revolts;
    } else {
      sum.work += revolts;
      if (revolts === 0) open.push(capital);
      else if (revolts <= FEW && !hasArmyIn(state, province)) sum.nearly += 1;
    }
  }
  return { ...sum, open, raised };
}

function hasArmyIn({ armies }: State, province: ProvinceId): boolean {
  return armies.some(({ at }) => provinceOf(at) === province);
}
