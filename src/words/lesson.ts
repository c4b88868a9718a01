import type { LESSON } from './en/lesson.ts';
import type { InEach, Lang, Wide } from './lang.ts';

/** The words of a lesson that is played. */
export type LessonPlayWords = Wide<typeof LESSON>;

const LESSONS: InEach<{ readonly LESSON: LessonPlayWords }> = {
  en: () => import('./en/lesson.ts'),
  fr: () => import('./fr/lesson.ts'),
};

/** The words of a lesson in any book, in a language. */
export const lessonPlayWordsOf = async (lang: Lang): Promise<LessonPlayWords> => (await LESSONS[lang]()).LESSON;
