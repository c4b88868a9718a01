import { playLine } from '../../../kernel/runner.ts';
import type { Step } from '../../../kernel/scene.ts';
import { draco } from '../engine/game.ts';
import type { Written } from '../engine/position.ts';

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
  const { steps, faults } = playLine(draco, {
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
  if (faults) throw new Error(faults.map(({ code, path }) => `${path}: ${code}`).join());
  // A state is also a written position (`position`).
  return steps.at(-1)?.state as unknown as Written;
}
