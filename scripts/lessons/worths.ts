import { hispania } from '../../src/hispania/game.ts';
import type { HispaniaLesson, HispaniaPlay } from '../../src/hispania/lessons/lesson.ts';
import { exactWorth } from '../../src/hispania/lessons/worth.ts';
import type { State } from '../../src/hispania/state.ts';
import { seedOf } from '../../src/kernel/hash.ts';
import { sceneOf, type Worth, type Worths } from '../../src/kernel/lesson.ts';
import { playLine } from '../../src/kernel/runner.ts';
import type { Step } from '../../src/kernel/scene.ts';
import { pointsOfTurn } from './playouts.ts';

/** Games in which a line is played on, where its worth is not exact. */
export const GAMES = 200;

/** What the lines of all steps of a lesson are worth, by step and line; steps without a measure are left out. */
export function worthsOf(lesson: HispaniaLesson, games = GAMES): { readonly [step: string]: Worths } {
  return Object.fromEntries(
    lesson.steps.flatMap((step) => {
      if (step.is !== 'play' || !step.measure) return [];
      const lines = [{ id: 'answer', line: step.answer, measured: step.measured }, ...step.others, ...step.poor];
      return [[step.id, Object.fromEntries(lines.map((one) => [one.id, worthOf(lesson, step, one, games)]))]];
    }),
  );
}

function worthOf(
  lesson: HispaniaLesson,
  step: HispaniaPlay,
  { line, measured }: { readonly line: readonly Step[]; readonly measured?: number | undefined },
  games: number,
): Worth {
  const { measure } = step;
  if (!measure) throw new Error(`${lesson.id}/${step.id} has no measure`);
  const state = stateAfter(lesson, step, line, measured);
  if (measure.is !== 'turn-points') return { worth: exactWorth(state, measure) };
  // The same games for every line of a step: what differs is the line.
  const seed = seedOf([lesson.id, step.id]);
  let sum = 0;
  for (let i = 0; i < games; i++) sum += pointsOfTurn(state, measure.nation, seed + i);
  return { worth: Math.round((sum * 1000) / games), games };
}

/** Where a line is measured. Throws on one that cannot be played. */
function stateAfter(lesson: HispaniaLesson, step: HispaniaPlay, line: readonly Step[], measured?: number): State {
  const played = playLine(hispania, sceneOf(lesson, step as never, line), measured);
  if (played.faults) throw new Error(`${lesson.id}/${step.id}: ${played.faults.map((f) => f.code).join(', ')}`);
  return played.steps.at(-1)?.state ?? played.start;
}
