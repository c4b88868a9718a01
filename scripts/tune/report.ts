import type { NationId } from '../../src/books/hispania/engine/data/ids.ts';
import type { DataSet } from '../../src/books/hispania/engine/data/sets.ts';
import { grid } from '../tournament/report.ts';
import type { Measured } from './figures.ts';
import { distance, isMet, type Target, targetsOf } from './targets.ts';

/** The state of the targets, as data. */
export interface Report {
  readonly set: string;
  readonly games: number;
  readonly seed: string;
  readonly met: boolean;
  readonly distance: number;
  readonly targets: readonly (Target & { readonly met: boolean })[];
  readonly nations: { readonly [nation in NationId]?: { readonly mean: number; readonly early: number } };
}

export function reportOf(set: DataSet, measured: Measured, seed: string): Report {
  const targets = targetsOf(set, measured);
  const nations = Object.entries(measured.D?.nations ?? {});
  return {
    set: set.name,
    games: measured.D?.games ?? 0,
    seed,
    met: targets.every(isMet),
    distance: Math.round(distance(targets) * 1000) / 1000,
    targets: targets.map((target) => ({ ...target, met: isMet(target) })),
    nations: Object.fromEntries(nations.map(([nation, { mean, early }]) => [nation, { mean, early }])),
  };
}

/** The report as tables to read. */
export function table(report: Report, measured: Measured): string {
  const shown = report.targets.filter((target) => target.kind !== 'positive' || !target.met);
  const positive = report.targets.filter(({ kind }) => kind === 'positive');
  return [
    `${report.set}: ${report.games} games of Captains in D and ${measured.A?.games ?? 0} in A (seed ${report.seed}); distance ${report.distance}`,
    '',
    ...grid(
      ['target', 'stands at', 'aim', 'off', 'met'],
      [
        ...shown.map((target) => [...told(target), target.off.toFixed(2), target.met ? 'yes' : 'no']),
        ['means above zero', `${positive.filter(({ met }) => met).length}`, `${positive.length}`, '', ''],
      ],
    ),
    '',
    ...grid(
      ['nations in D', 'mean', 'error', 'gone early'],
      Object.entries(measured.D?.nations ?? {}).map(([nation, { mean, error, early }]) => [
        nation,
        mean.toFixed(1),
        error.toFixed(1),
        percent(early),
      ]),
    ),
    '',
    report.met ? 'All targets are met.' : 'Not all targets are met.',
  ].join('\n');
}

function told(target: Target): readonly [name: string, value: string, aim: string] {
  switch (target.kind) {
    case 'average':
      return [`D: mean of ${target.nation}`, target.value.toFixed(1), target.aim.toFixed(1)];
    case 'group':
      return [`D: group ${target.group}`, target.value.toFixed(1), target.aim.toFixed(1)];
    case 'behind':
      return [`A: group of ${target.nation} is behind`, target.value.toFixed(1), target.aim.toFixed(1)];
    case 'positive':
      return [`D: mean of ${target.nation}`, target.value.toFixed(1), 'above 0'];
    case 'lasting':
      return [`D: ${target.nation} gone early`, percent(target.value), 'at most 50 %'];
  }
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;
