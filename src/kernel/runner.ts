import { type Assertion, holds } from './assertions.ts';
import type { Fact, Fault, Game, Positioned } from './contract.ts';
import { seeded } from './dice.ts';
import { applyGiven, laidBy, type Throw } from './given.ts';
import { fault } from './limits.ts';
import type { Scene, Step, Task, WrongAnswer } from './scene.ts';

/** One played step of a line: the state after it and the facts. */
export interface PlayedStep<S, F extends Fact = Fact> {
  readonly state: S;
  readonly facts: readonly F[];
}

/** A played line: its start and the result of each step; or the reason why it cannot be played. */
export type PlayedLine<S, F extends Fact = Fact> =
  | { readonly start: S; readonly steps: readonly PlayedStep<S, F>[]; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly start?: undefined; readonly steps?: undefined };

/** The position of a scene, its dice seeded with the scene's seed; or the faults of the position. Never throws. */
export function openScene<S, F extends Fact>(game: Pick<Game<S, F>, 'position' | 'dice'>, scene: Scene): Positioned<S> {
  const opened = game.position(scene.position);
  if (opened.faults) {
    return { faults: opened.faults.map((f) => ({ ...f, path: f.path ? `position.${f.path}` : 'position' })) };
  }
  return { state: game.dice.with(opened.state, seeded(scene.seed)) };
}

/**
 * Plays the line of `scene`, or its first `upTo` steps, each with exactly its printed dice. Faults: those of the
 * position, or of the first step that goes wrong: `step-refused` (`code`, `rule`), `not-drawn` (`name` of a draw that
 * is laid out but not made), `too-many-dice`, `too-few-dice` (`given`, `rolled`: draws among them), `die-does-not-fit`
 * (a value that the die or the draw cannot have), `no-such-die` (in `ours`). Never throws on an engine that keeps the
 * contract.
 */
export function playLine<S, F extends Fact>(
  game: Game<S, F>,
  scene: Scene,
  upTo = scene.line.length,
): PlayedLine<S, F> {
  const opened = openScene(game, scene);
  if (opened.faults) return { faults: opened.faults };
  return playSteps(game, opened.state, scene.line.slice(0, upTo), 'line');
}

/** Plays `steps` from `start` as `playLine` does; `path` is their place in faults. */
function playSteps<S, F extends Fact>(
  game: Game<S, F>,
  start: S,
  steps: readonly Step[],
  path: string,
): PlayedLine<S, F> {
  const done: PlayedStep<S, F>[] = [];
  let state = start;
  for (const [i, step] of steps.entries()) {
    const applied = applyGiven(game, state, step.action, laidBy(step));
    if (applied.refusal) {
      const { code, rule } = applied.refusal;
      return { faults: [fault('step-refused', [path, i], { code, rule })] };
    }
    const wrong = wrongDice(step, applied.thrown, [path, i]);
    if (wrong) return { faults: [wrong] };
    state = applied.state;
    done.push({ state, facts: applied.facts });
  }
  return { start, steps: done };
}

function wrongDice(step: Step, thrown: Throw, path: readonly (string | number)[]): Fault | undefined {
  const { rolled, generated, undrawn } = thrown;
  const [name] = Object.keys(undrawn ?? {});
  if (name !== undefined) return fault('not-drawn', path, { name });
  const given = Object.values(step.draws ?? {}).reduce((n, list) => n + list.length, step.dice?.length ?? 0);
  if (rolled > given) return fault('too-few-dice', path, { given, rolled });
  if (rolled < given) return fault('too-many-dice', path, { given, rolled });
  if (generated) return fault('die-does-not-fit', path, {});
  return step.ours?.some((i) => !(i in (step.dice ?? []))) ? fault('no-such-die', path, {}) : undefined;
}

/**
 * All faults of a scene; empty if it is sound. Beside the faults of `playLine`:
 * - `does-not-hold`: an assertion of `after`;
 * - `beyond-line`: a task or a wrong answer starts after the end of the line;
 * - `reached-at-start`, `not-reached`: the goal of a task, before and after its answer;
 * - `lost`: a task counts as lost before or during its own answer (`step`: the number of steps);
 * - `not-refused`, `refused-otherwise` (`code`, `rule`): a wrong answer;
 * - `cannot-ask` (`message`): an assertion uses a query that the game does not have.
 */
export function checkScene<S, F extends Fact>(game: Game<S, F>, scene: Scene): readonly Fault[] {
  const line = playLine(game, scene);
  if (line.faults) return line.faults;
  const last = line.steps.at(-1)?.state ?? line.start;
  const facts = line.steps.flatMap((step) => step.facts);
  const held = scene.after.flatMap((assertion, i) => {
    const asked = ask(game, last, facts, [assertion], ['after', i]);
    return asked.faults ?? (asked.holds ? [] : [fault('does-not-hold', ['after', i], {})]);
  });
  const after = (n: number): Standing<S> | undefined => (n === 0 ? { state: line.start } : line.steps[n - 1]);
  return [
    ...held,
    ...scene.tasks.flatMap((task) => checkTask(game, after(task.at), task)),
    ...scene.wrong.flatMap((wrong) => checkWrong(game, after(wrong.at), wrong)),
  ];
}

interface Standing<S> {
  readonly state: S;
}

function checkTask<S, F extends Fact>(game: Game<S, F>, from: Standing<S> | undefined, task: Task): readonly Fault[] {
  const path = ['tasks', task.id];
  if (!from) return [fault('beyond-line', path, { at: task.at })];
  const answer = playSteps(game, from.state, task.answer, `tasks.${task.id}.answer`);
  if (answer.faults) return answer.faults;

  const before = ask(game, from.state, [], task.goal, [...path, 'goal']);
  if (before.faults) return before.faults;
  if (before.holds) return [fault('reached-at-start', path, {})];

  const facts: F[] = [];
  let state = from.state;
  for (const [step, played] of [{ state, facts: [] }, ...answer.steps].entries()) {
    facts.push(...played.facts);
    state = played.state;
    const lost = task.lost && ask(game, state, facts, task.lost, [...path, 'lost']);
    if (lost?.faults) return lost.faults;
    if (lost?.holds) return [fault('lost', path, { step })];
  }
  const reached = ask(game, state, facts, task.goal, [...path, 'goal']);
  return reached.faults ?? (reached.holds ? [] : [fault('not-reached', path, {})]);
}

function checkWrong<S, F extends Fact>(
  game: Game<S, F>,
  from: Standing<S> | undefined,
  wrong: WrongAnswer,
): readonly Fault[] {
  const path = ['wrong', wrong.id];
  if (!from) return [fault('beyond-line', path, { at: wrong.at })];
  const { refusal } = game.apply(from.state, wrong.action);
  if (!refusal) return [fault('not-refused', path, {})];
  if (refusal.code === wrong.code && refusal.rule === wrong.rule) return [];
  return [fault('refused-otherwise', path, { code: refusal.code, rule: refusal.rule })];
}

/**
 * Whether all of `assertions` hold. A query that does not exist or does not take these arguments is a fault of the
 * scene.
 */
function ask<S, F extends Fact>(
  game: Game<S, F>,
  state: S,
  facts: readonly F[],
  assertions: readonly Assertion[],
  path: readonly (string | number)[],
): { readonly holds: boolean; readonly faults?: readonly Fault[] } {
  try {
    return { holds: assertions.every((assertion) => holds(game, { state, facts }, assertion)) };
  } catch (error) {
    return { holds: false, faults: [fault('cannot-ask', path, { message: String(error) })] };
  }
}
