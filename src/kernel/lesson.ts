import { type Assertion, holds } from './assertions.ts';
import type { Action, Fact, Fault, Game, Seat } from './contract.ts';
import { same } from './hash.ts';
import { fault } from './limits.ts';
import { reply } from './reply.ts';
import { checkScene, playLine } from './runner.ts';
import type { Missed, Scene, Step, WrongAnswer } from './scene.ts';

/** A short chain of positions, each with something to do or to say. Data, never a script of clicks: any legal move is allowed. */
export interface Lesson<Written = unknown, Measure = unknown> {
  readonly id: string;
  /** The rules it teaches. */
  readonly rules: readonly string[];
  /** How long it takes, about. */
  readonly minutes: number;
  readonly steps: readonly LessonStep<Written, Measure>[];
}

export type LessonStep<Written = unknown, Measure = unknown> = PlayStep<Written, Measure> | AskStep<Written>;

/** Where a step begins. */
interface Stands<Written> {
  /** Unique within its lesson. */
  readonly id: string;
  readonly position: Written;
  /** Where to look, by the game's names of places: the first hint marks them. */
  readonly look: readonly string[];
}

/** Something to reach from a position, by any way that is legal. */
export interface PlayStep<Written = unknown, Measure = unknown> extends Stands<Written> {
  readonly is: 'play';
  /**
   * It goes on where the step before has ended: with what the reader has played there, else with its answer, which leads to
   * `position`. All that it is wrong to try is then tried first, so that it is wrong whatever came before.
   */
  readonly follows?: true;
  readonly seed: number;
  /** Whose questions are the reader's; those of others are answered as `reply` does. */
  readonly reader: readonly Seat[];
  /** Reached when all hold, of the facts since the start and of the state: however it was come by. */
  readonly goal: readonly Assertion[];
  /** Once all of these hold it can no longer be reached. */
  readonly lost?: readonly Assertion[];
  /** One way to reach it, for the tests and for *show me*; answers of others included. */
  readonly answer: readonly Step[];
  /** Different ways that are as good. */
  readonly others: readonly RecordedLine[];
  /** Ways that are allowed and not good: they are played out, and what they cost is shown. */
  readonly poor: readonly (RecordedLine & Missed)[];
  /** What readers try and a rule refuses; `at` counts steps of the answer. */
  readonly wrong: readonly WrongAnswer[];
  /** By what lines are compared; nothing where only reached or missed counts. */
  readonly measure?: Measure;
}

/** A question about a position: every answer stands with what holds of the position if it is right. */
export interface AskStep<Written = unknown> extends Stands<Written> {
  readonly is: 'ask';
  /** Answered by a place of the board, or from a list. */
  readonly on: 'board' | 'list';
  readonly options: { readonly [answer: string]: Assertion };
  /** How many different right answers are wanted; one unless told. */
  readonly find?: number;
}

/** A recorded line of play. */
export interface RecordedLine {
  readonly id: string;
  readonly line: readonly Step[];
}

/** What a line is worth by the measure of its step. */
export interface Worth {
  /** In thousandths of the measure's unit. */
  readonly worth: number;
  /** How many games it is the mean of; nothing if it is exact. */
  readonly games?: number;
}

/** What was recorded of a step: of its `answer`, and of its others and poor lines by name. */
export type Worths = { readonly [line: string]: Worth };

/** A step as the scene that plays it: its answer is the line, to reach its goal the one task. */
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
 * Everything that is wrong with a lesson; nothing when it is sound. Beside the faults of `checkScene`, of the answer and of each
 * of the others: `same-line` (one of the others is the answer), `poor-reached` (a poor line reaches the goal), `poor-unseen`
 * (its signs do not hold after it), `poor-too-soon` (a good line shows the signs of a poor one), `not-as-replied` (an answer of
 * others in a recorded line is not what the page gives), `too-few-right` and `none-wrong` (of a question); of a step that follows
 * another `not-there` (it does not begin where that ends), `wrong-later`, and `not-refused` or `refused-otherwise` after any good
 * line of that one.
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
      // What is refused is refused on the way of the answer.
      ...at(id, checkScene(game, sceneOf(lesson, i === 0 ? step : { ...step, wrong: [] }, line))),
      ...(i > 0 && same(actions(line), actions(step.answer)) ? [fault('same-line', [step.id, id], {})] : []),
      ...checkGood(game, lesson, step, { id, line }),
    ]),
    ...step.poor.flatMap((poor) => checkPoor(game, lesson, step, poor)),
    ...[...good, ...step.poor].flatMap((line) => checkReplies(game, lesson, step, line)),
  ];
}

/** What a line has brought after each of its steps; nothing where it cannot be played, which is told already. */
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

/** What the page answers now for others than the reader; nothing where the reader is asked. */
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
