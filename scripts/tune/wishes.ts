import { NATIONS, type NationId } from '../../src/books/hispania/engine/data/ids.ts';
import type { Corrections, DataSet } from '../../src/books/hispania/engine/data/sets.ts';
import type { Figures, Measured } from './figures.ts';
import { MOST_POINTS } from './shape.ts';
import { sheetPoints, shift } from './shift.ts';
import { NEAR, printedAverages, type Target, targetsOf } from './targets.ts';
import { strengthened } from './units.ts';

/** The change that an unmet target asks for. Points are whole points here, half points in changes. */
export interface Wish {
  readonly what: string;
  /** It is one of the groups. */
  readonly groups: boolean;
  /** The distance of its target. */
  readonly off: number;
  /** Makes a part of the change. */
  change(changes: Corrections, part: number): Corrections;
}

/** The last turn of scenario A. Points of a nation until then count in A and D, later ones only in D. */
const LAST_OF_A = 13;
/** The last turn of scenario D. */
const LAST_OF_D = 19;
/** The aim for a mean that is not above zero, in points. */
const ABOVE_ZERO = 1.5;
/** A sheet that moves a mean by less than this part of the way is not enough by itself. */
const ENOUGH = 0.75;

/**
 * All wishes in the order of their execution: nations first, because groups consist of them. `played`: the changes with
 * which the games were played.
 */
export function wishesOf(set: DataSet, played: Corrections, measured: Measured): readonly Wish[] {
  const { A, D } = measured;
  if (!A || !D) throw new Error('scenarios A and D have to be measured');
  const targets = targetsOf(set, measured).filter(({ off }) => off > NEAR);
  const worst = (kind: Target['kind']) =>
    Math.max(0, ...targets.flatMap((one) => (one.kind === kind ? [one.off] : [])));
  const mean = (nation: NationId, off: number, by: number): Wish => ({
    what: `mean of ${nation}`,
    groups: false,
    off,
    change: (changes, part) => meanChanged(set, changes, D, nation, part * by),
  });
  const single = targets.flatMap((target): readonly Wish[] => {
    const { off, value } = target;
    switch (target.kind) {
      case 'average':
        return [mean(target.nation, off, target.aim - value)];
      case 'positive':
        return [mean(target.nation, off, ABOVE_ZERO - value)];
      case 'lasting': {
        const { nation } = target;
        return [{ what: `life of ${nation}`, groups: false, off, change: (c) => lengthened(set, c, D, nation) }];
      }
      default:
        return [];
    }
  });
  const reached = allReached(set, played, D);
  const groups: Wish[] = [];
  if (worst('behind') > 0)
    groups.push({
      what: 'groups of A',
      groups: true,
      off: worst('behind'),
      change: (c, part) => levelled(set, { played, reached, before: c, figures: A }, (turn) => turn <= LAST_OF_A, part),
    });
  if (worst('group') > 0)
    groups.push({
      what: 'groups of D',
      groups: true,
      off: worst('group'),
      change: (c, part) =>
        levelled(
          set,
          { played, reached, before: c, figures: D },
          (turn) => turn > LAST_OF_A && turn <= LAST_OF_D,
          part,
        ),
    });
  return [...single, ...groups];
}

/** The turns of a nation's sheet. */
function turnsOf(
  { nations }: DataSet,
  nation: NationId,
  wanted = (turn: number) => turn <= LAST_OF_D,
): readonly number[] {
  return Object.keys(nations[nation].provincePoints).map(Number).filter(wanted);
}

/** Changes a mean by a number of points: by the nation's sheet, and if that is not enough, by a unit or gold as well. */
function meanChanged(set: DataSet, before: Corrections, figures: Figures, nation: NationId, by: number): Corrections {
  const turns = turnsOf(set, nation);
  const { changes } = shift(set, before, nation, figures, turns, 2 * by);
  const { done } = shift(set, before, nation, figures, turns, 2 * by, MOST_POINTS);
  if (Math.abs(done) >= ENOUGH * Math.abs(2 * by)) return changes;
  return strengthened(set, changes, nation, by > 0 ? 1 : -1) ?? changes;
}

/** A nation that dies out gets a unit or gold; if neither is available, more points on the turns that it does not reach. */
function lengthened(set: DataSet, before: Corrections, figures: Figures, nation: NationId): Corrections {
  const stronger = strengthened(set, before, nation, 1);
  if (stronger) return stronger;
  const unseen = turnsOf(set, nation).filter((turn) => sheetPoints(set, before, nation, figures, [turn]) < 1);
  return shift(set, before, nation, figures, unseen, 2).changes;
}

/** The changes of the played games, the changes since, and the results of the games. */
interface Basis {
  readonly played: Corrections;
  /** Includes all future changes for nations with a printed average. */
  readonly reached: Corrections;
  readonly before: Corrections;
  readonly figures: Figures;
}

/** Brings the groups to one level, by nations without a printed average and on the named turns. */
function levelled(set: DataSet, basis: Basis, wanted: (turn: number) => boolean, part: number): Corrections {
  const { before, figures } = basis;
  const printed = printedAverages(set).map(([nation]) => nation);
  const means = figures.groups.map(({ mean }, i) => 2 * mean + expected(set, basis, i + 1));
  const level = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  let changes = before;
  for (const [i, mean] of means.entries()) {
    let left = part * (level - mean);
    const free = NATIONS.filter((n) => set.nations[n].standardGroup === i + 1 && !printed.includes(n))
      .map((nation) => {
        const turns = turnsOf(set, nation, wanted);
        return { nation, turns, points: sheetPoints(set, before, nation, figures, turns) };
      })
      .filter(({ points }) => points > 0);
    let points = free.reduce((sum, one) => sum + one.points, 0);
    // Each takes its share, and later ones take the rest that others could not; the highest earner is last.
    for (const one of free.sort((a, b) => a.points - b.points)) {
      const result = shift(set, changes, one.nation, figures, one.turns, (left * one.points) / points);
      changes = result.changes;
      left -= result.done;
      points -= one.points;
    }
  }
  return changes;
}

/**
 * The change of a group's mean since the games, in half points: from changes already made for its nations, and from
 * future ones for those with a printed average. Without these, other nations would first compensate for them and then
 * be changed back.
 */
function expected(set: DataSet, { played, reached, before, figures }: Basis, group: number): number {
  const printed = printedAverages(set).map(([nation]) => nation);
  return NATIONS.filter((nation) => set.nations[nation].standardGroup === group).reduce((sum, nation) => {
    const turns = turnsOf(set, nation);
    const after = printed.includes(nation) ? reached : before;
    return sum + sheetPoints(set, after, nation, figures, turns) - sheetPoints(set, played, nation, figures, turns);
  }, 0);
}

/** The changes that would bring nations to their printed averages, as far as their sheets allow. */
function allReached(set: DataSet, played: Corrections, figures: Figures): Corrections {
  return printedAverages(set).reduce((changes, [nation, aim]) => {
    const by = 2 * (aim - (figures.nations[nation]?.mean ?? 0));
    return shift(set, changes, nation, figures, turnsOf(set, nation), by, MOST_POINTS).changes;
  }, played);
}
