import { LOSSES } from '../data/losses.ts';
import { UNIT_IDS, type UnitId } from '../data/play-ids.ts';
import type { Units } from '../state.ts';

/** Groups of units by kind. El Cid is in a group but is no unit: he is not counted and takes no loss (9-el-cid). */

/** The number of units in a group, without El Cid. */
export function size(units: Units): number {
  let n = 0;
  for (const unit of UNIT_IDS) if (unit !== 'el-cid') n += units[unit] ?? 0;
  return n;
}

/** The number of armies: neutral armies in service and Military Orders fight as armies (11-contact, ruling M5). */
export function armies({ army = 0, hired = 0, order = 0 }: Units): number {
  return army + hired + order;
}

/** The sum of two groups. */
export function plus(a: Units, b: Units): Units {
  return combined(a, b, 1);
}

/** A group without another. */
export function minus(a: Units, b: Units): Units {
  return combined(a, b, -1);
}

function combined(a: Units, b: Units, sign: 1 | -1): Units {
  const all: Record<string, number> = {};
  for (const unit of UNIT_IDS) {
    const n = (a[unit] ?? 0) + sign * (b[unit] ?? 0);
    if (n !== 0) all[unit] = n;
  }
  return all;
}

/** The units that two groups have in common. */
export function least(a: Units, b: Units): Units {
  const all: Record<string, number> = {};
  for (const unit of UNIT_IDS) {
    const n = Math.min(a[unit] ?? 0, b[unit] ?? 0);
    if (n > 0) all[unit] = n;
  }
  return all;
}

/** The units of some kinds. */
export function only(units: Units, kinds: readonly UnitId[]): Units {
  return Object.fromEntries(Object.entries(units).filter(([unit]) => kinds.some((kind) => kind === unit)));
}

/** The sum of groups. */
export function sum(groups: readonly Units[]): Units {
  return groups.reduce(plus, {});
}

/**
 * What groups that fight together lose: kind by kind in the order of losses (12-losses), and of one kind from the first
 * group that has it. El Cid leaves with the last of the others.
 */
export function losses(groups: readonly Units[], hits: number, order: readonly UnitId[] = LOSSES): readonly Units[] {
  let left = hits;
  const lost = groups.map((): Record<string, number> => ({}));
  for (const unit of order)
    for (const [i, group] of groups.entries()) {
      const n = Math.min(left, group[unit] ?? 0);
      const of = lost[i];
      if (n === 0 || !of) continue;
      of[unit] = n;
      left -= n;
    }
  const isGone = groups.every((group, i) => size(minus(group, lost[i] ?? {})) === 0);
  if (isGone)
    for (const [i, { 'el-cid': cid = 0 }] of groups.entries()) if (cid > 0) lost[i] = { ...lost[i], 'el-cid': cid };
  return lost;
}
