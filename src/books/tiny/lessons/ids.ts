/** The lessons by their permanent names, in the order in which one takes them. */
export const LESSON_IDS = ['first-battle'] as const;
export type LessonId = (typeof LESSON_IDS)[number];
