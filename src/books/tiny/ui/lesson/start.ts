import type { LessonFile } from '../../../../ui/lesson/kinds.ts';
import { stepStarts } from '../../../../ui/lesson/start.ts';
import { tiny } from '../../engine/game.ts';
import type { TinyLesson } from '../../lessons/lesson.ts';
import type { TinyScene } from '../../scenes/scene.ts';
import { LESSON_WORDS } from '../../words/en/lessons.ts';
import type { OfTiny } from '../kinds.ts';
import { look } from '../look.ts';
import { startOf } from '../scene/start.ts';

/** The data of a lesson that a page fetches. */
export function lessonFile(lesson: TinyLesson): LessonFile<OfTiny['lesson']> {
  const { id, rules } = lesson;
  const steps = stepStarts(
    {
      game: tiny,
      startOf: (scene) => startOf({ ...scene, rules } satisfies TinyScene),
      seenOf: (state) => ({ seen: look(state) }),
    },
    lesson,
  );
  return { lesson: { id, rules, steps }, told: LESSON_WORDS[id] };
}
