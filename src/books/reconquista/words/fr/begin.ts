/** Les mots du choix d’un début, et de la fin d’une partie qui en est partie. */
export { PAR } from './par.ts';
export { START_HISTORY, STARTS_PAGE } from './starts.ts';
