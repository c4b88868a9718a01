import type { SetChanges } from '../../src/books/hispania/engine/data/changed.ts';
import { NATIONS, type NationId } from '../../src/books/hispania/engine/data/ids.ts';
import { isReconstructed } from '../../src/books/hispania/engine/data/provenance.ts';
import type { NationScores, Scores } from '../../src/books/hispania/engine/data/scores/spread.ts';
import type { Corrections, DataSet } from '../../src/books/hispania/engine/data/sets.ts';
import type { Measured } from './figures.ts';
import { LEVEL } from './game.ts';
import { type Data, literal } from './literal.ts';
import type { Settings } from './record.ts';

/** The output of tuning as TypeScript files: a new data set, and the scores of nations on it. */

/** The folders of these files. */
export const SETS_FOLDER = 'src/books/hispania/engine/data/sets';
export const SCORES_FOLDER = 'src/books/hispania/engine/data/scores';

/** No auction opens below a point; an opening bid is five points less than the average (14.2). In points. */
const LEAST_AVERAGE = 6;

/** The differences of a set with the changes: these, and the measured averages in half points for nations without a printed one. */
export function setChanges(set: DataSet, changes: Corrections, measured: Measured): SetChanges {
  const averages: { [nation in NationId]?: number } = {};
  for (const nation of NATIONS) {
    const { auction } = set.nations[nation];
    const mean = livesOf(measured, nation)?.lives.mean;
    if (mean === undefined || auction.kind === 'major' || !isReconstructed({ table: 'average', nation })) continue;
    const average = 2 * Math.max(LEAST_AVERAGE, Math.round(mean));
    if (average !== auction.average) averages[nation] = average;
  }
  return { ...changes, ...(Object.keys(averages).length > 0 ? { averages } : {}) };
}

/** A data set as a file: only the differences from the set it was tuned from. */
export function setFile(name: string, date: string, settings: Settings, changes: SetChanges): string {
  const { set, games, seed } = settings;
  return `import type { SetChanges } from '../changed.ts';

/**
 * What \`${name}\` has otherwise than \`${set}\`: reconstructed values only.
 * Tuned by games of Captains against each other and measured on ${date}: ${games} games of a scenario, seed ${seed}.
 * A published set is never edited.
 */
export const CHANGES: SetChanges = ${literal(changes as unknown as Data)};
`;
}

/** The scores of nations on a set: in scenario D, and in E for nations that play only there. */
export function scoresOf(name: string, date: string, settings: Settings, measured: Measured): Scores {
  const { engine, games, seed } = settings;
  const nations: { [nation in NationId]?: NationScores } = {};
  for (const nation of NATIONS) {
    const found = livesOf(measured, nation);
    if (!found) continue;
    const { scenario, lives } = found;
    const { all, turns, early, told } = lives;
    if (!told) throw new Error(`${scenario}: nothing is told of ${nation}`);
    nations[nation] = { scenario, all, turns, early: Math.round(early * found.games), told };
  }
  return { set: name, level: LEVEL, engine, games, seed, date, nations };
}

export function scoresFile(scores: Scores): string {
  return `import type { Scores } from './spread.ts';

/**
 * What nations scored in games of computers on \`${scores.set}\`, and how, in half points.
 * Made by \`npm run tune -- --distributions\`.
 */
export const SCORES: Scores = ${literal(scores as unknown as Data)};
`;
}

function livesOf({ D, E }: Measured, nation: NationId) {
  for (const [scenario, figures] of [['D', D] as const, ['E', E] as const]) {
    const lives = figures?.nations[nation];
    if (figures && lives) return { scenario, lives, games: figures.games };
  }
  return undefined;
}
