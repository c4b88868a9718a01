import { type DataSet, dataSet, PUBLISHED } from '../engine/data/sets.ts';

/** The values on the pages: those of the data set of new games. Scenes keep the first one. */
export const VALUES: DataSet = dataSet(PUBLISHED);
