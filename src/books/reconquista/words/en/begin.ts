/** The words of the choice of a start, and of the end of a game that began with one. */
export { PAR } from './par.ts';
export { START_HISTORY, STARTS_PAGE } from './starts.ts';
