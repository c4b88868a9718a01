import { rightAnswers, sceneOf } from '../../../../kernel/lesson.ts';
import type { LessonFile, PlayStart } from '../../../../ui/lesson/kinds.ts';
import { reconquista } from '../../engine/game.ts';
import type { ReconquistaLesson } from '../../lessons/lesson.ts';
import type { ReconquistaScene } from '../../scenes/scene.ts';
import { LESSON_WORDS } from '../../words/en/lessons.ts';
import type { OfReconquista } from '../kinds.ts';
import { look } from '../look.ts';
import { frameFor, startOf } from '../scene/start.ts';

/** The data of a lesson that a page fetches. */
export function lessonFile(lesson: ReconquistaLesson): LessonFile<OfReconquista['lesson']> {
  const { id, rules, steps, opening } = lesson;
  return {
    lesson: { id, rules, steps: steps.map((step) => stepStart(lesson, step)), ...(opening && { opening }) },
    told: LESSON_WORDS[id],
  };
}

/** A step's data at build time. Throws if its position is faulty; the tests check every lesson. */
function stepStart(
  lesson: ReconquistaLesson,
  step: ReconquistaLesson['steps'][number],
): OfReconquista['playStep'] | OfReconquista['askStep'] {
  const { id, look: places } = step;
  if (step.is === 'play') {
    const { follows, wrong } = step;
    const start = startOf({ ...sceneOf(lesson, step), rules: lesson.rules } satisfies ReconquistaScene);
    return { is: 'play', id, look: places, wrong, start, ...(follows ? { follows } : {}) } satisfies PlayStart;
  }
  const { state, faults = [] } = reconquista.position(step.position);
  if (!state) throw new Error(`${lesson.id}/${id}: ${faults.map((f) => f.code).join(', ')}`);
  const { on, options, find = 1 } = step;
  const seen = look(state);
  const frame = frameFor(step.position, [places, on === 'board' ? Object.keys(options) : []]);
  const right = rightAnswers(reconquista, step);
  return {
    is: 'ask',
    id,
    look: places,
    on,
    seen,
    frame,
    options: Object.keys(options),
    right,
    find,
  } satisfies OfReconquista['askStep'];
}
