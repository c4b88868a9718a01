/** The lessons by their permanent names, in the order of the path; the guided first turn is the last. */
export const LESSON_IDS = [
  'who-holds-what',
  'the-numbers',
  'count-the-income',
  'spending',
  'moving',
  'battle-or-siege',
  'first-fire',
  'retreats',
  'siege-numbers',
  'targets',
  'the-march',
  'whole-turn',
  'turn-9',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];
