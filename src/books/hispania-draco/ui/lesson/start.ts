import type { LessonFile } from '../../../../ui/lesson/kinds.ts';
import { stepStarts } from '../../../../ui/lesson/start.ts';
import type { Lang } from '../../../../words/lang.ts';
import { draco } from '../../engine/game.ts';
import { costsOf } from '../../lessons/costs.ts';
import type { DracoLesson } from '../../lessons/lesson.ts';
import type { DracoScene } from '../../scenes/scene.ts';
import { lessonWordsOf } from '../../words/lessons.ts';
import type { OfDraco } from '../kinds.ts';
import { look } from '../look.ts';
import { frameFor, startOf } from '../scene/start.ts';

/** The data of a lesson that a page fetches, with its words in a language. */
export async function lessonFile(lesson: DracoLesson, lang: Lang): Promise<LessonFile<OfDraco['lesson']>> {
  const told = (await lessonWordsOf(lang))[lesson.id];
  return { lesson: lessonStart(lesson), told };
}

/** A lesson before any play, at build time, with the exact chances of its measured steps. */
export function lessonStart(lesson: DracoLesson): OfDraco['lesson'] {
  const { id, rules, opening } = lesson;
  const steps = stepStarts(
    {
      game: draco,
      startOf: (scene) => startOf({ ...scene, rules } satisfies DracoScene),
      seenOf: (state, { look: places, on, options }) => ({
        seen: look(state),
        frame: frameFor(state, [places, on === 'board' ? Object.keys(options) : []]),
      }),
    },
    lesson,
  ).map((start, i) => {
    const step = lesson.steps[i];
    const costs = step?.is === 'play' ? costsOf(step) : undefined;
    return start.is === 'play' && costs ? { ...start, costs } : start;
  });
  return { id, rules, steps, ...(opening && { opening }) };
}
