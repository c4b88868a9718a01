import type { LessonWords } from '../../../../words/lesson-words.ts';
import type { LessonId } from '../../lessons/ids.ts';
import { countTheIncome, spending, theNumbers, whoHoldsWhat } from './lessons/land.ts';
import { targets, theMarch, turn9, wholeTurn } from './lessons/turn.ts';
import { battleOrSiege, firstFire, moving, retreats, siegeNumbers } from './lessons/war.ts';

/** Les mots de chaque leçon. */
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
