import type { LessonWords } from '../../../../words/lesson-words.ts';
import type { RuleId } from '../../engine/data/ids.ts';
import { LESSONS } from '../../lessons/index.ts';
import { LESSON_CHAPTERS, type LessonChapter } from '../../lessons/lesson.ts';
import { LESSON_WORDS } from '../../words/en/lessons.ts';

/** The lessons in the lists of the site's pages. Their words are in English. */

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

const onSite = (lesson: (typeof LESSONS)[number]): LessonOnSite => ({
  id: lesson.id,
  rules: lesson.rules as readonly RuleId[],
  minutes: lesson.minutes,
  steps: lesson.steps.map(({ id }) => id),
  told: LESSON_WORDS[lesson.id as keyof typeof LESSON_WORDS],
});

/** All lessons, in the order of the path. */
export const lessons = (): readonly LessonOnSite[] => LESSONS.map(onSite);

/** The path by its chapters; those without lessons yet are left out. */
export const lessonChapters = (): readonly {
  readonly id: LessonChapter;
  readonly lessons: readonly LessonOnSite[];
}[] =>
  LESSON_CHAPTERS.map((id) => ({ id, lessons: LESSONS.filter(({ chapter }) => chapter === id).map(onSite) })).filter(
    (chapter) => chapter.lessons.length > 0,
  );
