import type { Lang } from '../../../../words/lang.ts';
import type { LessonWords } from '../../../../words/lesson-words.ts';
import type { RuleId } from '../../engine/data/ids.ts';
import type { LessonId } from '../../lessons/ids.ts';
import { LESSONS } from '../../lessons/index.ts';
import { LESSON_CHAPTERS, type LessonChapter } from '../../lessons/lesson.ts';
import { lessonsTold } from './words.ts';

/** The lessons in the lists of the site's pages. */

export const LEARN_PATH = '/hispania/learn/';
export const REVIEW_PATH = '/hispania/learn/review/';

/** Address of a lesson, without language. */
export const lessonPath = (id: string): string => `${LEARN_PATH}${id}/`;

export interface LessonOnSite {
  readonly id: string;
  readonly rules: readonly RuleId[];
  readonly minutes: number;
  readonly steps: readonly string[];
  readonly told: LessonWords;
}

const onSite = (lesson: (typeof LESSONS)[number], lang: Lang): LessonOnSite => ({
  id: lesson.id,
  rules: lesson.rules as readonly RuleId[],
  minutes: lesson.minutes,
  steps: lesson.steps.map(({ id }) => id),
  told: lessonsTold(lang)[lesson.id as LessonId],
});

/** All lessons, in the order of the path, told in a language. */
export const lessons = (lang: Lang): readonly LessonOnSite[] => LESSONS.map((lesson) => onSite(lesson, lang));

/** The path by its chapters; those without lessons yet are left out. */
export const lessonChapters = (
  lang: Lang,
): readonly {
  readonly id: LessonChapter;
  readonly lessons: readonly LessonOnSite[];
}[] =>
  LESSON_CHAPTERS.map((id) => ({
    id,
    lessons: LESSONS.filter(({ chapter }) => chapter === id).map((lesson) => onSite(lesson, lang)),
  })).filter((chapter) => chapter.lessons.length > 0);
