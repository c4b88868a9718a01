import type { DataSetName } from '../sets.ts';
import { MOMENTS as SECOND } from './hispania-1994-2.ts';
import type { Moments } from './moment.ts';

/** The great moments of nations on each data set; null where none were made. */
export const MOMENTS: Readonly<Record<DataSetName, Moments | null>> = {
  'hispania-1994-1': null,
  'hispania-1994-2': SECOND,
};
