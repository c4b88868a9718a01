import type { NationId, ScenarioId } from '../../src/books/hispania/engine/data/ids.ts';
import { AVERAGE_LINES } from '../../src/books/hispania/engine/data/nations.sources.ts';
import { SCENARIO_TABLE } from '../../src/books/hispania/engine/data/scenarios.ts';
import type { DataSet } from '../../src/books/hispania/engine/data/sets.ts';
import type { Figures, Measured } from './figures.ts';

/** The targets for games between Captains. Points are whole points. */

/** The scenarios whose games the targets need. */
export const MEASURED = ['D', 'A'] as const satisfies readonly ScenarioId[];

/** Nations that the book says stay in play to the end of the game, with the line. */
export const LASTING_LINES: Readonly<Partial<Record<NationId, number>>> = { celts: 2359, galicians: 2601 };

/** The tolerance of a mean, as a part of the printed average. */
const NATION_PART = 0.1;
/** The tolerance of the differences between the groups of D, as a part of the lowest. */
const GROUP_PART = 0.05;
/** The tolerance between the groups of A and the printed differences, in points. */
const BONUS_POINTS = 3;
/** The maximum share of games in which a lasting nation may be eliminated. */
const EARLY_PART = 0.5;
/**
 * A target within this distance of its aim, relative to its tolerance, adds nothing to the total distance, because
 * every mean has some chance in it.
 */
export const NEAR = 0.5;

export type Target =
  | {
      readonly kind: 'average';
      readonly nation: NationId;
      readonly value: number;
      readonly aim: number;
      readonly off: number;
    }
  /** `aim`: the middle between the lowest and the highest group. */
  | {
      readonly kind: 'group';
      readonly group: number;
      readonly value: number;
      readonly aim: number;
      readonly off: number;
    }
  /** The distance of a nation's group to the group that gets nothing, before the points that the scenario gives. */
  | {
      readonly kind: 'behind';
      readonly nation: NationId;
      readonly group: number;
      readonly value: number;
      readonly aim: number;
      readonly off: number;
    }
  | { readonly kind: 'positive'; readonly nation: NationId; readonly value: number; readonly off: number }
  | { readonly kind: 'lasting'; readonly nation: NationId; readonly value: number; readonly off: number };

/** A target is met if its distance is at most 1. */
export const isMet = ({ off }: Target): boolean => off <= 1;

/** The state of the targets. Throws if a scenario that they need has not been measured. */
export function targetsOf(set: DataSet, measured: Measured): readonly Target[] {
  const { A, D } = measured;
  if (!A || !D) throw new Error('scenarios A and D have to be measured');
  return [...averages(set, D), ...groups(D), ...behind(set, A), ...positive(D), ...lasting(D)];
}

/** The averages that the book prints, as points: the fixed scores of the major nations, and the averages of sheets. */
export function printedAverages({ nations }: DataSet): readonly (readonly [NationId, number])[] {
  return (Object.keys(nations) as NationId[]).flatMap((nation) => {
    const { auction } = nations[nation];
    if (auction.kind === 'major') return [[nation, auction.fixedScore / 2] as const];
    return AVERAGE_LINES[nation] === undefined ? [] : [[nation, auction.average / 2] as const];
  });
}

function averages(set: DataSet, { nations }: Figures): readonly Target[] {
  return printedAverages(set).map(([nation, aim]) => {
    const value = nations[nation]?.mean ?? 0;
    return { kind: 'average', nation, value, aim, off: Math.abs(value - aim) / (NATION_PART * aim) };
  });
}

function groups({ groups: all }: Figures): readonly Target[] {
  const means = all.map(({ mean }) => mean);
  const [least, most] = [Math.min(...means), Math.max(...means)];
  const aim = (least + most) / 2;
  // Lowest and highest have the same distance, which is 1 if their difference is the whole tolerance.
  const may = Math.max((GROUP_PART * least) / 2, 0.25);
  return means.map((value, i) => ({ kind: 'group', group: i + 1, value, aim, off: Math.abs(value - aim) / may }));
}

function behind({ nations }: DataSet, { groups: all }: Figures): readonly Target[] {
  const bonus = Object.entries(SCENARIO_TABLE.A.bonus) as [NationId, number][];
  const before = bonus.map(([nation, given]) => {
    const group = nations[nation].standardGroup ?? 0;
    return { nation, group, given: given / 2, own: (all[group - 1]?.mean ?? 0) - given / 2 };
  });
  const first = before.find(({ given }) => given === 0);
  return before
    .filter((one) => one !== first)
    .map(({ nation, group, given, own }) => {
      const value = (first?.own ?? 0) - own;
      return { kind: 'behind', nation, group, value, aim: given, off: Math.abs(value - given) / BONUS_POINTS };
    });
}

function positive({ nations }: Figures): readonly Target[] {
  return (Object.keys(nations) as NationId[]).map((nation) => {
    const value = nations[nation]?.mean ?? 0;
    // A share just above zero meets it; it is near its aim from half a point on.
    return { kind: 'positive', nation, value, off: value > 0 ? Math.max(0, 1 - value) : 2 - value };
  });
}

function lasting({ nations }: Figures): readonly Target[] {
  return (Object.keys(LASTING_LINES) as NationId[]).map((nation) => {
    const value = nations[nation]?.early ?? 0;
    return { kind: 'lasting', nation, value, off: value / EARLY_PART };
  });
}

/** The total distance to the targets: 0 if each is near its aim. */
export function distance(targets: readonly Target[]): number {
  return targets.reduce((sum, { off }) => sum + Math.max(0, off - NEAR) ** 2, 0);
}
