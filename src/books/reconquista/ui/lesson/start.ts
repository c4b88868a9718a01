import type { LessonFile } from '../../../../ui/lesson/kinds.ts';
import { stepStarts } from '../../../../ui/lesson/start.ts';
import { reconquista } from '../../engine/game.ts';
import type { ReconquistaLesson } from '../../lessons/lesson.ts';
import type { ReconquistaScene } from '../../scenes/scene.ts';
import { LESSON_WORDS } from '../../words/en/lessons.ts';
import type { OfReconquista } from '../kinds.ts';
import { look } from '../look.ts';
import { frameFor, startOf } from '../scene/start.ts';

/** The data of a lesson that a page fetches. */
export function lessonFile(lesson: ReconquistaLesson): LessonFile<OfReconquista['lesson']> {
  const { id, rules, opening } = lesson;
  const steps = stepStarts(
    {
      game: reconquista,
      startOf: (scene) => startOf({ ...scene, rules } satisfies ReconquistaScene),
      seenOf: (state, { position, look: places, on, options }) => ({
        seen: look(state),
        frame: frameFor(position, [places, on === 'board' ? Object.keys(options) : []]),
      }),
    },
    lesson,
  );
  return { lesson: { id, rules, steps, ...(opening && { opening }) }, told: LESSON_WORDS[id] };
}
