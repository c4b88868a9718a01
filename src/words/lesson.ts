import type { LessonPlayWords } from './en/lesson.ts';
import type { InEach, Lang } from './lang.ts';

export type { LessonPlayWords };

const LESSONS: InEach<{ readonly LESSON: LessonPlayWords }> = {
  en: () => import('./en/lesson.ts'),
  fr: () => import('./fr/lesson.ts'),
};

/** The words of a lesson in any book, in a language. */
export const lessonPlayWordsOf = async (lang: Lang): Promise<LessonPlayWords> => (await LESSONS[lang]()).LESSON;
