import type { InEach, Lang } from '../../../words/lang.ts';
import type { LessonWords } from '../../../words/lesson-words.ts';
import type { LessonId } from '../lessons/ids.ts';

/** The words of all lessons; the build writes those of each into its file. */
export type AllLessonWords = { readonly [id in LessonId]: LessonWords };

const IN: InEach<{ readonly LESSON_WORDS: AllLessonWords }> = {
  en: () => import('./en/lessons.ts'),
  fr: () => import('./fr/lessons.ts'),
};

/** The words of the lessons in a language. */
export const lessonWordsOf = async (lang: Lang): Promise<AllLessonWords> => (await IN[lang]()).LESSON_WORDS;
