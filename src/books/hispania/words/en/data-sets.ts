import type { Differences } from '../../engine/data/differs.ts';
import type { DataSetName } from '../../engine/data/sets.ts';
import { and, count } from './units.ts';

/** The data sets by name and date, and in what one differs from another. */

interface Said {
  readonly name: string;
  /** Where the values come from that the rulebook does not state. */
  readonly says: string;
}

/** In what another set differs: `17 incomes, the points of 20 nations and the set-ups of 6 nations`. */
function differ({ incomes, points, setUps, averages }: Differences): string {
  const nations = Object.keys(points).length;
  const stand = new Set([...setUps[1], ...setUps[4]]).size;
  const parts = [
    ...(incomes.length > 0 ? [count(incomes.length, 'income')] : []),
    ...(nations > 0 ? [`the points of ${count(nations, 'nation')}`] : []),
    ...(stand > 0 ? [`the set-up${stand === 1 ? '' : 's'} of ${count(stand, 'nation')}`] : []),
    ...(averages.length > 0
      ? [`the average${averages.length === 1 ? '' : 's'} of ${count(averages.length, 'nation')}`]
      : []),
  ];
  return and(parts.map((part) => [part])).join('');
}

export const DATA_SETS = {
  sets: {
    'hispania-1994-1': {
      name: 'The first set, November 2026',
      says: 'Values that the rulebook does not state are estimates. Older games and all examples use this set.',
    },
    'hispania-1994-2': {
      name: 'The second set, 28 November 2026',
      says: 'The first set, tuned by games between computers towards the scores that the rulebook calls usual.',
    },
    'hispania-1994-3': {
      name: 'The third set, 28 November 2026',
      says: 'The second set, tuned again: the scores of the groups are closer to each other.',
    },
  } satisfies Record<DataSetName, Said>,
  differs: (by: Differences): string => `Compared with the first set, it has other values for ${differ(by)}.`,
  /** Of a game that is not on the set of new games. */
  playedOn: (name: string): string => `Values: ${name}.`,
  /** Of an example: how the values that it shows differ from those of new games. */
  scene: (by: Differences): string =>
    `This example uses the first set of values. New games have other values for ${differ(by)} here.`,
};
