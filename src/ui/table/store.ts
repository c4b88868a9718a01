import { atom } from 'nanostores';
import type { Fact } from '../../kernel/contract.ts';
import { type Journal, now } from '../../kernel/journal.ts';
import { isCounting } from '../../kernel/root.ts';
import { type Asking, decisionFor } from './asking.ts';
import type { Found } from './computer.ts';
import { REST } from './pace.ts';
import type { Table } from './session.ts';
import * as play from './session.ts';
import type { Made, Shown, TableStore } from './shown.ts';

/** Computers answer for this time in ms before the page may do other work. */
const SLICE = 12;
/** Their answers are shown after this time in ms, whether the next answer is found or not. */
const LATE = 100;

/** Continues the play at a table. Computers and passes run automatically from the start. */
export function createTable<S, F extends Fact, Seen, W = unknown>(
  opened: Table<S, F>,
  {
    game,
    customs,
    look,
    computers,
    forget,
    changed,
    pace: firstPace = 'at-once',
    stays: staysFirst = false,
    paused: still = false,
    wait = sleep,
    clock = () => performance.now(),
  }: Made<S, F, Seen, W>,
): TableStore<S, F, Seen, W> {
  let table = opened;
  let pace = firstPace;
  let stays = staysFirst;
  /** The reader goes on past everything that would stay, until a person is asked. */
  let hurries = false;
  /** Stops the computers that are answering; undefined if there are none. */
  let running: AbortController | undefined;
  let paused = still;
  /** Watched step by step, or an event stays: the next step waits for the reader. */
  let rests = false;
  let left = false;
  let broken: string | undefined;
  const whys = new WeakMap<object, W>();
  /** The first of the answers that are shown as the last. */
  let since = table.journal.at;

  const shown = (): Shown<S, F, Seen> => {
    const asking = play.asking(game, customs, table);
    const { journal, sittings, looking, holder, windows, wished, refused, order } = table;
    const state = play.seenState(customs, table);
    const stop = play.undoBlocked(game, customs, table);
    const beyond = stop === 'dice' && isCounting(journal.root);
    const present = looking === undefined;
    return {
      journal,
      sittings,
      state,
      seen: look(state, present ? asking : undefined),
      asking,
      ...(looking === undefined ? {} : { looking }),
      ...(holder === undefined ? {} : { holder }),
      busy: running !== undefined,
      paused: paused || rests,
      pace,
      stays,
      ...(order ? { order } : {}),
      windows,
      wished,
      last: lastFacts(journal, present ? Math.min(since, journal.at) : (looking ?? 0) - 1, looking ?? journal.at),
      ...(beyond ? { beyond } : stop ? { stop } : {}),
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
      $shown.set({ ...$shown.get(), busy: running !== undefined, broken });
    }
  };
  /** Performs an action; an error of the site is reported and changes nothing. */
  const tried = (does: () => Table<S, F>): void => {
    // In the past there are no actions, so that a person does not act by mistake.
    if (left || table.looking !== undefined) return;
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
  /** A pending answer of a computer is abandoned. */
  const halt = (): void => {
    running?.abort();
    running = undefined;
  };

  /** The result of a computer; during a long computation the earlier answers are shown. */
  const found = (
    { seat, decision, lent }: Extract<Asking, { readonly is: 'computer' }>,
    signal: AbortSignal,
    late: () => void,
  ): Found<W> | Promise<Found<W>> => {
    const level = lent ? undefined : table.sittings.find((sitting) => sitting.seat === seat)?.level;
    const { journal } = table;
    const finds = computers(seat, level)(now(journal), decisionFor(customs, decision, seat), journal.at, signal);
    if (!(finds instanceof Promise)) return finds;
    let waiting = true;
    void wait(LATE).then(() => waiting && !signal.aborted && late());
    return finds.finally(() => {
      waiting = false;
    });
  };

  /** Computers and passes answer until a person is asked. */
  const run = async (): Promise<void> => {
    if (running || paused || rests || left) return;
    const control = new AbortController();
    const { signal } = control;
    running = control;
    try {
      let begun = clock();
      let from = table.journal.at;
      const soFar = (begins: number): void => {
        since = begins;
        from = table.journal.at;
        changed?.(table, { pace, stays });
        show();
      };
      while (!signal.aborted) {
        const asked = play.asking(game, customs, table);
        if (asked.is !== 'computer' && asked.is !== 'pass') break;
        const before = table.journal;
        const late = (): void => {
          if (table.journal.at > from) soFar(isWatched() ? from : since);
        };
        const coming = asked.is === 'computer' ? found(asked, signal, late) : undefined;
        const isSlow = coming instanceof Promise;
        const finds = isSlow ? await coming : coming;
        // A person has acted meanwhile, so the result belongs to an outdated game.
        if (signal.aborted || table.journal !== before) break;
        table = play.goOn(game, customs, table, () => finds?.action ?? nothing());
        const made = table.journal.entries[before.at];
        if (made && finds?.why !== undefined && !customs.isSecret(asked.decision)) whys.set(made, finds.why);
        const happened = lastFacts(table.journal, before.at, table.journal.at).some(customs.isSeen);
        if (((happened && pace === 'step') || stayed(before.at)) && play.goesOn(play.asking(game, customs, table))) {
          since = before.at;
          rests = true;
          break;
        }
        const rest = happened ? REST[pace] : 0;
        if (rest > 0) {
          soFar(before.at);
          await wait(rest);
          begun = clock();
        } else if (clock() - begun > (isSlow ? LATE : SLICE)) {
          // If no person waits for the recap, the facts of a whole game are not collected for it.
          soFar(isWatched() ? from : since);
          await wait(0);
          begun = clock();
        }
      }
      if (!play.goesOn(play.asking(game, customs, table))) hurries = false;
      if (!signal.aborted && !rests && isWatched() && pace === 'at-once') since = from;
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      broken = String(error);
    } finally {
      if (running === control) running = undefined;
    }
    // The action that has stopped it shows the current state.
    if (signal.aborted) return;
    changed?.(table, { pace, stays });
    show();
  };
  /** An event that stays has ended with the answers after `from`. */
  const stayed = (from: number): boolean =>
    stays &&
    !hurries &&
    customs.stays !== undefined &&
    lastFacts(table.journal, from, table.journal.at).some(customs.stays);
  /** Only computers play: a reader may be watching. */
  const isWatched = (): boolean => table.sittings.length > 0 && table.sittings.every(({ is }) => is === 'computer');
  const goesOn = (): void => {
    if (broken === undefined && table.looking === undefined && play.goesOn($shown.get().asking)) void run();
  };
  const change = (next: Table<S, F>, from = table.journal.at): void => {
    if (next === table) return;
    const moved = next.journal !== table.journal;
    const seated = next.sittings !== table.sittings || next.lent !== table.lent || next.order !== table.order;
    if (moved || seated) {
      halt();
      rests = false;
    }
    // The planned answers of computers belong to the game as it was.
    if (seated || (moved && next.journal.at <= from)) forget?.();
    const { windows, helped } = table;
    table = next;
    broken = undefined;
    if (moved) since = Math.min(from, next.journal.at);
    if (moved) hurries = false;
    if (moved && next.journal.at > from && stayed(from)) rests = play.goesOn(play.asking(game, customs, next));
    if (moved || seated || windows !== next.windows || helped !== next.helped) changed?.(table, { pace, stays });
    show();
    goesOn();
  };
  void run();
  return {
    $shown,
    act: (...actions) =>
      tried(() => {
        const asked = play.asking(game, customs, table);
        return asked.is === 'person'
          ? play.ordering(customs, play.acts(game, table, actions, customs.isWindow(asked.decision)))
          : table;
      }),
    undo: () => tried(() => play.takeBack(game, customs, table)),
    redo: () => tried(() => play.again(customs, table)),
    restartPhase: () => tried(() => play.fromPhase(game, table)),
    standApart: (why) => change(play.standApart(table, why)),
    look: (n) => change(play.look(table, n)),
    take: (name) => change(play.take(table, name)),
    inWindow: (seat) => change(play.inWindow(table, seat)),
    wish: (wished) => change({ ...table, wished }),
    setWindows: (windows) => change({ ...table, windows }),
    setPace: (next) => {
      pace = next;
      rests = false;
      changed?.(table, { pace, stays });
      show();
      goesOn();
    },
    setStays: (next) => {
      stays = next;
      changed?.(table, { pace, stays });
      show();
    },
    give: (order) => tried(() => play.give(game, customs, table, order)),
    hurry: () => {
      hurries = true;
      paused = false;
      rests = false;
      void run();
      show();
    },
    pause: (still) => {
      paused = still;
      if (still && running) {
        halt();
        changed?.(table, { pace, stays });
      }
      if (!still) rests = false;
      show();
      if (!still) void run();
    },
    lend: (span) => tried(() => play.lend(game, customs, table, span)),
    advised: () => tried(() => play.advised(table)),
    sitDown: (sitting) => tried(() => play.sitDown(table, sitting)),
    whyAt: (n) => {
      const entry = table.journal.entries[n - 1];
      return entry && whys.get(entry);
    },
    leave: () => {
      left = true;
      halt();
    },
  };
}

/** A computer that is asked has always found an answer. */
function nothing(): never {
  throw new Error('a computer was not asked');
}

/** The facts of the answers from `from` up to `at`. */
function lastFacts<S, F extends Fact>({ entries }: Journal<S, F>, from: number, at: number): readonly F[] {
  return entries.slice(Math.max(0, from), at).flatMap((entry) => entry.facts);
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
