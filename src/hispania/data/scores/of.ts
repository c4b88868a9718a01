import type { DataSetName } from '../sets.ts';
import { SCORES as SECOND } from './hispania-1994-2.ts';
import type { Scores } from './spread.ts';

/** What nations scored on each data set; null where it was never measured. */
export const SCORES: Readonly<Record<DataSetName, Scores | null>> = {
  'hispania-1994-1': null,
  'hispania-1994-2': SECOND,
};
