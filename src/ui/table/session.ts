import type { Action, Fact, Game, Json, Refusal, Seat } from '../../kernel/contract.ts';
import {
  type Journal,
  jump,
  now,
  play,
  restartPhase,
  stateAt,
  type UndoStop,
  undo,
  undoStop,
} from '../../kernel/journal.ts';
import { type Apart, isCounting, setApart } from '../../kernel/root.ts';
import { type Asking, askingOf, passOf, type Span, type WindowSetting } from './asking.ts';
import type { Customs } from './customs.ts';
import { isPerson, personsOf, type Sitting, seatedWith } from './sitting.ts';

/**
 * A whole game at a table: its journal, its players, and the page's own data about it. Plain data except for the
 * journal.
 */
export interface Table<S, F extends Fact = Fact> {
  readonly journal: Journal<S, F>;
  readonly sittings: readonly Sitting[];
  readonly windows: WindowSetting;
  /** A person wants to be asked at the next window. */
  readonly wished: boolean;
  /** The point of the game in view; undefined for the present. */
  readonly looking?: number;
  /** The person who has confirmed having the device; in a game of one person no confirmation is needed. */
  readonly holder?: string;
  /** The seat that has announced an answer, at this point, in the open window; null if no seat answers. */
  readonly window?: {
    readonly at: number;
    readonly seat: Seat | null;
    /** A seat has already passed because no seat answers: all pass in one gesture. */
    readonly passing?: true;
  };
  readonly refused?: { readonly action: Action; readonly refusal: Refusal };
  /** A person's seat for which a computer plays for a time; what it plays from point `from` is one gesture of the person. */
  readonly lent?: Lent;
  /** A computer has played or advised for a person: the game is not that person's alone. */
  readonly helped?: true;
  /** A person's standing order. */
  readonly order?: Order;
}

/** The phase or turn that is lent, or the game from there until the person takes over again. */
export interface Lent {
  readonly seat: Seat;
  readonly span: Span;
  readonly phase: string;
  readonly turn: number | undefined;
  readonly from: number;
}

/** A standing order of a seat, in the form that its game gave it: it answers while the game says that it holds. */
export interface Order {
  readonly seat: Seat;
  readonly what: Json;
}

/** A table at which a game is opened. */
export function sit<S, F extends Fact>(
  journal: Journal<S, F>,
  sittings: readonly Sitting[],
  windows: WindowSetting = 'matters',
): Table<S, F> {
  return { journal, sittings, windows, wished: false, ...holding(sittings) };
}

/** A single person is already there; several are asked who it is when something private is shown. */
function holding(sittings: readonly Sitting[], holder?: string): { readonly holder?: string } {
  const persons = personsOf(sittings);
  const here = persons.length === 1 ? persons[0] : persons.find((name) => name === holder);
  return here === undefined ? {} : { holder: here };
}

/**
 * Whether one person plays, or no particular person: then nothing is hidden, and undo has no boundary except the dice of
 * a game that counts.
 */
export function isSolo<S, F extends Fact>({ sittings }: Table<S, F>): boolean {
  return personsOf(sittings).length < 2;
}

/** The state in view. Only before the first answer can there be pending automatic answers. */
export function seenState<S, F extends Fact>(customs: Customs<S>, { journal, looking }: Table<S, F>): S {
  const at = looking ?? journal.at;
  return at === 0 ? customs.settled(journal.start) : stateAt(journal, at);
}

/** The player who has to act at the present. */
export function asking<S, F extends Fact>(game: Game<S, F>, customs: Customs<S>, table: Table<S, F>): Asking {
  const { journal, sittings, windows, wished, window, lent, order } = table;
  const state = now(journal);
  const here = window?.at === journal.at ? window : undefined;
  const asked = askingOf(customs, state, game.decision(state), {
    sittings,
    windows,
    wished,
    ...(here ? { answers: here.seat ?? undefined, nobody: here.seat === null } : {}),
  });
  if (asked.is === 'person' && order?.seat === asked.seat) {
    const ordered = customs.ordered?.(state, asked.decision, order.what);
    if (ordered) return { is: 'pass', seat: asked.seat, decision: asked.decision, ordered };
  }
  if (asked.is !== 'person' || !lent) return asked;
  const { seat, decision } = asked;
  // A window belongs to the person, even if a computer plays the phase.
  const isWithin =
    lent.span === 'game' ||
    (lent.span === 'turn' ? lent.turn === customs.turnOf?.(state) : lent.phase === decision.phase);
  const plays = lent.seat === seat && isWithin && !customs.isWindow(decision);
  return plays ? { is: 'computer', seat, decision, lent: lent.span } : asked;
}

/**
 * The asked person answers, once or several times as one gesture. Undo takes the whole gesture back, as far as it was
 * accepted. The gesture stops at the first refusal, which is kept so that it can be explained. A person who was looking
 * back returns to the present. `windowed`: the question was a window, so the wish to be asked is fulfilled.
 */
export function acts<S, F extends Fact>(
  game: Game<S, F>,
  table: Table<S, F>,
  actions: readonly Action[],
  windowed = false,
): Table<S, F> {
  let { journal } = table;
  let refused: Table<S, F>['refused'];
  const from = table.journal.at;
  for (const action of actions) {
    const played = play(game, journal, action, { joined: journal.at > from });
    if (played.refusal) {
      refused = { action, refusal: played.refusal };
      break;
    }
    journal = played.journal;
  }
  const next = { ...quiet(table), ...(refused ? { refused } : {}) };
  return journal.at === from ? next : { ...next, journal, wished: table.wished && !windowed };
}

/** The asked person gives a standing order, or cancels the one there is. Returns the same table if it answers nothing. */
export function give<S, F extends Fact>(
  game: Game<S, F>,
  customs: Customs<S>,
  table: Table<S, F>,
  what?: Json,
): Table<S, F> {
  const { order, ...rest } = quiet(table);
  if (what === undefined) return order ? rest : table;
  const asked = asking(game, customs, rest);
  if (asked.is !== 'person' || !customs.ordered?.(now(table.journal), asked.decision, what)) return table;
  return { ...rest, order: { seat: asked.seat, what } };
}

/** A standing order is dropped as soon as its event is over, so that it never answers for another one. */
export function ordering<S, F extends Fact>(customs: Customs<S>, table: Table<S, F>): Table<S, F> {
  const { order, ...rest } = table;
  return !order || customs.holds?.(now(table.journal), order.what) ? table : rest;
}

/** Whether the page continues automatically: a computer's turn, or a pass. */
export function goesOn({ is }: Asking): boolean {
  return is === 'computer' || is === 'pass';
}

/**
 * The page answers once automatically: with the result of the asked computer, or by passing for a person. Returns the
 * same table if a person is asked.
 */
export function goOn<S, F extends Fact>(
  game: Game<S, F>,
  customs: Customs<S>,
  table: Table<S, F>,
  found: (asked: Extract<Asking, { readonly is: 'computer' }>) => Action,
): Table<S, F> {
  const asked = asking(game, customs, table);
  if (asked.is !== 'computer' && asked.is !== 'pass') return table;
  const { journal, lent, window } = table;
  const ordered = asked.is === 'pass' ? asked.ordered : undefined;
  const action = asked.is === 'pass' ? (ordered ?? passOf(customs, asked.decision, asked.seat)) : found(asked);
  const nobody =
    asked.is === 'pass' && !ordered && window?.at === journal.at && window.seat === null ? window : undefined;
  // Persons who declare that no seat answers have agreed on it: that is their answer, not an automatic pass of the
  // page.
  const answered = nobody !== undefined && !isSolo(table);
  // The lent play of a phase or turn is one gesture of the person, and so are the passes of all seats that do not answer.
  const lends = asked.is === 'computer' && asked.lent !== undefined && lent !== undefined && journal.at > lent.from;
  const joined = lends || (answered && nobody.passing === true);
  const played = play(game, journal, action, { auto: asked.is === 'pass' && !answered && !ordered, joined });
  // An offered answer is accepted. If it is not, that is an error of the game, and continuing would never end.
  if (played.refusal) throw new Error(`${asked.decision.kind}: ${played.refusal.code}`);
  const isHelp = asked.is === 'computer' && asked.lent !== undefined;
  const lentOn = isHelp && lent ? { lent: nextLent(customs, lent, played.journal) } : {};
  const after = { ...table, ...lentOn, journal: played.journal };
  const next = ordering(customs, isHelp ? advised(after) : after);
  // The declaration that no seat answers holds for all that are asked in this window, and each of them passes.
  const goesOnPassing = nobody && asked.decision.by.length > 1;
  return goesOnPassing ? { ...next, window: { at: played.journal.at, seat: null, passing: true } } : next;
}

/** Where a computer plays on without end, each turn is a gesture. */
function nextLent<S, F extends Fact>(customs: Customs<S>, lent: Lent, journal: Journal<S, F>): Lent {
  const turn = customs.turnOf?.(now(journal));
  return lent.span === 'game' && turn !== lent.turn ? { ...lent, turn, from: journal.at } : lent;
}

/** The reason why nothing can be undone now; undefined if undo is possible. */
export function undoBlocked<S, F extends Fact>(
  game: Game<S, F>,
  customs: Customs<S>,
  table: Table<S, F>,
): UndoStop | undefined {
  return table.looking === undefined ? backTo(game, customs, table).stop : undefined;
}

/**
 * Undoes the last answer of a person, a gesture as a whole, with the later answers of computers and the page (a solo
 * game: they would only repeat them). Returns the same table if undo stops.
 */
export function takeBack<S, F extends Fact>(game: Game<S, F>, customs: Customs<S>, table: Table<S, F>): Table<S, F> {
  const { to } = backTo(game, customs, table);
  return to === undefined ? quiet(table) : { ...elsewhen(table), journal: jump(table.journal, to) };
}

/** The target of one undo, or the reason why there is none. */
function backTo<S, F extends Fact>(
  game: Game<S, F>,
  customs: Customs<S>,
  table: Table<S, F>,
): { readonly to: number; readonly stop?: undefined } | { readonly stop: UndoStop; readonly to?: undefined } {
  const { journal, sittings } = table;
  const isOwn = (at: number): boolean => beginsOwn(customs, table, at);
  if (!isSolo(table)) {
    let back = journal;
    do {
      const stop = undoStop(game, back);
      if (stop) return { stop };
      back = undo(game, back);
    } while (!isOwn(back.at));
    return { to: back.at };
  }
  // A game of computers only has no answers of persons, so there is no need to search it.
  if (sittings.length > 0 && personsOf(sittings).length === 0) return { stop: 'start' };
  const stopsAtDice = isCounting(journal.root);
  for (let at = journal.at - 1; at >= 0; at--) {
    if (stopsAtDice && (journal.entries[at]?.rolled ?? 0) > 0) return { stop: 'dice' };
    if (isOwn(at)) return { to: at };
  }
  return { stop: 'start' };
}

/** Whether the answer after point `at` begins a person's own answers: a single answer, or the first of a gesture. */
function beginsOwn<S, F extends Fact>(customs: Customs<S>, { journal, sittings }: Table<S, F>, at: number): boolean {
  const entry = journal.entries[at];
  const seat = entry && (customs.seatOf(entry.action) ?? entry.by[0]);
  return seat !== undefined && !entry?.auto && !entry?.joined && isPerson(sittings, seat);
}

/** Redoes undone answers: the next answer of a person, and all answers up to the following one. */
export function again<S, F extends Fact>(customs: Customs<S>, table: Table<S, F>): Table<S, F> {
  const { entries, at: from } = table.journal;
  let at = from;
  while (at < entries.length) {
    at++;
    if (beginsOwn(customs, table, at)) break;
  }
  return at === from ? quiet(table) : { ...elsewhen(table), journal: jump(table.journal, at) };
}

/** Undoes the answers of this phase, as far as undo goes. */
export function fromPhase<S, F extends Fact>(game: Game<S, F>, table: Table<S, F>): Table<S, F> {
  const unlimited = isSolo(table) && !isCounting(table.journal.root);
  const journal = restartPhase(game, table.journal, { unlimited });
  return journal.at === table.journal.at ? quiet(table) : { ...elsewhen(table), journal };
}

/** The game counts no longer; its dice are no boundary of undo any more. */
export function standApart<S, F extends Fact>(table: Table<S, F>, why: Apart): Table<S, F> {
  const { journal } = table;
  const root = setApart(journal.root, why);
  return root === journal.root ? table : { ...table, journal: { ...journal, root } };
}

/** Shows the game after `n` answers; the present without a number. */
export function look<S, F extends Fact>(table: Table<S, F>, n?: number): Table<S, F> {
  const { looking: _, ...rest } = quiet(table);
  if (n === undefined || n >= table.journal.at) return rest;
  return { ...rest, looking: Math.max(0, Math.trunc(n)) };
}

/** A person confirms having the device. */
export function take<S, F extends Fact>(table: Table<S, F>, holder: string): Table<S, F> {
  return { ...quiet(table), holder };
}

/** In an open window a person announces an answer, or all declare that no seat answers. */
export function inWindow<S, F extends Fact>(table: Table<S, F>, seat: Seat | null): Table<S, F> {
  return { ...quiet(table), window: { at: table.journal.at, seat }, wished: false };
}

/**
 * A computer plays for the asked person: the phase, the turn, or on; without a span it stops doing so. Returns the same
 * table if no person is asked.
 */
export function lend<S, F extends Fact>(
  game: Game<S, F>,
  customs: Customs<S>,
  table: Table<S, F>,
  span?: Span,
): Table<S, F> {
  const { lent: _, ...rest } = quiet(table);
  if (!span) return rest;
  const asked = asking(game, customs, table);
  if (asked.is !== 'person' || customs.isWindow(asked.decision)) return table;
  const { journal } = table;
  const { seat, decision } = asked;
  return {
    ...rest,
    lent: { seat, span, phase: decision.phase, turn: customs.turnOf?.(now(journal)), from: journal.at },
  };
}

/** A computer has advised the asked person, or played for that person: the game counts no longer. */
export function advised<S, F extends Fact>(table: Table<S, F>): Table<S, F> {
  return standApart(table.helped ? table : { ...table, helped: true }, 'helped');
}

/** Changes the player of a seat: a person takes over from a computer, or a computer from a person. */
export function sitDown<S, F extends Fact>(table: Table<S, F>, next: Sitting): Table<S, F> {
  const { holder, ...rest } = elsewhen(table);
  const sittings = seatedWith(table.sittings, next);
  return { ...rest, sittings, ...holding(sittings, holder) };
}

function quiet<S, F extends Fact>({ refused: _, looking: __, ...table }: Table<S, F>): Table<S, F> {
  return table;
}

/** At another point of the game there is no announcement yet for a window, and no seat is lent. */
function elsewhen<S, F extends Fact>(table: Table<S, F>): Table<S, F> {
  const { window: _, lent: __, order: ___, ...rest } = quiet(table);
  return rest;
}
