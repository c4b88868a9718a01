/** The lessons by their permanent names, in the order of the path. */
export const LESSON_IDS = ['the-map', 'first-battle', 'terrain', 'targets', 'first-move'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
