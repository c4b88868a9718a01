import { ANSWERS } from './answers.ts';
import { BOARD } from './board.ts';
import { GUARD } from './guard.ts';
import { OTHER_BOOK } from './other-book.ts';
import { SCENE } from './scene.ts';

/** All words around a position that is played, of no game. */
export const PLAY = { ...ANSWERS, ...SCENE, guard: GUARD, board: BOARD, otherBook: OTHER_BOOK };

/** What every language says around a position that is played. */
export type PlayWords = typeof PLAY;
