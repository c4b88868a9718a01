import type { NationId } from '../../engine/data/ids.ts';
import { sourceOf } from '../../engine/data/provenance.ts';
import { gamesOf, meanOf, quantileOf, type Spread } from '../../engine/data/scores/spread.ts';
import { type DataSetName, tables } from '../../engine/data/sets.ts';

/** The data for the figure of a nation's scores. Half points; positions on the axis are in percent of its width. */

/** The maximum number of columns; all have the same width in half points. */
const MOST_COLUMNS = 24;
/** The possible widths of a column in half points: whole points, which are easier to read. */
const WIDTHS = [2, 4, 6, 10, 20, 40];
/** Half points between two numbers on the axis, for the first step without too many numbers. */
const STEPS = [4, 10, 20, 40, 100];
const MOST_TICKS = 8;

export interface Column {
  /** Share of the games, relative to that of the highest column. */
  readonly height: number;
  /** At least half of its games are in the middle half of all. */
  readonly middle: boolean;
}

export interface ScoreFigure {
  readonly mean: number;
  /** The first and the third quartile of the games. */
  readonly quartiles: readonly [number, number];
  readonly ends: readonly [number, number];
  readonly columns: readonly Column[];
  readonly ticks: readonly { readonly halves: number; readonly at: number }[];
  /** The position of half points on the axis. */
  readonly at: (halves: number) => number;
}

/** `also` are half points that must fit on the axis. */
export function figureOf(spread: Spread, also: readonly number[] = []): ScoreFigure {
  const ends = [spread.least, spread.least + spread.counts.length - 1] as const;
  const quartiles = [quantileOf(spread, 0.25), quantileOf(spread, 0.75)] as const;
  const [low, high] = [Math.min(ends[0], 0, ...also), Math.max(ends[1], ...also)];
  const width = WIDTHS.find((one) => (high - low + 1) / one < MOST_COLUMNS) ?? 80;
  const from = Math.floor(low / width) * width;
  const count = Math.floor((high - from) / width) + 1;
  const games = Array.from({ length: count }, (_, i) => {
    const own = spread.counts.map((n, k) => ({ n, halves: spread.least + k }));
    const here = own.filter(({ halves }) => Math.floor((halves - from) / width) === i);
    const all = here.reduce((sum, { n }) => sum + n, 0);
    const inside = here.filter(({ halves }) => halves >= quartiles[0] && halves <= quartiles[1]);
    return { all, inside: inside.reduce((sum, { n }) => sum + n, 0) };
  });
  const most = Math.max(...games.map(({ all }) => all));
  // A column covers all values in it, so a number is in the middle of its own half point.
  const at = (halves: number) => ((halves + 0.5 - from) / (count * width)) * 100;
  const step = STEPS.find((one) => (count * width) / one < MOST_TICKS) ?? 200;
  const first = Math.ceil(from / step) * step;
  const ticks = Array.from({ length: Math.floor((from + count * width - 1 - first) / step) + 1 }, (_, i) => {
    const halves = first + i * step;
    return { halves, at: at(halves) };
  });
  return {
    mean: meanOf(spread),
    quartiles,
    ends,
    columns: games.map(({ all, inside }) => ({ height: all / most, middle: inside > 0 && 2 * inside >= all })),
    ticks,
    at,
  };
}

/** A row of the table: the mean and the middle half of the points of a turn. */
export interface TurnRow {
  readonly turn: number;
  readonly mean: number;
  readonly quartiles: readonly [number, number];
}

export function turnRows(turns: Readonly<Partial<Record<number, Spread>>>): readonly TurnRow[] {
  return (Object.entries(turns) as [string, Spread][])
    .filter(([, spread]) => gamesOf(spread) > 0)
    .map(([turn, spread]) => ({
      turn: Number(turn),
      mean: meanOf(spread),
      quartiles: [quantileOf(spread, 0.25), quantileOf(spread, 0.75)] as const,
    }));
}

/** The average that the rulebook prints for a nation, or its fixed score; undefined if the value in play is ours. */
export function printedAverage(set: DataSetName, nation: NationId): number | undefined {
  const { auction } = tables(set).nations[nation];
  if (auction.kind === 'major') return auction.fixedScore;
  return sourceOf({ table: 'average', nation }).kind === 'known' ? auction.average : undefined;
}
