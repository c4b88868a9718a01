import { hispania } from '../../src/books/hispania/engine/game.ts';
import type { State } from '../../src/books/hispania/engine/state.ts';
import type { HispaniaLesson, HispaniaPlay } from '../../src/books/hispania/lessons/lesson.ts';
import { worthOf, worthSeed } from '../../src/books/hispania/lessons/worth.ts';
import { sceneOf, type Worth, type Worths } from '../../src/kernel/lesson.ts';
import { playLine } from '../../src/kernel/runner.ts';
import type { Step } from '../../src/kernel/scene.ts';

/** The values of the lines of all steps of a lesson, by step and line; steps without a measure are left out. */
export function worthsOf(lesson: HispaniaLesson, games?: number): { readonly [step: string]: Worths } {
  return Object.fromEntries(
    lesson.steps.flatMap((step) => {
      if (step.is !== 'play' || !step.measure) return [];
      const lines = [{ id: 'answer', line: step.answer, measured: step.measured }, ...step.others, ...step.poor];
      return [[step.id, Object.fromEntries(lines.map((one) => [one.id, lineWorth(lesson, step, one, games)]))]];
    }),
  );
}

function lineWorth(
  lesson: HispaniaLesson,
  step: HispaniaPlay,
  { line, measured }: { readonly line: readonly Step[]; readonly measured?: number | undefined },
  games: number | undefined,
): Worth {
  const { measure } = step;
  if (!measure) throw new Error(`${lesson.id}/${step.id} has no measure`);
  return worthOf(stateAfter(lesson, step, line, measured), measure, worthSeed(lesson.id, step.id), games);
}

/** The position at which a line is measured. Throws on a line that cannot be played. */
function stateAfter(lesson: HispaniaLesson, step: HispaniaPlay, line: readonly Step[], measured?: number): State {
  const played = playLine(hispania, sceneOf(lesson, step as never, line), measured);
  if (played.faults) throw new Error(`${lesson.id}/${step.id}: ${played.faults.map((f) => f.code).join(', ')}`);
  return played.steps.at(-1)?.state ?? played.start;
}
