import type { DataSetName } from '../sets.ts';
import { MOMENTS as THIRD } from './hispania-1994-3.ts';
import type { Moments } from './moment.ts';

/** The great moments of nations on each data set; null if no page shows them. */
export const MOMENTS: Readonly<Record<DataSetName, Moments | null>> = {
  'hispania-1994-1': null,
  'hispania-1994-2': null,
  'hispania-1994-3': THIRD,
};
