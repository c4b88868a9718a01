import type { BookChanges } from '../../../../site/book.ts';
import { CHANGE_IDS, CHANGES, type Change, VERSIONS } from '../../engine/data/changes.ts';
import { differences } from '../../engine/data/differs.ts';
import { DATA_SET_NAMES, type DataSetName, dataSet, FIRST_SET } from '../../engine/data/sets.ts';
import { rulePath } from '../book.ts';
import { CHANGES_PATH } from '../paths.ts';

/** The changes of the rules as the site shows them: in the foot of each page, and in the margin beside changed rules. */
export const BOOK_CHANGES: BookChanges = {
  path: CHANGES_PATH,
  versions: VERSIONS.map(({ version }) => version),
  list: CHANGE_IDS.map((id) => {
    const { version, rules }: Change = CHANGES[id];
    return { id, version, rules: rules.map(rulePath) };
  }),
};

/** What a data set has otherwise than the one before it: the incomes, and the nations whose values differ. */
export function changesOfSet(
  name: DataSetName,
): Readonly<Record<'incomes' | 'points' | 'setUps' | 'averages', number>> {
  const before = DATA_SET_NAMES[DATA_SET_NAMES.indexOf(name) - 1] ?? FIRST_SET;
  const { incomes, points, setUps, averages } = differences(dataSet(before), dataSet(name));
  return {
    incomes: incomes.length,
    points: Object.keys(points).length,
    setUps: new Set([...setUps[1], ...setUps[4]]).size,
    averages: averages.length,
  };
}
