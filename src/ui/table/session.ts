import type { Action, Fact, Game, Refusal, Seat } from '../../kernel/contract.ts';
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
import { type Asking, askingOf, passOf, type WindowSetting } from './asking.ts';
import type { Customs } from './customs.ts';
import { isPerson, personsOf, type Sitting, seatedWith } from './sitting.ts';

/** A whole game at a table: its journal, who sits there, and what the page remembers of it. Plain data but for the journal. */
export interface Table<S, F extends Fact = Fact> {
  readonly journal: Journal<S, F>;
  readonly sittings: readonly Sitting[];
  readonly windows: WindowSetting;
  /** Somebody wants to be asked at the next window. */
  readonly wished: boolean;
  /** The point of the game that is looked at; nothing for the present. */
  readonly looking?: number;
  /** Who has the device, and has said so; in a game of one person nobody has to. */
  readonly holder?: string;
  /** Who has said, at this point, that they answer in the window that is open; nobody: null. */
  readonly window?: {
    readonly at: number;
    readonly seat: Seat | null;
    /** That nobody answers has let a seat pass already: all pass in one gesture. */
    readonly passing?: true;
  };
  readonly refused?: { readonly action: Action; readonly refusal: Refusal };
  /** A seat of a person for which a computer plays, since point `from`, until the phase is over. */
  readonly lent?: { readonly seat: Seat; readonly phase: string; readonly from: number };
}

/** A table at which a game is taken up. */
export function sit<S, F extends Fact>(
  journal: Journal<S, F>,
  sittings: readonly Sitting[],
  windows: WindowSetting = 'matters',
): Table<S, F> {
  return { journal, sittings, windows, wished: false, ...holding(sittings) };
}

/** Somebody alone is there already; several are asked who it is when something of theirs is shown. */
function holding(sittings: readonly Sitting[], holder?: string): { readonly holder?: string } {
  const persons = personsOf(sittings);
  const here = persons.length === 1 ? persons[0] : persons.find((name) => name === holder);
  return here === undefined ? {} : { holder: here };
}

/** Whether one person plays, or nobody in particular: then nothing is hidden, and undo has no boundary. */
export function isSolo<S, F extends Fact>({ sittings }: Table<S, F>): boolean {
  return personsOf(sittings).length < 2;
}

/** The state that is looked at. Only before the first answer there may be something that has not gone on by itself yet. */
export function seenState<S, F extends Fact>(customs: Customs<S>, { journal, looking }: Table<S, F>): S {
  const at = looking ?? journal.at;
  return at === 0 ? customs.settled(journal.start) : stateAt(journal, at);
}

/** Who has to do something at the present. */
export function asking<S, F extends Fact>(game: Game<S, F>, customs: Customs<S>, table: Table<S, F>): Asking {
  const { journal, sittings, windows, wished, window, lent } = table;
  const state = now(journal);
  const here = window?.at === journal.at ? window : undefined;
  const asked = askingOf(customs, state, game.decision(state), {
    sittings,
    windows,
    wished,
    ...(here ? { answers: here.seat ?? undefined, nobody: here.seat === null } : {}),
  });
  if (asked.is !== 'person' || !lent) return asked;
  const { seat, decision } = asked;
  // What somebody may play in a window is theirs, whoever plays the phase.
  const plays = lent.seat === seat && lent.phase === decision.phase && !customs.isWindow(decision);
  return plays ? { is: 'computer', seat, decision, lent: true } : asked;
}

/**
 * Whoever is asked answers, once or several times as one gesture: undo takes that back together, as far as it was taken. It
 * stops at the first that is refused, which is kept to be explained. Whoever was looking back is in the present again.
 * `windowed`: the question was that of a window, and with it the wish to be asked is fulfilled.
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

/** Whether the page goes on by itself: a computer's turn, or a pass. */
export function goesOn({ is }: Asking): boolean {
  return is === 'computer' || is === 'pass';
}

/**
 * The page answers once by itself: what the computer that is asked has found, or passing for a person. The same table where a
 * person is asked.
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
  const action = asked.is === 'pass' ? passOf(customs, asked.decision, asked.seat) : found(asked);
  const nobody = asked.is === 'pass' && window?.at === journal.at && window.seat === null ? window : undefined;
  // Persons who say that nobody answers have told each other so: that is their answer, and no pass of the page's own.
  const answered = nobody !== undefined && !isSolo(table);
  // What is played for a person in a phase is one gesture of theirs, and so are the passes of all who do not answer.
  const lends = asked.is === 'computer' && asked.lent !== undefined && lent !== undefined && journal.at > lent.from;
  const joined = lends || (answered && nobody.passing === true);
  const played = play(game, journal, action, { auto: asked.is === 'pass' && !answered, joined });
  // What is offered is accepted; if not, that is a mistake of the game, and going on would never end.
  if (played.refusal) throw new Error(`${asked.decision.kind}: ${played.refusal.code}`);
  const next = { ...table, journal: played.journal };
  // Nobody answers: that was said for all who are asked in this window, and each of them passes.
  const goesOnPassing = nobody && asked.decision.by.length > 1;
  return goesOnPassing ? { ...next, window: { at: played.journal.at, seat: null, passing: true } } : next;
}

/** Why nothing can be taken back now; nothing where it can. */
export function undoBlocked<S, F extends Fact>(
  game: Game<S, F>,
  customs: Customs<S>,
  table: Table<S, F>,
): UndoStop | undefined {
  return table.looking === undefined ? backTo(game, customs, table).stop : undefined;
}

/**
 * Takes back the last answer of a person, all of a gesture at once, with what computers and the page have answered since (a
 * solo game: they only would again). The same table where undo stops.
 */
export function takeBack<S, F extends Fact>(game: Game<S, F>, customs: Customs<S>, table: Table<S, F>): Table<S, F> {
  const { to } = backTo(game, customs, table);
  return to === undefined ? quiet(table) : { ...elsewhen(table), journal: jump(table.journal, to) };
}

/** The point to which one undo leads, or why it leads nowhere. */
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
  // Computers alone have nothing that is a person's: nobody has to search a whole game for that.
  if (sittings.length > 0 && personsOf(sittings).length === 0) return { stop: 'start' };
  let at = journal.at - 1;
  while (at >= 0 && !isOwn(at)) at--;
  return at < 0 ? { stop: 'start' } : { to: at };
}

/** Whether with the answer after point `at` a person's own begins: one answer, or the first of a gesture. */
function beginsOwn<S, F extends Fact>(customs: Customs<S>, { journal, sittings }: Table<S, F>, at: number): boolean {
  const entry = journal.entries[at];
  const seat = entry && (customs.seatOf(entry.action) ?? entry.by[0]);
  return seat !== undefined && !entry?.auto && !entry?.joined && isPerson(sittings, seat);
}

/** Plays again what was taken back: the next answer of a person, and what followed it up to the next one. */
export function again<S, F extends Fact>(customs: Customs<S>, table: Table<S, F>): Table<S, F> {
  const { entries, at: from } = table.journal;
  let at = from;
  while (at < entries.length) {
    at++;
    if (beginsOwn(customs, table, at)) break;
  }
  return at === from ? quiet(table) : { ...elsewhen(table), journal: jump(table.journal, at) };
}

/** Takes back what was answered in this phase, as far as undo goes. */
export function fromPhase<S, F extends Fact>(game: Game<S, F>, table: Table<S, F>): Table<S, F> {
  const journal = restartPhase(game, table.journal, { unlimited: isSolo(table) });
  return journal.at === table.journal.at ? quiet(table) : { ...elsewhen(table), journal };
}

/** Looks at the game after `n` answers; at the present without a number. */
export function look<S, F extends Fact>(table: Table<S, F>, n?: number): Table<S, F> {
  const { looking: _, ...rest } = quiet(table);
  if (n === undefined || n >= table.journal.at) return rest;
  return { ...rest, looking: Math.max(0, Math.trunc(n)) };
}

/** Somebody says that they have the device now. */
export function take<S, F extends Fact>(table: Table<S, F>, holder: string): Table<S, F> {
  return { ...quiet(table), holder };
}

/** In an open window somebody says that they answer, or everybody that nobody does. */
export function inWindow<S, F extends Fact>(table: Table<S, F>, seat: Seat | null): Table<S, F> {
  return { ...quiet(table), window: { at: table.journal.at, seat }, wished: false };
}

/** A computer plays for the person who is asked until the phase is over; or does so no longer. The same table where nobody is. */
export function lend<S, F extends Fact>(
  game: Game<S, F>,
  customs: Customs<S>,
  table: Table<S, F>,
  plays: boolean,
): Table<S, F> {
  const { lent: _, ...rest } = quiet(table);
  if (!plays) return rest;
  const asked = asking(game, customs, table);
  if (asked.is !== 'person' || customs.isWindow(asked.decision)) return table;
  return { ...rest, lent: { seat: asked.seat, phase: asked.decision.phase, from: table.journal.at } };
}

/** From now on somebody else plays for a seat: a person takes over from a computer, or the other way round. */
export function sitDown<S, F extends Fact>(table: Table<S, F>, next: Sitting): Table<S, F> {
  const { holder, ...rest } = elsewhen(table);
  const sittings = seatedWith(table.sittings, next);
  return { ...rest, sittings, ...holding(sittings, holder) };
}

function quiet<S, F extends Fact>({ refused: _, looking: __, ...table }: Table<S, F>): Table<S, F> {
  return table;
}

/** At another point of the game nobody has said yet whether they answer in a window, or let a computer play. */
function elsewhen<S, F extends Fact>(table: Table<S, F>): Table<S, F> {
  const { window: _, lent: __, ...rest } = quiet(table);
  return rest;
}
