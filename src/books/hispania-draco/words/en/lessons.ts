import type { LessonWords } from '../../../../words/lesson-words.ts';
import type { LessonId } from '../../lessons/ids.ts';
import { afterADefeat, ambushes, anAttack, aSiege, support } from './lessons/combat.ts';
import { garrisonsAndCapitals, movesAndRoads, whatWins } from './lessons/ground.ts';
import { beyondTheProvince, theRollOfRevolt, whereArmiesGo } from './lessons/revolt.ts';
import { firstRound, wholeRound } from './lessons/round.ts';

/** The words of each lesson. */
export const LESSON_WORDS: { readonly [id in LessonId]: LessonWords } = {
  'what-wins': whatWins,
  'moves-and-roads': movesAndRoads,
  'garrisons-and-capitals': garrisonsAndCapitals,
  support: support,
  'a-siege': aSiege,
  ambushes: ambushes,
  'an-attack': anAttack,
  'after-a-defeat': afterADefeat,
  'the-roll-of-revolt': theRollOfRevolt,
  'where-armies-go': whereArmiesGo,
  'beyond-the-province': beyondTheProvince,
  'whole-round': wholeRound,
  'first-round': firstRound,
};
