import { holds } from '../../kernel/assertions.ts';
import type { Action, Fact, Fault, Game, Refusal } from '../../kernel/contract.ts';
import { type Laid, laidBy } from '../../kernel/given.ts';
import { same } from '../../kernel/hash.ts';
import { begin, type Journal, jump, now, play, undo } from '../../kernel/journal.ts';
import { replyFor } from '../../kernel/lesson.ts';
import { openScene } from '../../kernel/runner.ts';
import type { Scene, Step, Task } from '../../kernel/scene.ts';

/**
 * A scene in play: its journal, the reader's current task, and the last refusal. Plain data; every function returns a
 * new session.
 */
export interface Session<S, F extends Fact = Fact> {
  readonly scene: Scene;
  readonly journal: Journal<S, F>;
  /** The name of the other position that is played instead of the scene's own. */
  readonly other?: string;
  /** The number of journal entries from the scene before, from which this one continues (`following.ts`). */
  readonly after?: number;
  /** Gestures of several answers, by the numbers of journal entries before and after each. */
  readonly gestures?: readonly Gesture[];
  readonly task?: Trial;
  /** The last refusal, until the next action. */
  readonly refused?: { readonly action: Action; readonly refusal: Refusal };
}

/** Several answers that the reader gave as one. */
export interface Gesture {
  readonly from: number;
  readonly to: number;
}

/** A task that the reader tries, and its state. */
export interface Trial {
  readonly id: string;
  readonly stands: 'open' | 'reached' | 'lost';
  /** The known wrong way in which it was missed. */
  readonly poor?: string;
  /** The number of requested hints. */
  readonly hints: number;
}

/** The scene from another position, for which its line was not written: by another reading of a rule. */
export interface Other {
  readonly id: string;
  readonly position: unknown;
  /** The number of steps of the line before the two differ; these steps can be played from both positions. */
  readonly at: number;
}

/** A scene ready to be played, or the fault of its position. */
export function open<S, F extends Fact>(
  game: Game<S, F>,
  scene: Scene,
):
  | { readonly session: Session<S, F>; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly session?: undefined } {
  const begun = begin(game, { is: 'scene', scene: scene.id }, openScene(game, scene));
  return begun.faults ? { faults: begun.faults } : { session: { scene, journal: begun.journal } };
}

/**
 * Restarts the scene at the point where another position and its own differ: from that position, or, with `own`, from
 * its own. Returns the same session if that position opens no game.
 */
export function readAs<S, F extends Fact>(
  game: Game<S, F>,
  session: Session<S, F>,
  { id, position, at }: Other,
  own: boolean,
): Session<S, F> {
  const { scene } = session;
  const begun = own ? undefined : begin(game, { is: 'position', position });
  if (begun?.faults) return session;
  const opened = begun ? { session: { scene, journal: begun.journal, other: id } } : open(game, scene);
  if (!opened.session) return session;
  let there: Session<S, F> = opened.session;
  for (let i = 0; i < at; i++) there = nextOfLine(game, there);
  return there;
}

/** The state that the reader looks at. */
export function current<S, F extends Fact>(session: Session<S, F>): S {
  return now(session.journal);
}

/** The number of played steps of the book's line; undefined after the reader has left it. */
export function onLine<S, F extends Fact>({ scene, journal, after = 0 }: Session<S, F>): number | undefined {
  const at = journal.at - after;
  if (at > scene.line.length) return undefined;
  for (let i = 0; i < at; i++) {
    const entry = journal.entries[after + i];
    const step = scene.line[i];
    if (!entry || !step) return undefined;
    const { given = [], draws = {} } = entry;
    if (!same([entry.action, { given, draws }], [step.action, laidBy(step)])) return undefined;
  }
  return at;
}

/**
 * Plays the next step of the book's line with its printed dice; returns the same session off the line or at its end.
 */
export function nextOfLine<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  const n = onLine(session);
  const step = n === undefined ? undefined : session.scene.line[n];
  return step ? act(game, session, step.action, laidBy(step)) : session;
}

/** An upper bound for consecutive answers by other seats. */
const MOST_REPLIES = 100;

/** Plays the reader's action, and the answers of other seats to it; a refusal is kept so that it can be explained. */
export function act<S, F extends Fact>(
  game: Game<S, F>,
  session: Session<S, F>,
  action: Action,
  laid: Laid = {},
): Session<S, F> {
  return replied(game, put(game, session, action, laid));
}

/**
 * Plays several actions as one gesture, which is taken back and replayed as one. The actions after a refused one are not
 * played.
 */
export function actAll<S, F extends Fact>(
  game: Game<S, F>,
  session: Session<S, F>,
  actions: readonly Action[],
): Session<S, F> {
  let after = session;
  for (const action of actions) {
    after = put(game, after, action);
    if (after.refused) break;
  }
  const gesture = { from: session.journal.at, to: after.journal.at };
  const whole = gesture.to - gesture.from < 2 ? after : { ...after, gestures: [...(after.gestures ?? []), gesture] };
  return replied(game, whole);
}

/** Other seats answer while they are asked and the task is open. */
function replied<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  let after = session;
  for (let i = 0; i < MOST_REPLIES && after.task?.stands === 'open' && !after.refused; i++) {
    const reply = replyFor(game, current(after), after.scene.reader);
    if (!reply) break;
    after = put(game, after, reply);
  }
  return after;
}

/** Plays an action without further effects. */
function put<S, F extends Fact>(
  game: Game<S, F>,
  session: Session<S, F>,
  action: Action,
  laid: Laid = {},
): Session<S, F> {
  const played = play(game, session.journal, action, laid);
  if (played.refusal) return { ...session, refused: { action, refusal: played.refusal } };
  const gestures = session.gestures?.filter(({ to }) => to <= session.journal.at);
  return judged(game, { ...quiet(session), ...(gestures ? { gestures } : {}), journal: played.journal });
}

/** Takes the last answer or gesture back: a scene has no undo boundary. */
export function back<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  const first = firstOf(session);
  if (session.journal.at <= first) return quiet(session);
  const { from = session.journal.at - 1 } = session.gestures?.find(({ to }) => to === session.journal.at) ?? {};
  let journal = session.journal;
  while (journal.at > Math.max(from, first)) journal = undo(game, journal, { unlimited: true });
  // The answers of other seats are taken back together with the answer before them.
  while (journal.at > first && session.task && replyFor(game, now(journal), session.scene.reader))
    journal = undo(game, journal, { unlimited: true });
  // A task may begin with an answer of another seat.
  return replied(game, judged(game, { ...quiet(session), journal }));
}

/** Replays an answer or a gesture that was taken back. */
export function forward<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  const { at } = session.journal;
  const { to = at + 1 } = session.gestures?.find(({ from }) => from === at) ?? {};
  return judged(game, { ...quiet(session), journal: jump(session.journal, to) });
}

/** Returns to the start: of the task if one is tried, otherwise of the scene. */
export function restart<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  return replied(game, atStart(game, session));
}

/** At the start, where other seats may be asked first. */
function atStart<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  const fresh = { ...quiet(session), journal: jump(session.journal, firstOf(session)) };
  return session.task ? judged(game, fresh) : fresh;
}

/** Leaves the current task, if there is one, and returns to the start of the scene. */
export function leave<S, F extends Fact>(session: Session<S, F>): Session<S, F> {
  const { refused: _, task: __, ...scene } = session;
  return { ...scene, journal: jump(session.journal, session.after ?? 0) };
}

/** Starts a task: its part of the line is played, and the rest is for the reader. */
export function attempt<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>, id: string): Session<S, F> {
  const task = session.scene.tasks.find((t) => t.id === id);
  if (!task) return session;
  let started = leave(session);
  for (let i = 0; i < task.at; i++) started = nextOfLine(game, started);
  return replied(game, judged(game, { ...started, task: { id, stands: 'open', hints: 0 } }));
}

/** Shows the next hint. */
export function hint<S, F extends Fact>(session: Session<S, F>): Session<S, F> {
  const { task } = session;
  return task ? { ...session, task: { ...task, hints: Math.min(3, task.hints + 1) } } : session;
}

/**
 * Plays the recorded answer of the current task from its start. If the scene continues from the reader's own play, the
 * recorded answer may not fit; it is then played from the scene's own position.
 */
export function show<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  const task = taskOf(session);
  if (!task) return session;
  if (session.after === undefined) return shownFrom(game, session, task.answer);
  // The dice belong to the reader's game.
  const own = shownFrom(
    game,
    session,
    task.answer.map(({ action }) => ({ action })),
  );
  if (own.task?.stands === 'reached') return own;
  const opened = open(game, session.scene);
  return opened.session ? shownFrom(game, attempt(game, opened.session, task.id), task.answer) : session;
}

/** The recorded answer includes the answers of other seats. */
function shownFrom<S, F extends Fact>(
  game: Game<S, F>,
  session: Session<S, F>,
  answer: readonly Step[],
): Session<S, F> {
  let shown = atStart(game, session);
  for (const step of answer) {
    if (shown.refused) break;
    shown = put(game, shown, step.action, step.dice || step.draws ? laidBy(step) : {});
  }
  return shown;
}

/** Tries a refused action so that the reader can read the reason: a known wrong answer at its place in the line. */
export function tryWrong<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>, id: string): Session<S, F> {
  const wrong = session.scene.wrong.find((w) => w.id === id);
  if (!wrong) return session;
  let there = leave(session);
  for (let i = 0; i < wrong.at; i++) there = nextOfLine(game, there);
  return act(game, there, wrong.action);
}

/** The facts of the session since its journal's start, or since a given entry. */
export function facts<S, F extends Fact>(session: Session<S, F>, from = 0): readonly F[] {
  return session.journal.entries.slice(from, session.journal.at).flatMap((entry) => entry.facts);
}

/** The facts of the last answer, or of all answers of the last gesture. */
export function lastFacts<S, F extends Fact>(session: Session<S, F>): readonly F[] {
  const { journal, gestures, after = 0 } = session;
  const { from = journal.at - 1 } = gestures?.find(({ to }) => to === journal.at) ?? {};
  return facts(session, Math.max(from, after));
}

/** The current task. */
function taskOf<S, F extends Fact>(session: Session<S, F>): Task | undefined {
  return session.scene.tasks.find((task) => task.id === session.task?.id);
}

function firstOf<S, F extends Fact>(session: Session<S, F>): number {
  return (session.after ?? 0) + (taskOf(session)?.at ?? 0);
}

function quiet<S, F extends Fact>({ refused: _, ...session }: Session<S, F>): Session<S, F> {
  return session;
}

/** The state of the task after the last play. */
function judged<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  const task = taskOf(session);
  if (!task || !session.task) return session;
  const seen = { state: current(session), facts: facts(session, firstOf(session)) };
  const all = (assertions: Task['goal'] | undefined) => assertions?.every((a) => holds(game, seen, a)) ?? false;
  const { poor: _, ...trial } = session.task;
  if (all(task.goal)) return { ...session, task: { ...trial, stands: 'reached' } };
  const poor = task.poor?.find(({ signs }) => all(signs))?.id;
  if (poor !== undefined) return { ...session, task: { ...trial, stands: 'lost', poor } };
  return { ...session, task: { ...trial, stands: all(task.lost) ? 'lost' : 'open' } };
}
