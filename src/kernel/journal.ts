import type { Action, Applied, Fact, Fault, Game, InPlace, Positioned, Refusal, Seat } from './contract.ts';
import type { Entry } from './entry.ts';
import { applyGiven, type Laid } from './given.ts';
import { same } from './hash.ts';
import { inPlace } from './in-place.ts';
import { openRoot, type Root, withDiceOf } from './root.ts';
import { closesQuestion, showsHidden } from './shown.ts';

/**
 * The journal of a game: its root, its answers, and a cursor. Plain data; every function returns a new one. It keeps
 * the state after each action. `apply` shares all unchanged parts with the old state, so a state needs about as much
 * memory as its changes, and moving the cursor is free.
 */
export interface Journal<S, F extends Fact = Fact> {
  readonly root: Root;
  /** The state at the root. */
  readonly start: S;
  /** All answers, including undone ones. */
  readonly entries: readonly Entry<S, F>[];
  /** The number of entries in effect; later ones can be redone. */
  readonly at: number;
}

/** How an action is played. */
export interface PlayOptions extends Laid {
  readonly auto?: boolean;
  readonly joined?: boolean;
}

/** `unlimited` for scenes, lessons and solo games: undo stops only at the start. */
export interface UndoOptions {
  readonly unlimited?: boolean;
}

/**
 * The reason why undo stops: nothing was played; dice were rolled; another seat has answered; a seat was shown
 * something hidden, by a fact of its own or by secret answers of others.
 */
export type UndoStop = 'start' | 'dice' | 'seat' | 'secret';

/**
 * An empty journal, or the reason why its root opens no game. `opened` is the state at the root; for the root of a
 * scene the caller must pass it. Never throws.
 */
export function begin<S, F extends Fact>(
  game: Game<S, F>,
  root: Root,
  opened: Positioned<S> = openRoot(game, root),
):
  | { readonly journal: Journal<S, F>; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly journal?: undefined } {
  if (opened.faults) return { faults: opened.faults };
  return { journal: { root, start: withDiceOf(game, root, 0, opened.state), entries: [], at: 0 } };
}

/** The state at the cursor. */
export function now<S, F extends Fact>(journal: Journal<S, F>): S {
  return stateAt(journal, journal.at);
}

/** The state after `n` actions. */
export function stateAt<S, F extends Fact>(journal: Journal<S, F>, n: number): S {
  const entry = journal.entries[n - 1];
  return entry ? entry.state : journal.start;
}

/**
 * Plays `action` at the cursor and returns the new journal with the facts, or the refusal. Undone answers are kept if
 * the action equals the next one of them, else dropped.
 */
export function play<S, F extends Fact>(
  game: Game<S, F>,
  journal: Journal<S, F>,
  action: Action,
  how: PlayOptions = {},
):
  | { readonly journal: Journal<S, F>; readonly facts: readonly F[]; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly journal?: undefined; readonly facts?: undefined } {
  const { at, entries } = journal;
  const next = entries[at];
  if (next && samePlay(next, action, how)) return { journal: { ...journal, at: at + 1 }, facts: next.facts };
  const { entry, refusal } = answer(game, withDiceOf(game, journal.root, at, now(journal)), action, how);
  if (refusal) return { refusal };
  return { journal: { ...journal, entries: [...entries.slice(0, at), entry], at: at + 1 }, facts: entry.facts };
}

/** The entry that `action` makes in `state`, or the refusal; for building a whole journal. */
export function answer<S, F extends Fact>(
  game: Game<S, F>,
  state: S,
  action: Action,
  how: PlayOptions = {},
):
  | { readonly entry: Entry<S, F>; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly entry?: undefined } {
  // One position serves both the question and the move, if nothing is laid out for the action.
  const position = inPlace(game, state);
  const decision = position.decision();
  const isLaid = how.given !== undefined || how.draws !== undefined;
  const applied = applyGiven(isLaid ? game : { ...game, apply: () => made(position, action) }, state, action, how);
  if (applied.refusal) return { refusal: applied.refusal };
  const entry: Entry<S, F> = {
    action,
    ...(how.given && { given: how.given }),
    ...(how.draws && { draws: how.draws }),
    ...(how.auto && { auto: true }),
    ...(how.joined && { joined: true }),
    by: decision?.by ?? [],
    phase: decision?.phase ?? '',
    rule: decision?.rule ?? '',
    rolled: applied.thrown.rolled,
    facts: applied.facts,
    state: applied.state,
  };
  return { entry };
}

function made<S, F extends Fact>(position: InPlace<S, F>, action: Action): Applied<S, F> {
  const { facts, refusal } = position.make(action);
  return refusal ? { refusal } : { state: position.state(), facts };
}

function samePlay(entry: Entry<unknown>, action: Action, how: PlayOptions): boolean {
  const { given = [], draws = {}, auto = false, joined = false } = how;
  return same(
    [entry.action, entry.given ?? [], entry.draws ?? {}, entry.auto ?? false, entry.joined ?? false],
    [action, given, draws, auto, joined],
  );
}

/** The reason why undo is not possible now, or undefined if it is. */
export function undoStop<S, F extends Fact>(
  game: Game<S, F>,
  journal: Journal<S, F>,
  undoing: UndoOptions = {},
): UndoStop | undefined {
  return undoTo(game, journal, undoing).stop;
}

/**
 * Undoes the last answer, together with the passes that the page made after it (it would make them again). Returns the
 * same journal if undo is not possible.
 */
export function undo<S, F extends Fact>(
  game: Game<S, F>,
  journal: Journal<S, F>,
  undoing: UndoOptions = {},
): Journal<S, F> {
  const { to, stop } = undoTo(game, journal, undoing);
  return stop ? journal : { ...journal, at: to };
}

/** Redoes the next undone answer, together with the passes that the page made after it. */
export function redo<S, F extends Fact>(journal: Journal<S, F>): Journal<S, F> {
  const { entries } = journal;
  if (journal.at >= entries.length) return journal;
  let at = journal.at + 1;
  while (entries[at]?.auto) at++;
  return { ...journal, at };
}

/** Undoes as far as the current phase (after the end of the game: the last one) and the undo boundary allow. */
export function restartPhase<S, F extends Fact>(
  game: Game<S, F>,
  journal: Journal<S, F>,
  undoing: UndoOptions = {},
): Journal<S, F> {
  const phase = game.decision(now(journal))?.phase ?? journal.entries[journal.at - 1]?.phase;
  let back = journal;
  while (true) {
    const { to, stop } = undoTo(game, back, undoing);
    if (stop || back.entries[to]?.phase !== phase) return back;
    back = { ...back, at: to };
  }
}

/** Moves the cursor to after `n` actions, across any boundary, for viewing. The position is limited to either end. */
export function jump<S, F extends Fact>(journal: Journal<S, F>, n: number): Journal<S, F> {
  return { ...journal, at: Math.min(Math.max(0, Math.trunc(n)), journal.entries.length) };
}

/** A separate journal that ends after `n` actions. */
export function branch<S, F extends Fact>(journal: Journal<S, F>, n: number): Journal<S, F> {
  const { at } = jump(journal, n);
  return { ...journal, entries: journal.entries.slice(0, at), at };
}

/**
 * The destination of one undo: the start of the last answer that was not a page's pass; or the reason why it is not
 * possible.
 */
function undoTo<S, F extends Fact>(
  game: Game<S, F>,
  journal: Journal<S, F>,
  undoing: UndoOptions,
): { to: number; stop?: UndoStop } {
  const { entries, at } = journal;
  let to = at;
  while (to > 0) {
    const stop = undoing.unlimited ? undefined : boundary(game, journal, to);
    if (stop) return { to: at, stop };
    to--;
    if (!entries[to]?.auto) return { to };
  }
  return { to: at, stop: 'start' };
}

/**
 * The reason why the action before point `n` cannot be undone. An undone answer still counts: its seat has seen the
 * position before it, and has revealed its intention.
 */
function boundary<S, F extends Fact>(game: Game<S, F>, journal: Journal<S, F>, n: number): UndoStop | undefined {
  const { entries } = journal;
  const last = entries[n - 1];
  if (last && last.rolled > 0) return 'dice';
  if (last?.facts.some((fact) => fact.only !== undefined)) return 'secret';
  const before = entries.findLast((entry, i) => i < n && !entry.auto);
  const after = entries.find((entry, i) => i >= n && !entry.auto);
  if (before && after && !oneSeat(before.by, after.by)) return 'seat';
  // Last, because it takes the longest to compute.
  return last && (closesQuestion(entries, n - 1) || showsHidden(game, stateAt(journal, n - 1), last))
    ? 'secret'
    : undefined;
}

/**
 * In a window with several seats the kernel does not know which seat answered, so its answers count as another seat's.
 */
function oneSeat(a: readonly Seat[], b: readonly Seat[]): boolean {
  return a.length === 1 && b.length === 1 && a[0] === b[0];
}
