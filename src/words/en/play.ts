import { ANSWERS } from './answers.ts';
import { BOARD } from './board.ts';
import { GUARD } from './guard.ts';
import { SCENE } from './scene.ts';

/** All words around a position that is played, of no game. */
export const PLAY = { ...ANSWERS, ...SCENE, guard: GUARD, board: BOARD };

/** What every language says around a position that is played. */
export type PlayWords = typeof PLAY;
