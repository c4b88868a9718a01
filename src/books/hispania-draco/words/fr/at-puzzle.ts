/** Tous les mots d’un casse-tête, chargés avec sa page. */
export { PUZZLE } from '../../../../words/fr/puzzle.ts';
export { askOf, becauseSaid, besideSaid, optionOf, verdictSaid } from './puzzles.ts';
