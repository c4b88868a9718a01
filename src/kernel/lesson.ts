import { type Assertion, holds } from './assertions.ts';
import type { Action, Fact, Fault, Game, Seat } from './contract.ts';
import { same } from './hash.ts';
import { fault } from './limits.ts';
import { reply } from './reply.ts';
import { checkScene, playLine } from './runner.ts';
import type { Missed, Scene, Step, WrongAnswer } from './scene.ts';

/**
 * A short chain of positions, each with a task or a question. It is data, never a script of clicks: any legal move is
 * allowed.
 */
export interface Lesson<Written = unknown, Measure = unknown> {
  readonly id: string;
  /** The rules it teaches. */
  readonly rules: readonly string[];
  /** The approximate time that it takes. */
  readonly minutes: number;
  readonly steps: readonly LessonStep<Written, Measure>[];
}

export type LessonStep<Written = unknown, Measure = unknown> = PlayStep<Written, Measure> | AskStep<Written>;

/** The start of a step. */
interface Stands<Written> {
  /** Unique within its lesson. */
  readonly id: string;
  readonly position: Written;
  /** The relevant places, by the game's names; the first hint marks them. */
  readonly look: readonly string[];
}

/** A goal to reach from a position, by any legal moves. */
export interface PlayStep<Written = unknown, Measure = unknown> extends Stands<Written> {
  readonly is: 'play';
  /**
   * It starts at the end of the step before: after the reader's moves there, or else after its answer, which leads to
   * `position`. Its wrong actions are then tried at its start, so that they are wrong after any of these.
   */
  readonly follows?: true;
  readonly seed: number;
  /** The seats that the reader answers for; `reply` answers for the others. */
  readonly reader: readonly Seat[];
  /** The goal is reached when all assertions hold, about the facts since the start and the state, by any moves. */
  readonly goal: readonly Assertion[];
  /** Once all of these hold, the goal can no longer be reached. */
  readonly lost?: readonly Assertion[];
  /** One way to reach the goal, for the tests and for *show me*, including answers of other seats. */
  readonly answer: readonly Step[];
  /** Different lines that are as good. */
  readonly others: readonly RecordedLine[];
  /** Legal lines that are not good: they are played out, and their cost is shown. */
  readonly poor: readonly (RecordedLine & Missed)[];
  /** Actions that readers try and a rule refuses; `at` counts steps of the answer. */
  readonly wrong: readonly WrongAnswer[];
  /** The measure by which lines are compared; undefined if only the goal counts. */
  readonly measure?: Measure;
}

/** A question about a position. Each answer has an assertion that holds if the answer is right. */
export interface AskStep<Written = unknown> extends Stands<Written> {
  readonly is: 'ask';
  /** Answered by a place of the board, or from a list. */
  readonly on: 'board' | 'list';
  readonly options: { readonly [answer: string]: Assertion };
  /** The number of different right answers that are required; 1 by default. */
  readonly find?: number;
}

/** A recorded line of play. */
export interface RecordedLine {
  readonly id: string;
  readonly line: readonly Step[];
}

/** The value of a line by the measure of its step. */
export interface Worth {
  /** In thousandths of the measure's unit. */
  readonly worth: number;
  /** The number of games that it is the mean of; undefined if it is exact. */
  readonly games?: number;
}

/** The recorded values of a step: of its `answer`, and of its other and poor lines by name. */
export type Worths = { readonly [line: string]: Worth };

/** A step as a scene: its answer is the line, its goal is the only task. */
export function sceneOf<Written>(
  lesson: Pick<Lesson, 'id' | 'rules'>,
  step: PlayStep<Written>,
  answer: readonly Step[] = step.answer,
): Scene<Written> {
  const { id, position, seed, reader, goal, lost, poor, wrong } = step;
  return {
    id: `${lesson.id}/${id}`,
    rules: lesson.rules,
    source: { own: true },
    position,
    seed,
    reader,
    line: answer,
    after: goal,
    tasks: [{ id, at: 0, goal, ...(lost ? { lost } : {}), poor: poor.map(({ id, signs }) => ({ id, signs })), answer }],
    wrong,
  };
}

/** The answers to a question that are right in its position. Throws on a position that is faulty. */
export function rightAnswers<S, F extends Fact>(game: Game<S, F>, step: AskStep): readonly string[] {
  const opened = game.position(step.position);
  if (opened.faults) throw new Error(`${step.id}: ${opened.faults.map((f) => f.code).join(', ')}`);
  const seen = { state: opened.state, facts: [] };
  return Object.keys(step.options).filter((answer) => {
    const assertion = step.options[answer];
    return assertion !== undefined && holds(game, seen, assertion);
  });
}

/**
 * All faults of a lesson; empty if it is sound. Beside the faults of `checkScene`, for the answer and each of the
 * others: `same-line` (one of the others equals the answer), `poor-reached` (a poor line reaches the goal),
 * `poor-unseen` (its signs do not hold after it), `poor-too-soon` (a good line shows the signs of a poor one),
 * `not-as-replied` (another seat's answer in a recorded line differs from the page's), `too-few-right` and `none-wrong`
 * (of a question). For a step that follows another: `not-there` (it does not start at the end of that one),
 * `wrong-later`, and `not-refused` or `refused-otherwise` after any good line of that one.
 */
export function checkLesson<S, F extends Fact>(game: Game<S, F>, lesson: Lesson): readonly Fault[] {
  return lesson.steps.flatMap((step, i) =>
    step.is === 'ask'
      ? checkAsk(game, step)
      : [
          ...checkPlay(game, lesson, step),
          ...(step.follows ? checkFollows(game, lesson, step, lesson.steps[i - 1]) : []),
        ],
  );
}

function checkFollows<S, F extends Fact>(
  game: Game<S, F>,
  lesson: Lesson,
  step: PlayStep,
  before: LessonStep | undefined,
): readonly Fault[] {
  if (before?.is !== 'play') return [fault('not-there', [step.id], {})];
  const ends = [{ id: 'answer', line: before.answer }, ...before.others].map(
    (line) => played(game, lesson, before, line)?.seen.at(-1)?.state,
  );
  const there = game.position(step.position).state;
  return [
    ...(ends[0] && there && same(ends[0], there) ? [] : [fault('not-there', [step.id], {})]),
    ...step.wrong.filter(({ at }) => at > 0).map(({ id }) => fault('wrong-later', [step.id, id], {})),
    ...ends.flatMap((end) =>
      end === undefined
        ? []
        : step.wrong.flatMap(({ id, action, code, rule }) => {
            const refusal = game.explain(end, action);
            if (!refusal) return [fault('not-refused', [step.id, id], {})];
            if (refusal.code === code && refusal.rule === rule) return [];
            return [fault('refused-otherwise', [step.id, id], { code: refusal.code, rule: refusal.rule })];
          }),
    ),
  ];
}

function checkAsk<S, F extends Fact>(game: Game<S, F>, step: AskStep): readonly Fault[] {
  const opened = game.position(step.position);
  if (opened.faults) return opened.faults.map((f) => ({ ...f, path: `${step.id}.position.${f.path}` }));
  const right = rightAnswers(game, step).length;
  return [
    ...(right < (step.find ?? 1) ? [fault('too-few-right', [step.id], { right })] : []),
    ...(right === Object.keys(step.options).length ? [fault('none-wrong', [step.id], {})] : []),
  ];
}

function checkPlay<S, F extends Fact>(game: Game<S, F>, lesson: Lesson, step: PlayStep): readonly Fault[] {
  const good: readonly RecordedLine[] = [{ id: 'answer', line: step.answer }, ...step.others];
  return [
    ...good.flatMap(({ id, line }, i) => [
      // Wrong actions are tried along the answer.
      ...at(id, checkScene(game, sceneOf(lesson, i === 0 ? step : { ...step, wrong: [] }, line))),
      ...(i > 0 && same(actions(line), actions(step.answer)) ? [fault('same-line', [step.id, id], {})] : []),
      ...checkGood(game, lesson, step, { id, line }),
    ]),
    ...step.poor.flatMap((poor) => checkPoor(game, lesson, step, poor)),
    ...[...good, ...step.poor].flatMap((line) => checkReplies(game, lesson, step, line)),
  ];
}

/** The evidence after each step of a line; empty if it cannot be played, which is already reported. */
function played<S, F extends Fact>(game: Game<S, F>, lesson: Lesson, step: PlayStep, { line }: RecordedLine) {
  const { start, steps } = playLine(game, sceneOf(lesson, step, line));
  if (!start || !steps) return undefined;
  const facts: F[] = [];
  const seen = steps.map((one) => {
    facts.push(...one.facts);
    return { state: one.state, facts: [...facts] };
  });
  return { before: [start, ...steps.slice(0, -1).map(({ state }) => state)], seen };
}

function checkGood<S, F extends Fact>(
  game: Game<S, F>,
  lesson: Lesson,
  step: PlayStep,
  line: RecordedLine,
): readonly Fault[] {
  const seen = played(game, lesson, step, line)?.seen ?? [];
  return step.poor
    .filter(({ signs }) => seen.some((one) => signs.every((sign) => holds(game, one, sign))))
    .map(({ id }) => fault('poor-too-soon', [step.id, line.id], { poor: id }));
}

function checkPoor<S, F extends Fact>(
  game: Game<S, F>,
  lesson: Lesson,
  step: PlayStep,
  poor: RecordedLine & Missed,
): readonly Fault[] {
  const path = [step.id, poor.id];
  const line = playLine(game, sceneOf(lesson, step, poor.line));
  if (line.faults) return at(poor.id, line.faults);
  const seen = played(game, lesson, step, poor)?.seen ?? [];
  const last = seen.at(-1);
  return [
    ...(seen.some((one) => step.goal.every((goal) => holds(game, one, goal))) ? [fault('poor-reached', path, {})] : []),
    ...(last && poor.signs.every((sign) => holds(game, last, sign)) ? [] : [fault('poor-unseen', path, {})]),
  ];
}

function checkReplies<S, F extends Fact>(
  game: Game<S, F>,
  lesson: Lesson,
  step: PlayStep,
  line: RecordedLine,
): readonly Fault[] {
  const before = played(game, lesson, step, line)?.before ?? [];
  return before.flatMap((state, i) => {
    const given = replyFor(game, state, step.reader);
    const action = line.line[i]?.action;
    return given && !same(given, action) ? [fault('not-as-replied', [step.id, line.id, i], {})] : [];
  });
}

/** The page's answer for another seat than the reader's; undefined if the reader is asked. */
export function replyFor<S, F extends Fact>(
  game: Pick<Game<S, F>, 'decision'>,
  state: S,
  reader: readonly Seat[] | undefined,
): Action | undefined {
  const decision = reader && game.decision(state);
  return decision && !decision.by.some((seat) => reader.includes(seat)) ? reply(decision) : undefined;
}

const actions = (line: readonly Step[]): readonly Action[] => line.map(({ action }) => action);
const at = (id: string, faults: readonly Fault[]): readonly Fault[] =>
  faults.map((one) => ({ ...one, path: `${id}: ${one.path}` }));
