import { rightAnswers, sceneOf } from '../../../../kernel/lesson.ts';
import type { AskStart, LessonFile, PlayStart } from '../../../../ui/lesson/kinds.ts';
import { tiny } from '../../engine/game.ts';
import type { TinyLesson } from '../../lessons/lesson.ts';
import type { TinyScene } from '../../scenes/scene.ts';
import { LESSON_WORDS } from '../../words/en/lessons.ts';
import type { OfTiny } from '../kinds.ts';
import { look } from '../look.ts';
import { startOf } from '../scene/start.ts';

/** The data of a lesson that a page fetches. */
export function lessonFile(lesson: TinyLesson): LessonFile<OfTiny['lesson']> {
  const { id, rules, steps } = lesson;
  return { lesson: { id, rules, steps: steps.map((step) => stepStart(lesson, step)) }, told: LESSON_WORDS[id] };
}

/** A step's data at build time. Throws if its position is faulty; the tests check every lesson. */
export function stepStart(
  lesson: TinyLesson,
  step: TinyLesson['steps'][number],
): OfTiny['playStep'] | OfTiny['askStep'] {
  const { id, look: places } = step;
  if (step.is === 'play') {
    const { follows, wrong } = step;
    const start = startOf({ ...sceneOf(lesson, step), rules: lesson.rules } satisfies TinyScene);
    return { is: 'play', id, look: places, wrong, start, ...(follows ? { follows } : {}) } satisfies PlayStart;
  }
  const { state, faults = [] } = tiny.position(step.position);
  if (!state) throw new Error(`${lesson.id}/${id}: ${faults.map((f) => f.code).join(', ')}`);
  const { on, options, find = 1 } = step;
  const seen = look(state);
  return {
    is: 'ask',
    id,
    look: places,
    on,
    seen,
    options: Object.keys(options),
    right: rightAnswers(tiny, step),
    find,
  } satisfies AskStart;
}
