import { NATIONS, type NationId } from '../../src/books/hispania/engine/data/ids.ts';
import { NATION_TABLE } from '../../src/books/hispania/engine/data/nations.ts';
import type { Mode } from '../../src/books/hispania/engine/data/scenarios.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';

/** What came of many games. Points are whole and half points, as players write them. */
export interface Report {
  readonly games: number;
  readonly finished: number;
  readonly deadEnds: number;
  readonly actions: number;
  readonly seconds: number;
  readonly nations: { readonly [nation in NationId]?: Summary };
  readonly groups: { readonly [group: string]: Summary };
}

export interface Summary {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** Points of a series of games, number by number. */
export class Scores {
  readonly #nations = new Map<NationId, number[]>();
  readonly #groups = new Map<string, number[]>();

  /** Adds the end of a game: the points of each nation that was played, and of each group or player. */
  add(end: State, mode: Mode): void {
    const groups = new Map<string, number>();
    for (const player of end.players ?? []) if (mode === 'advanced') groups.set(player.seat, player.adjust);
    for (const nation of NATIONS) {
      const kept = end.nations[nation];
      if (!kept) continue;
      push(this.#nations, nation, kept.points / 2);
      const group = mode === 'advanced' ? kept.seat : `${NATION_TABLE[nation].standardGroup ?? '-'}`;
      const before = groups.get(group) ?? end.players?.find(({ seat }) => seat === kept.seat)?.adjust ?? 0;
      groups.set(group, before + kept.points - (kept.bid ?? 0));
    }
    for (const [group, points] of groups) push(this.#groups, group, points / 2);
  }

  summary(): Pick<Report, 'nations' | 'groups'> {
    const of = <K extends string>(scores: ReadonlyMap<K, readonly number[]>) =>
      Object.fromEntries([...scores].map(([key, points]) => [key, summed(points)]));
    const groups = new Map([...this.#groups].sort(([a], [b]) => (a < b ? -1 : 1)));
    return { nations: of(this.#nations), groups: of(groups) };
  }
}

function push<K>(scores: Map<K, number[]>, key: K, points: number): void {
  const all = scores.get(key);
  if (all) all.push(points);
  else scores.set(key, [points]);
}

function summed(points: readonly number[]): Summary {
  const mean = points.reduce((a, b) => a + b, 0) / points.length;
  const variance = points.reduce((sum, p) => sum + (p - mean) ** 2, 0) / Math.max(1, points.length - 1);
  return { mean: rounded(mean), sd: rounded(Math.sqrt(variance)), min: Math.min(...points), max: Math.max(...points) };
}

const rounded = (n: number): number => Math.round(n * 100) / 100;

/** The report as a table to read. */
export function table({ games, finished, deadEnds, actions, seconds, nations, groups }: Report): string {
  const row = (name: string, { mean, sd, min, max }: Summary) =>
    `| ${name.padEnd(16)} |${[mean, sd, min, max].map((n) => n.toFixed(2).padStart(8)).join(' |')} |`;
  const head = `| ${'points'.padEnd(16)} |${['mean', 'sd', 'min', 'max'].map((word) => word.padStart(8)).join(' |')} |`;
  const rule = `|${'-'.repeat(18)}|${Array.from({ length: 4 }, () => '-'.repeat(9)).join('|')}|`;
  return [
    `${games} games, ${finished} finished, ${deadEnds} dead ends, ${actions} actions in ${seconds.toFixed(1)} s`,
    head,
    rule,
    ...Object.entries(nations).map(([name, summary]) => row(name, summary)),
    rule,
    ...Object.entries(groups).map(([name, summary]) => row(`group ${name}`, summary)),
  ].join('\n');
}
