/** The lessons by their permanent names, in their order. */
export const LESSON_IDS = ['first-battle'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
