import { aSiege } from './a-siege.ts';
import { afterADefeat } from './after-a-defeat.ts';
import { ambushes } from './ambushes.ts';
import { anAttack } from './an-attack.ts';
import { beyondTheProvince } from './beyond-the-province.ts';
import { firstRound } from './first-round.ts';
import { garrisonsAndCapitals } from './garrisons-and-capitals.ts';
import type { DracoLesson } from './lesson.ts';
import { movesAndRoads } from './moves-and-roads.ts';
import { support } from './support.ts';
import { theRollOfRevolt } from './the-roll-of-revolt.ts';
import { whatWins } from './what-wins.ts';
import { whereArmiesGo } from './where-armies-go.ts';
import { wholeRound } from './whole-round.ts';

/** The lessons by name, with their literal steps, which the words must match. */
export interface Lessons {
  readonly 'what-wins': typeof whatWins;
  readonly 'moves-and-roads': typeof movesAndRoads;
  readonly 'garrisons-and-capitals': typeof garrisonsAndCapitals;
  readonly support: typeof support;
  readonly 'a-siege': typeof aSiege;
  readonly ambushes: typeof ambushes;
  readonly 'an-attack': typeof anAttack;
  readonly 'after-a-defeat': typeof afterADefeat;
  readonly 'the-roll-of-revolt': typeof theRollOfRevolt;
  readonly 'where-armies-go': typeof whereArmiesGo;
  readonly 'beyond-the-province': typeof beyondTheProvince;
  readonly 'whole-round': typeof wholeRound;
  readonly 'first-round': typeof firstRound;
}

/** The lessons in the order of the path. */
export const LESSONS: readonly DracoLesson[] = [
  whatWins,
  movesAndRoads,
  garrisonsAndCapitals,
  support,
  aSiege,
  ambushes,
  anAttack,
  afterADefeat,
  theRollOfRevolt,
  whereArmiesGo,
  beyondTheProvince,
  wholeRound,
  firstRound,
];

/** The lesson of a name, or undefined if there is none. */
export const lessonById = (id: string): DracoLesson | undefined => LESSONS.find((lesson) => lesson.id === id);
