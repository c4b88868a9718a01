import type { LessonWords } from '../../../../words/lesson-words.ts';
import type { LessonId } from '../../lessons/ids.ts';
import { countTheIncome, spending, theNumbers, whoHoldsWhat } from './lessons/land.ts';
import { targets, theMarch, turn9, wholeTurn } from './lessons/turn.ts';
import { battleOrSiege, firstFire, moving, retreats, siegeNumbers } from './lessons/war.ts';

/** The words of each lesson. */
export const LESSON_WORDS: { readonly [id in LessonId]: LessonWords } = {
  'who-holds-what': whoHoldsWhat,
  'the-numbers': theNumbers,
  'count-the-income': countTheIncome,
  spending: spending,
  moving: moving,
  'battle-or-siege': battleOrSiege,
  'first-fire': firstFire,
  retreats: retreats,
  'siege-numbers': siegeNumbers,
  targets: targets,
  'the-march': theMarch,
  'whole-turn': wholeTurn,
  'turn-9': turn9,
};

/** The words of the path and of the pages of lessons. */
export const LEARN_PAGE = {
  title: 'Learn by playing',
  lead: 'Twelve short lessons on the board, from control to a whole turn, and a first turn that goes on as a game.',
  /** A heading of the path. */
  lessons: 'Lessons',
  opening: 'A first turn',
  puzzles: 'Puzzles',
  minutes: (minutes: number): string => `${minutes} minutes`,
  done: 'Done',
} as const;
