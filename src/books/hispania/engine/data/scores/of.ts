import type { DataSetName } from '../sets.ts';
import { SCORES as THIRD } from './hispania-1994-3.ts';
import type { Scores } from './spread.ts';

/** Scores of nations on each data set; null if no page shows them. */
export const SCORES: Readonly<Record<DataSetName, Scores | null>> = {
  'hispania-1994-1': null,
  'hispania-1994-2': null,
  'hispania-1994-3': THIRD,
};
