/** The lessons by their permanent names, in the order of the path; the guided first round is the last. */
export const LESSON_IDS = [
  'what-wins',
  'moves-and-roads',
  'garrisons-and-capitals',
  'support',
  'a-siege',
  'ambushes',
  'an-attack',
  'after-a-defeat',
  'the-roll-of-revolt',
  'where-armies-go',
  'beyond-the-province',
  'whole-round',
  'first-round',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];
