import type { Ended } from './series.ts';

/** The results of many games. */
export interface Report {
  readonly games: number;
  readonly finished: number;
  readonly deadEnds: number;
  readonly actions: number;
  readonly seconds: number;
}

export interface Summary {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** Points of seats, of nations and the like, by name; and the frequency of each common outcome. */
export interface Scores {
  readonly points: { readonly [of: string]: { readonly [name: string]: Summary } };
  readonly verdicts: { readonly [verdict: string]: number };
}

/** The scores of some games. */
export function scoresOf(games: readonly Ended[]): Scores {
  const keys = [...new Set(games.flatMap(({ points }) => Object.keys(points)))];
  const verdicts: Record<string, number> = {};
  for (const { verdict } of games) if (verdict !== undefined) verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
  const points = keys.map((of) => [of, summaries(games.flatMap((game) => [game.points[of] ?? {}]))]);
  return { points: Object.fromEntries(points), verdicts };
}

/** For each name, its points in the games in which it is counted. */
function summaries(games: readonly { readonly [name: string]: number }[]): { readonly [name: string]: Summary } {
  const names = [...new Set(games.flatMap((points) => Object.keys(points)))];
  return Object.fromEntries(names.map((name) => [name, summed(games.flatMap((points) => points[name] ?? []))]));
}

function summed(points: readonly number[]): Summary {
  const mean = points.reduce((a, b) => a + b, 0) / points.length;
  const variance = points.reduce((sum, p) => sum + (p - mean) ** 2, 0) / Math.max(1, points.length - 1);
  return { mean: rounded(mean), sd: rounded(Math.sqrt(variance)), min: Math.min(...points), max: Math.max(...points) };
}

const rounded = (n: number): number => Math.round(n * 100) / 100;

/** The report as data. */
export function data(report: Report, { points, verdicts }: Scores): object {
  return { ...report, ...points, ...(Object.keys(verdicts).length > 0 && { verdicts }) };
}

/** The report as a table to read. */
export function table({ games, finished, deadEnds, actions, seconds }: Report, { points, verdicts }: Scores): string {
  const row = (name: string, { mean, sd, min, max }: Summary) =>
    `| ${name.padEnd(16)} |${[mean, sd, min, max].map((n) => n.toFixed(2).padStart(8)).join(' |')} |`;
  const head = `| ${'points'.padEnd(16)} |${['mean', 'sd', 'min', 'max'].map((word) => word.padStart(8)).join(' |')} |`;
  const rule = `|${'-'.repeat(18)}|${Array.from({ length: 4 }, () => '-'.repeat(9)).join('|')}|`;
  const tables = Object.entries(points).map(([of, named]) => [
    rule,
    ...Object.entries(named).map(([name, summary]) => row(of === 'groups' ? `group ${name}` : name, summary)),
  ]);
  return [
    `${games} games, ${finished} finished, ${deadEnds} dead ends, ${actions} actions in ${seconds.toFixed(1)} s`,
    ...(tables.length > 0 ? [head, ...tables.flat()] : []),
    ...Object.entries(verdicts).map(([verdict, n]) => `${verdict}: ${n}`),
  ].join('\n');
}
