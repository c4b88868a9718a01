import type { LessonFile } from '../../../../ui/lesson/kinds.ts';
import { stepStarts } from '../../../../ui/lesson/start.ts';
import type { Lang } from '../../../../words/lang.ts';
import { reconquista } from '../../engine/game.ts';
import type { ReconquistaLesson } from '../../lessons/lesson.ts';
import type { ReconquistaScene } from '../../scenes/scene.ts';
import { lessonWordsOf } from '../../words/lessons.ts';
import type { OfReconquista } from '../kinds.ts';
import { look } from '../look.ts';
import { frameFor, startOf } from '../scene/start.ts';

/** The data of a lesson that a page fetches, with its words in a language. */
export async function lessonFile(lesson: ReconquistaLesson, lang: Lang): Promise<LessonFile<OfReconquista['lesson']>> {
  const told = (await lessonWordsOf(lang))[lesson.id];
  return { lesson: lessonStart(lesson), told };
}

/** A lesson before any play, at build time. */
export function lessonStart(lesson: ReconquistaLesson): OfReconquista['lesson'] {
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
  return { id, rules, steps, ...(opening && { opening }) };
}
