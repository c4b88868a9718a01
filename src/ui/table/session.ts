import type { Action, Fact, Game, Refusal, Seat } from '../../kernel/contract.ts';
import {
  type Journal,
  jump,
  now,
  play,
  restartPhase,
  type Stop,
  stateAt,
  undo,
  undoStop,
} from '../../kernel/journal.ts';
import { type Asking, askingOf, decisionFor, passOf, type WindowSetting } from './asking.ts';
import type { Computer } from './computer.ts';
import type { Customs } from './customs.ts';
import { isPerson, personsOf, type Sitting } from './sitting.ts';

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
  readonly window?: { readonly at: number; readonly seat: Seat | null };
  /** Points that lie inside of one gesture of a player: undo does not stop there. */
  readonly within: readonly number[];
  readonly refused?: { readonly action: Action; readonly refusal: Refusal };
}

/** A table at which a game is taken up. */
export function sit<S, F extends Fact>(
  journal: Journal<S, F>,
  sittings: readonly Sitting[],
  windows: WindowSetting = 'matters',
): Table<S, F> {
  const [first] = personsOf(sittings);
  return {
    journal,
    sittings,
    windows,
    wished: false,
    within: [],
    // Somebody alone is there already; several are asked who it is when something of theirs is shown.
    ...(personsOf(sittings).length === 1 && first !== undefined ? { holder: first } : {}),
  };
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
  const { journal, sittings, windows, wished, window } = table;
  const state = now(journal);
  const here = window?.at === journal.at ? window : undefined;
  return askingOf(customs, state, game.decision(state), {
    sittings,
    windows,
    wished,
    ...(here ? { answers: here.seat ?? undefined, nobody: here.seat === null } : {}),
  });
}

/**
 * Whoever is asked answers, once or several times as one gesture: undo takes that back together. It stops at the first that is
 * refused, which is kept to be explained. Whoever was looking back is in the present again.
 */
export function acts<S, F extends Fact>(game: Game<S, F>, table: Table<S, F>, actions: readonly Action[]): Table<S, F> {
  let next = quiet(table);
  const from = table.journal.at;
  for (const action of actions) {
    const played = play(game, next.journal, action);
    if (played.refusal) return { ...next, refused: { action, refusal: played.refusal } };
    next = { ...next, journal: played.journal };
  }
  const { at } = next.journal;
  const kept = table.within.filter((point) => point <= from);
  const within = Array.from({ length: Math.max(0, at - from - 1) }, (_, i) => from + 1 + i);
  return { ...next, wished: false, within: [...kept, ...within] };
}

/** Whether the page goes on by itself: a computer's turn, or a pass. */
export function goesOn({ is }: Asking): boolean {
  return is === 'computer' || is === 'pass';
}

/** The page answers once by itself: for a computer, or passing for a person. The same table where a person is asked. */
export function goOn<S, F extends Fact>(
  game: Game<S, F>,
  customs: Customs<S>,
  table: Table<S, F>,
  computers: (seat: Seat) => Computer<S>,
): Table<S, F> {
  const asked = asking(game, customs, table);
  if (asked.is !== 'computer' && asked.is !== 'pass') return table;
  const { journal } = table;
  const action =
    asked.is === 'pass'
      ? passOf(customs, asked.decision, asked.seat)
      : computers(asked.seat)(now(journal), decisionFor(customs, asked.decision, asked.seat), journal.at);
  const played = play(game, journal, action, { auto: asked.is === 'pass' });
  // What is offered is accepted; if not, that is a mistake of the game, and going on would never end.
  if (played.refusal) throw new Error(`${asked.decision.kind}: ${played.refusal.code}`);
  return { ...table, journal: played.journal };
}

/** Why nothing can be taken back now; nothing where it can. */
export function undoBlocked<S, F extends Fact>(customs: Customs<S>, table: Table<S, F>): Stop | undefined {
  if (table.looking !== undefined) return undefined;
  const back = takeBack(customs, table);
  if (back.journal.at < table.journal.at) return undefined;
  return undoStop(table.journal, { unlimited: isSolo(table) }) ?? 'start';
}

/**
 * Takes back the last answer of a person, all of a gesture at once, with what computers and the page have answered since (a
 * solo game: they only would again). The same table where undo stops.
 */
export function takeBack<S, F extends Fact>(customs: Customs<S>, table: Table<S, F>): Table<S, F> {
  const undoing = { unlimited: isSolo(table) };
  let back = quiet(table);
  while (back.journal.at > 0) {
    const journal = undo(back.journal, undoing);
    if (journal.at === back.journal.at) return quiet(table);
    back = { ...back, journal };
    if (!back.within.includes(journal.at) && isOfPerson(customs, back)) return back;
  }
  return quiet(table);
}

/** Whether the answer that was taken back last is a person's own. */
function isOfPerson<S, F extends Fact>(customs: Customs<S>, { journal, sittings }: Table<S, F>): boolean {
  const entry = journal.entries[journal.at];
  const seat = entry && (customs.seatOf(entry.action) ?? entry.by[0]);
  return seat !== undefined && entry?.auto !== true && isPerson(sittings, seat);
}

/** Plays again what was taken back: the next answer of a person, and what followed it up to the next one. */
export function again<S, F extends Fact>(customs: Customs<S>, table: Table<S, F>): Table<S, F> {
  let next = quiet(table);
  while (next.journal.at < next.journal.entries.length) {
    next = { ...next, journal: jump(next.journal, next.journal.at + 1) };
    if (!next.within.includes(next.journal.at) && isOfPerson(customs, next)) break;
  }
  return next;
}

/** Takes back what was answered in this phase, as far as undo goes. */
export function fromPhase<S, F extends Fact>(game: Game<S, F>, table: Table<S, F>): Table<S, F> {
  return { ...quiet(table), journal: restartPhase(game, table.journal, { unlimited: isSolo(table) }) };
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

function quiet<S, F extends Fact>({ refused: _, looking: __, ...table }: Table<S, F>): Table<S, F> {
  return table;
}
