import { type DataSet, dataSet, PUBLISHED } from '../engine/data/sets.ts';

/** The values that pages show: those of the data set that new games are played on. Scenes keep to the first one. */
export const VALUES: DataSet = dataSet(PUBLISHED);
