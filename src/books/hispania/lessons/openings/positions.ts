import { playLine } from '../../../../kernel/runner.ts';
import type { Step } from '../../../../kernel/scene.ts';
import { hispania } from '../../engine/game.ts';
import type { Written } from '../../engine/position.ts';

/** Positions of guided openings are states of a game; other lessons define set-ups. */

/** A state as the position of a step. All readers of positions also take states (`position`). */
export const asPosition = (state: unknown): Written => state as Written;

/** The state at the end of a step after its answer; the next step begins there. Throws on a line that cannot be played. */
export function after({
  position,
  seed,
  answer,
}: {
  readonly position: Written;
  readonly seed: number;
  readonly answer: readonly Step[];
}): Written {
  const { steps, faults } = playLine(hispania, {
    id: '',
    rules: [],
    source: { own: true },
    position,
    seed,
    line: answer,
    after: [],
    tasks: [],
    wrong: [],
  });
  if (faults)
    throw new Error(faults.map(({ code, path, params }) => `${path}: ${code} ${JSON.stringify(params)}`).join());
  return asPosition(steps.at(-1)?.state);
}
