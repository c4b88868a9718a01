import { atom, type ReadableAtom } from 'nanostores';
import type { Action, Fact, Game, Refusal, Seat } from '../../kernel/contract.ts';
import { branch, type Journal, type Stop } from '../../kernel/journal.ts';
import type { Asking, WindowSetting } from './asking.ts';
import type { Computer } from './computer.ts';
import type { Customs } from './customs.ts';
import type { Table } from './session.ts';
import * as play from './session.ts';
import type { Sitting } from './sitting.ts';

/** How computers are watched: their answers at once, or one by one. */
export const PACES = ['at-once', 'watch'] as const;
export type Pace = (typeof PACES)[number];

/** What a page shows of a table. */
export interface Shown<S, F extends Fact, Seen> {
  readonly journal: Journal<S, F>;
  readonly sittings: readonly Sitting[];
  /** The state that is looked at, and what is seen of it, with the choices of whoever is asked. */
  readonly state: S;
  readonly seen: Seen;
  /** Who has to do something at the present. */
  readonly asking: Asking;
  /** The point that is looked back at; nothing for the present. */
  readonly looking?: number;
  readonly holder?: string;
  /** Computers are answering. */
  readonly busy: boolean;
  /** Nothing goes on by itself until that is wanted again. */
  readonly paused: boolean;
  readonly pace: Pace;
  readonly windows: WindowSetting;
  /** Somebody has asked to be stopped at the next window. */
  readonly wished: boolean;
  /** What happened with the last gesture or answer, and what of it has not been shown yet. */
  readonly last: readonly F[];
  /** Why nothing can be taken back; nothing where it can. */
  readonly stop?: Stop;
  /** Whether something was taken back that can be played again. */
  readonly taken: boolean;
  readonly refused?: Refusal;
  /** A computer could not go on, or an answer not be given: a mistake of ours, told as it came. */
  readonly broken?: string;
}

/** What can be done at a table. */
export interface TableVerbs {
  /** Whoever is asked answers: once, or several times as one gesture. */
  readonly act: (...actions: readonly Action[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restartPhase: () => void;
  readonly look: (n?: number) => void;
  /** Somebody has the device now. */
  readonly take: (name: string) => void;
  /** In an open window: a seat answers, or nobody. */
  readonly inWindow: (seat: Seat | null) => void;
  readonly wish: (wished: boolean) => void;
  readonly setWindows: (windows: WindowSetting) => void;
  readonly setPace: (pace: Pace) => void;
  /** Computers wait, or go on. */
  readonly pause: (paused: boolean) => void;
  /** Nothing more happens here. */
  readonly leave: () => void;
}

export interface TableStore<S, F extends Fact, Seen> extends TableVerbs {
  /** The journal of a game of its own that ends after `n` answers. */
  readonly branchAt: (n: number) => Journal<S, F>;
  readonly $shown: ReadableAtom<Shown<S, F, Seen>>;
}

/** What a store is made of. */
export interface Made<S, F extends Fact, Seen> {
  readonly game: Game<S, F>;
  readonly customs: Customs<S>;
  /** What is seen of a state; `seat`: with the answers of that seat alone. */
  readonly look: (state: S, asking: Asking | undefined) => Seen;
  readonly computers: (seat: Seat) => Computer<S>;
  /** Told after every change of the journal or of what is set. */
  readonly changed?: (table: Table<S, F>, pace: Pace) => void;
  readonly pace?: Pace;
  /** Nothing goes on by itself from the start. */
  readonly paused?: boolean;
  /** Waits so many ms, or until the page has drawn. */
  readonly wait?: (ms: number) => Promise<void>;
  readonly clock?: () => number;
}

/** Computers answer for so many ms before the page may do something else. */
const SLICE = 12;
/** What happened is looked at for so long where computers are watched, in ms. */
const WATCHED = 450;

/** Plays on at a table. Computers and passes go on by themselves from the start. */
export function createTable<S, F extends Fact, Seen>(
  opened: Table<S, F>,
  {
    game,
    customs,
    look,
    computers,
    changed,
    pace: firstPace = 'at-once',
    paused: still = false,
    wait = sleep,
    clock = () => performance.now(),
  }: Made<S, F, Seen>,
): TableStore<S, F, Seen> {
  let table = opened;
  let pace = firstPace;
  let running = false;
  let paused = still;
  let left = false;
  let broken: string | undefined;
  /** Only computers play: somebody may watch. */
  const watchedOnly = opened.sittings.length > 0 && opened.sittings.every(({ is }) => is === 'computer');
  /** Where what is shown as last begins. */
  let since = table.journal.at;

  const shown = (): Shown<S, F, Seen> => {
    const asking = play.asking(game, customs, table);
    const { journal, sittings, looking, holder, windows, wished, refused } = table;
    const state = play.seenState(customs, table);
    const stop = play.undoBlocked(customs, table);
    const present = looking === undefined;
    return {
      journal,
      sittings,
      state,
      seen: look(state, present ? asking : undefined),
      asking,
      ...(looking === undefined ? {} : { looking }),
      ...(holder === undefined ? {} : { holder }),
      busy: running,
      paused,
      pace,
      windows,
      wished,
      last: lastFacts(journal, present ? Math.min(since, journal.at) : (looking ?? 0) - 1, looking ?? journal.at),
      ...(stop ? { stop } : {}),
      taken: journal.entries.length > journal.at,
      ...(refused ? { refused: refused.refusal } : {}),
      ...(broken === undefined ? {} : { broken }),
    };
  };
  const $shown = atom(shown());
  const show = (): void => {
    try {
      $shown.set(shown());
    } catch (error) {
      console.error(error);
      broken = String(error);
      $shown.set({ ...$shown.get(), busy: running, broken });
    }
  };
  /** Somebody does something; a mistake of ours is told, and changes nothing. */
  const tried = (does: () => Table<S, F>): void => {
    // What a computer is about to answer is waited for; at the past nothing is done, so that nobody acts unawares.
    if (running || left || table.looking !== undefined) return;
    let next: Table<S, F>;
    try {
      next = does();
    } catch (error) {
      console.error(error);
      broken = String(error);
      show();
      return;
    }
    change(next);
  };

  /** Computers and passes answer until a person is asked. */
  const run = async (): Promise<void> => {
    if (running || paused || left) return;
    running = true;
    try {
      let begun = clock();
      let from = table.journal.at;
      while (!paused && !left && play.goesOn(play.asking(game, customs, table))) {
        const before = table.journal.at;
        const next = play.goOn(game, customs, table, computers);
        table = next;
        if (pace === 'watch' && lastFacts(next.journal, before, next.journal.at).some(customs.isSeen)) {
          since = before;
          changed?.(table, pace);
          show();
          await wait(WATCHED);
          begun = clock();
        } else if (clock() - begun > SLICE) {
          // Where nobody waits to be told what has happened since, that is not gathered over a whole game.
          if (watchedOnly) since = from;
          from = table.journal.at;
          changed?.(table, pace);
          show();
          await wait(0);
          begun = clock();
        }
      }
      if (watchedOnly && pace === 'at-once') since = from;
    } catch (error) {
      console.error(error);
      broken = String(error);
    } finally {
      running = false;
    }
    changed?.(table, pace);
    show();
  };
  const change = (next: Table<S, F>, from = table.journal.at): void => {
    if (next === table) return;
    const moved = next.journal !== table.journal;
    const { windows } = table;
    table = next;
    broken = undefined;
    if (moved) since = Math.min(from, next.journal.at);
    if (moved || windows !== next.windows) changed?.(table, pace);
    show();
    if (!paused && broken === undefined && table.looking === undefined && play.goesOn($shown.get().asking)) void run();
  };
  void run();
  return {
    $shown,
    act: (...actions) =>
      tried(() => {
        const asked = play.asking(game, customs, table);
        return asked.is === 'person' ? play.acts(game, table, actions, customs.isWindow(asked.decision)) : table;
      }),
    undo: () => tried(() => play.takeBack(customs, table)),
    redo: () => tried(() => play.again(customs, table)),
    restartPhase: () => tried(() => play.fromPhase(game, table)),
    look: (n) => change(play.look(table, n)),
    take: (name) => change(play.take(table, name)),
    inWindow: (seat) => change(play.inWindow(table, seat)),
    wish: (wished) => change({ ...table, wished }),
    setWindows: (windows) => change({ ...table, windows }),
    setPace: (next) => {
      pace = next;
      changed?.(table, pace);
      show();
    },
    pause: (still) => {
      paused = still;
      show();
      if (!still) void run();
    },
    branchAt: (n) => branch(table.journal, n),
    leave: () => {
      left = true;
    },
  };
}

/** The facts of the answers from `from` up to `at`. */
function lastFacts<S, F extends Fact>({ entries }: Journal<S, F>, from: number, at: number): readonly F[] {
  return entries.slice(Math.max(0, from), at).flatMap((entry) => entry.facts);
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
