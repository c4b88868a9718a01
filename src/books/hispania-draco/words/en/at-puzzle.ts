/** All words of a puzzle in one piece, as its page loads them. */
export { PUZZLE } from '../../../../words/en/puzzle.ts';
export { askOf, becauseSaid, besideSaid, optionOf, verdictSaid } from './puzzles.ts';
