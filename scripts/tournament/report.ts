import { NATIONS, type NationId } from '../../src/books/hispania/engine/data/ids.ts';
import { type Estimate, meanOf, shareOf } from './intervals.ts';
import type { Result } from './match.ts';
import type { Settings } from './options.ts';
import { SIDES, type Side, sidesOf } from './seatings.ts';

/** The results of a tournament. Points are whole and half points; shares are between 0 and 1. */
export interface Report extends Settings {
  readonly seeds: number;
  readonly seatings: number;
  /** In the order of the pairing. */
  readonly levels: readonly [Level, Level];
  /** The mean advantage in points of a seat of the first level over one of the second. */
  readonly difference: Estimate;
  readonly nations: { readonly [nation in NationId]?: readonly [Mean, Mean] };
}

export interface Level {
  readonly level: string;
  /** Of one of its seats. */
  readonly points: Estimate;
  /** The share of games that one of its seats has won; a shared win counts for each seat in part. */
  readonly wins: Estimate;
  /** The share of games in which its two seats together have more points; a tie counts half. */
  readonly together: Estimate;
}

/** Over the games in which the level had the nation. */
export interface Mean {
  readonly games: number;
  readonly mean: number | null;
}

/** The figures of some results. */
export function reportOf(settings: Settings, results: readonly Result[]): Report {
  const seeds = [...Map.groupBy(results, ({ game }) => game).values()];
  const of = (figure: (result: Result) => number) => seeds.map((seatings) => seatings.map(figure));
  const level = (side: Side): Level => ({
    level: settings.pairing[side === 'A' ? 0 : 1],
    points: rounded(meanOf(of((result) => pointsOf(result, side)))),
    wins: rounded(shareOf(of((result) => winsOf(result, side)))),
    together: rounded(shareOf(of((result) => moreOf(result, side)))),
  });
  return {
    ...settings,
    seeds: seeds.length,
    seatings: results.length,
    levels: [level('A'), level('B')],
    difference: rounded(meanOf(of((result) => pointsOf(result, 'A') - pointsOf(result, 'B')))),
    nations: nationsOf(results),
  };
}

/** The mean points of a seat of a side. */
export function pointsOf({ points, seating }: Result, side: Side): number {
  const own = points.filter((_, i) => sidesOf(seating)[i] === side);
  return own.reduce((sum, p) => sum + p, 0) / own.length;
}

/** A side's share of the win, which all seats with the most points share. */
export function winsOf({ points, seating }: Result, side: Side): number {
  const most = Math.max(...points);
  const winners = sidesOf(seating).filter((_, i) => points[i] === most);
  return winners.filter((one) => one === side).length / winners.length;
}

/** Whether a side has more points than the other: 1, ½ for a tie, or 0. */
export function moreOf(result: Result, side: Side): number {
  const [own = 0, other = 0] = (side === 'A' ? SIDES : [...SIDES].reverse()).map((one) => pointsOf(result, one));
  return own > other ? 1 : own === other ? 0.5 : 0;
}

function nationsOf(results: readonly Result[]): Report['nations'] {
  const mean = (nation: NationId, side: Side): Mean => {
    const points = results.flatMap(({ nations }) => (nations[nation]?.[0] === side ? [nations[nation][1]] : []));
    const sum = points.reduce((all, p) => all + p, 0);
    return { games: points.length, mean: points.length > 0 ? round(sum / points.length) : null };
  };
  const played = NATIONS.filter((nation) => results.some(({ nations }) => nations[nation]));
  return Object.fromEntries(played.map((nation) => [nation, [mean(nation, 'A'), mean(nation, 'B')]]));
}

const round = (n: number): number => Math.round(n * 10_000) / 10_000;

function rounded({ mean, low, high }: Estimate): Estimate {
  return { mean: round(mean), low: low === null ? null : round(low), high: high === null ? null : round(high) };
}

/** The report as tables to read. */
export function table({ levels, difference, nations, ...told }: Report): string {
  const { scenario, mode, effort, seed, engine, set, seeds, seatings } = told;
  const [first, second] = levels;
  return [
    `scenario ${scenario}, ${mode}: ${seatings} seatings of ${seeds} seeds (seed ${seed}, effort ${effort}, engine ${engine}, data ${set})`,
    '',
    ...grid(
      ['with 95 % intervals', first.level, second.level, 'difference'],
      [
        ['points of a seat', points(first.points), points(second.points), points(difference)],
        ['share of wins', share(first.wins), share(second.wins), ''],
        ['two seats have more', share(first.together), share(second.together), ''],
      ],
    ),
    '',
    ...grid(
      ['points of nations', first.level, second.level, 'difference'],
      Object.entries(nations).map(([nation, [a, b]]) => [
        nation,
        a.mean?.toFixed(1) ?? '',
        b.mean?.toFixed(1) ?? '',
        a.mean === null || b.mean === null ? '' : (a.mean - b.mean).toFixed(1),
      ]),
    ),
  ].join('\n');
}

/** Columns as wide as their content, with numbers aligned to the right. */
export function grid(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((word, i) => Math.max(word.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)];
}

function points({ mean, low, high }: Estimate): string {
  return `${mean.toFixed(1)}${low === null || high === null ? '' : ` (${low.toFixed(1)} to ${high.toFixed(1)})`}`;
}

function share({ mean, low, high }: Estimate): string {
  const percent = (p: number) => (p * 100).toFixed(1);
  return `${percent(mean)} %${low === null || high === null ? '' : ` (${percent(low)} to ${percent(high)})`}`;
}
