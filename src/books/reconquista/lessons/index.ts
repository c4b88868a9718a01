import { battleOrSiege } from './battle-or-siege.ts';
import { countTheIncome } from './count-the-income.ts';
import { firstFire } from './first-fire.ts';
import type { ReconquistaLesson } from './lesson.ts';
import { moving } from './moving.ts';
import { retreats } from './retreats.ts';
import { siegeNumbers } from './siege-numbers.ts';
import { spending } from './spending.ts';
import { targets } from './targets.ts';
import { theMarch } from './the-march.ts';
import { theNumbers } from './the-numbers.ts';
import { turn9 } from './turn-9.ts';
import { whoHoldsWhat } from './who-holds-what.ts';
import { wholeTurn } from './whole-turn.ts';

/** The lessons by name, with their literal steps, which the words must match. */
export interface Lessons {
  readonly 'who-holds-what': typeof whoHoldsWhat;
  readonly 'the-numbers': typeof theNumbers;
  readonly 'count-the-income': typeof countTheIncome;
  readonly spending: typeof spending;
  readonly moving: typeof moving;
  readonly 'battle-or-siege': typeof battleOrSiege;
  readonly 'first-fire': typeof firstFire;
  readonly retreats: typeof retreats;
  readonly 'siege-numbers': typeof siegeNumbers;
  readonly targets: typeof targets;
  readonly 'the-march': typeof theMarch;
  readonly 'whole-turn': typeof wholeTurn;
  readonly 'turn-9': typeof turn9;
}

/** The lessons, in the order of the path. */
export const LESSONS: readonly ReconquistaLesson[] = [
  whoHoldsWhat,
  theNumbers,
  countTheIncome,
  spending,
  moving,
  battleOrSiege,
  firstFire,
  retreats,
  siegeNumbers,
  targets,
  theMarch,
  wholeTurn,
  turn9,
];

/** The lesson of a name, or undefined if there is none. */
export const lessonById = (id: string): ReconquistaLesson | undefined => LESSONS.find((lesson) => lesson.id === id);
