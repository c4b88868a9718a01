import { playLine } from '../../../../kernel/runner.ts';
import type { Step } from '../../../../kernel/scene.ts';
import { hispania } from '../../engine/game.ts';
import type { Written } from '../../engine/position.ts';

/** Positions of guided openings: states of a game, where other lessons write their set-ups down. */

/** A state as the position of a step: whatever reads positions takes states, too (`position`). */
export const asPosition = (state: unknown): Written => state as Written;

/** Where a step has ended by its answer: there the next one begins. Throws on a line that cannot be played. */
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
