import type { PlayStep, RecordedLine } from '../../../kernel/lesson.ts';
import { playLine } from '../../../kernel/runner.ts';
import type { Step } from '../../../kernel/scene.ts';
import { draco } from '../engine/game.ts';
import type { Written } from '../engine/position.ts';
import { combatOdds, combatOf } from '../odds/combat.ts';
import { type Fraction, fraction } from '../odds/fraction.ts';
import type { Measure } from './lesson.ts';

/** The chance that all sieges and attacks of a line are won, exactly. Throws on a line that cannot be played. */
export function chanceOf(
  { position, seed }: Pick<PlayStep<Written>, 'position' | 'seed'>,
  line: readonly Step[],
): Fraction {
  const scene = {
    id: '',
    rules: [],
    source: { own: true },
    position,
    seed,
    line,
    after: [],
    tasks: [],
    wrong: [],
  } as const;
  const { start, steps, faults } = playLine(draco, scene);
  if (faults) throw new Error(faults.map(({ code, path }) => `${path}: ${code}`).join());
  const before = [start, ...steps.map(({ state }) => state)];
  return line.reduce<Fraction>(
    (all, { action }, i) => {
      const state = before[i];
      const combat = state && combatOf(state, action);
      if (!state || !combat) return all;
      const { roman } = combatOdds(state, combat);
      return fraction(all.ways * roman.ways, all.of * roman.of);
    },
    { ways: 1, of: 1 },
  );
}

/** The chances of a step: of its answer, and of each poor line by name. */
export interface Costs {
  readonly best: Fraction;
  readonly poor: { readonly [line: string]: Fraction };
}

/** The chances of a step with a measure; undefined without one. */
export function costsOf(step: PlayStep<Written, Measure>): Costs | undefined {
  if (!step.measure) return undefined;
  const of = ({ id, line }: RecordedLine) => [id, chanceOf(step, line)] as const;
  return { best: chanceOf(step, step.answer), poor: Object.fromEntries(step.poor.map(of)) };
}
