import { holds } from '../../kernel/assertions.ts';
import type { Action, Fact, Fault, Game, Refusal } from '../../kernel/contract.ts';
import { type Laid, laidBy } from '../../kernel/given.ts';
import { same } from '../../kernel/hash.ts';
import { begin, type Journal, jump, now, play, undo } from '../../kernel/journal.ts';
import { replyFor } from '../../kernel/lesson.ts';
import { openScene } from '../../kernel/runner.ts';
import type { Scene, Step, Task } from '../../kernel/scene.ts';

/**
 * A scene being played: its journal, the task the reader has taken on, and the last refusal. Plain data; every function
 * returns a new one.
 */
export interface Session<S, F extends Fact = Fact> {
  readonly scene: Scene;
  readonly journal: Journal<S, F>;
  /** The name of the other position that is played instead of the scene's own. */
  readonly other?: string;
  /** So many entries of the journal were played in the scene before, from which this one goes on (`following.ts`). */
  readonly after?: number;
  readonly task?: Trial;
  /** What was refused last, until something else is done. */
  readonly refused?: { readonly action: Action; readonly refusal: Refusal };
}

/** A task that the reader tries, and how it stands. */
export interface Trial {
  readonly id: string;
  readonly stands: 'open' | 'reached' | 'lost';
  /** The known way in which it was missed. */
  readonly poor?: string;
  /** How many of its hints were asked for. */
  readonly hints: number;
}

/** The scene from another position, which its line was not written for: by another reading of a rule. */
export interface Other {
  readonly id: string;
  readonly position: unknown;
  /** Steps of the line that lead to where the two differ; they can be played from both. */
  readonly at: number;
}

/** A scene about to be played, or what is wrong with its position. */
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
 * The scene begun anew where another position and its own differ: from that one, or, `own`, from its own. The same session where
 * that position opens no game.
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

/** The state the reader looks at. */
export function current<S, F extends Fact>(session: Session<S, F>): S {
  return now(session.journal);
}

/** How many steps of the book's line have been played; nothing once the reader has gone another way. */
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

/** Plays the next step of the book's line with its printed dice; the same session where the line is left or at its end. */
export function nextOfLine<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  const n = onLine(session);
  const step = n === undefined ? undefined : session.scene.line[n];
  return step ? act(game, session, step.action, laidBy(step)) : session;
}

/** More answers of others in a row than any game has. */
const MOST_REPLIES = 100;

/** Plays an action of the reader's own, and what others answer to it; what is refused is kept to be explained. */
export function act<S, F extends Fact>(
  game: Game<S, F>,
  session: Session<S, F>,
  action: Action,
  laid: Laid = {},
): Session<S, F> {
  return replied(game, put(game, session, action, laid));
}

/** Others answer as long as they are asked, and the task is open. */
function replied<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  let after = session;
  for (let i = 0; i < MOST_REPLIES && after.task?.stands === 'open' && !after.refused; i++) {
    const reply = replyFor(game, current(after), after.scene.reader);
    if (!reply) break;
    after = put(game, after, reply);
  }
  return after;
}

/** Plays an action as it is. */
function put<S, F extends Fact>(
  game: Game<S, F>,
  session: Session<S, F>,
  action: Action,
  laid: Laid = {},
): Session<S, F> {
  const played = play(game, session.journal, action, laid);
  if (played.refusal) return { ...session, refused: { action, refusal: played.refusal } };
  return judged(game, { ...quiet(session), journal: played.journal });
}

/** Takes the last answer back: in a scene there is no boundary. */
export function back<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  const first = firstOf(session);
  if (session.journal.at <= first) return quiet(session);
  let journal = undo(game, session.journal, { unlimited: true });
  // What others have answered goes back with what it answered.
  while (journal.at > first && session.task && replyFor(game, now(journal), session.scene.reader))
    journal = undo(game, journal, { unlimited: true });
  // A task may begin with an answer of others.
  return replied(game, judged(game, { ...quiet(session), journal }));
}

/** Plays again what was taken back. */
export function forward<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  return judged(game, { ...quiet(session), journal: jump(session.journal, session.journal.at + 1) });
}

/** Back to the start: of the task if one is tried, else of the scene. */
export function restart<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  return replied(game, atStart(game, session));
}

/** At the start, where others may be asked first. */
function atStart<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  const fresh = { ...quiet(session), journal: jump(session.journal, firstOf(session)) };
  return session.task ? judged(game, fresh) : fresh;
}

/** Leaves the task, if one is tried, and goes back to the start of the scene. */
export function leave<S, F extends Fact>(session: Session<S, F>): Session<S, F> {
  const { refused: _, task: __, ...scene } = session;
  return { ...scene, journal: jump(session.journal, session.after ?? 0) };
}

/** Takes on a task: its part of the line is played, the rest is the reader's. */
export function attempt<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>, id: string): Session<S, F> {
  const task = session.scene.tasks.find((t) => t.id === id);
  if (!task) return session;
  let started = leave(session);
  for (let i = 0; i < task.at; i++) started = nextOfLine(game, started);
  return replied(game, judged(game, { ...started, task: { id, stands: 'open', hints: 0 } }));
}

/** Asks for the next hint. */
export function hint<S, F extends Fact>(session: Session<S, F>): Session<S, F> {
  const { task } = session;
  return task ? { ...session, task: { ...task, hints: Math.min(3, task.hints + 1) } } : session;
}

/**
 * Plays the recorded answer of the task that is tried, from its start. Where the scene goes on from what the reader has played that
 * may be no answer: then from the scene's own position.
 */
export function show<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>): Session<S, F> {
  const task = taskOf(session);
  if (!task) return session;
  if (session.after === undefined) return shownFrom(game, session, task.answer);
  // The dice are those of the reader's game.
  const own = shownFrom(
    game,
    session,
    task.answer.map(({ action }) => ({ action })),
  );
  if (own.task?.stands === 'reached') return own;
  const opened = open(game, session.scene);
  return opened.session ? shownFrom(game, attempt(game, opened.session, task.id), task.answer) : session;
}

/** What others answer stands in the answer. */
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

/** Tries something that is refused, so that the reason can be read: a known wrong answer at its place in the line. */
export function tryWrong<S, F extends Fact>(game: Game<S, F>, session: Session<S, F>, id: string): Session<S, F> {
  const wrong = session.scene.wrong.find((w) => w.id === id);
  if (!wrong) return session;
  let there = leave(session);
  for (let i = 0; i < wrong.at; i++) there = nextOfLine(game, there);
  return act(game, there, wrong.action);
}

/** The facts that the session has told since its journal's start, or since some entry. */
export function facts<S, F extends Fact>(session: Session<S, F>, from = 0): readonly F[] {
  return session.journal.entries.slice(from, session.journal.at).flatMap((entry) => entry.facts);
}

/** The task that is tried. */
function taskOf<S, F extends Fact>(session: Session<S, F>): Task | undefined {
  return session.scene.tasks.find((task) => task.id === session.task?.id);
}

function firstOf<S, F extends Fact>(session: Session<S, F>): number {
  return (session.after ?? 0) + (taskOf(session)?.at ?? 0);
}

function quiet<S, F extends Fact>({ refused: _, ...session }: Session<S, F>): Session<S, F> {
  return session;
}

/** How the task stands after what was played. */
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
