import type { PlayWords } from '../en/play.ts';
import { ANSWERS } from './answers.ts';
import { BOARD } from './board.ts';
import { GUARD } from './guard.ts';
import { OTHER_BOOK } from './other-book.ts';
import { SCENE } from './scene.ts';

/** Tous les mots autour d’une position qui se joue, d’aucun jeu. */
export const PLAY: PlayWords = { ...ANSWERS, ...SCENE, guard: GUARD, board: BOARD, otherBook: OTHER_BOOK };
