import { atom, type WritableAtom } from 'nanostores';
import type { Fact, Fault, Json } from '../../kernel/contract.ts';
import { onOtherDice } from '../../kernel/copy.ts';
import { begin, type Journal, now } from '../../kernel/journal.ts';
import { type Giving, type Root, setApart } from '../../kernel/root.ts';
import type { Broken, Save } from '../../kernel/saves.ts';
import type { Kinds, Playable } from '../playable.ts';
import { plainly, random } from './computer.ts';
import { freshSeed, isShared, type PlayedBy } from './copies.ts';
import type { Device } from './device.ts';
import { diceLaidOut, strangersAt } from './doubts.ts';
import { keepStays, staysAtFirst } from './habit.ts';
import { holdingAt, mayPlay } from './holding.ts';
import { newId, type Trouble } from './keeper.ts';
import { createSaver, type Kept, type Saver, takeUp } from './keeper-saver.ts';
import { lookWith } from './looks.ts';
import type { Manner, Pace } from './pace.ts';
import { replayInSlices } from './replay.ts';
import { isTheirs } from './seats-here.ts';
import { advised, sit, type Table } from './session.ts';
import { isAdvised, paceOf, settingsOf, staysOf, windowsOf } from './settings.ts';
import type { TableStore } from './shown.ts';
import { personsOf, type Sitting } from './sitting.ts';
import { createTable } from './store.ts';
import type { Hold } from './tabs.ts';

type TableOf<K extends Kinds> = Table<K['state'], K['fact']>;
type JournalOf<K extends Kinds> = Journal<K['state'], K['fact']>;

/** A game that is open on the page: its play, its storage on the device, and the right of this tab to play it. */
export interface Room<K extends Kinds> {
  readonly playable: Playable<K>;
  readonly id: string;
  readonly name: string;
  readonly store: TableStore<K['state'], K['fact'], K['seen'], K['why']>;
  readonly saver: Saver<K['state'], K['fact']>;
  readonly hold: Hold;
  /** What the reader wants to do, while the page asks whether the game shall count no longer. */
  readonly $wish: WritableAtom<Wish | undefined>;
  /** Whether several persons play it, or have played it before: then no copy of it has its dice. */
  readonly isShared: () => boolean;
  /** Ends it, after pending writes are finished. */
  readonly leave: () => Promise<void>;
}

/** An action after which a game counts no longer, and why. */
export interface Wish {
  readonly why: Giving;
  readonly does: () => void;
}

/** The reason why a game cannot be opened, or not in its former state. */
export interface Unopened<K extends Kinds> {
  readonly trouble?: Trouble;
  readonly faults?: readonly Fault[];
  readonly broken?: Broken<K['state']>;
  /** Continues from the last position as a separate game: begun on demand. */
  readonly snapshot?: () => Opened<K>;
}
export type Opened<K extends Kinds> = { readonly room: Room<K>; readonly wrong?: undefined } | NotOpened<K>;
export interface NotOpened<K extends Kinds> {
  readonly wrong: Unopened<K>;
  readonly room?: undefined;
}

/** The start of a game, its players, its name. */
export interface Begun extends PlayedBy {
  readonly root: Root;
  readonly name: string;
  /** It is stored on the device immediately; otherwise with its first answer. */
  readonly keep: boolean;
}

/** Begins a separate game: a new one, a position, or the content of a link. */
export function beginRoom<K extends Kinds>(
  device: Device<K>,
  { root, sittings, name, keep, shared = false }: Begun,
  journal?: JournalOf<K>,
): Opened<K> {
  const begun = journal ? { journal } : begin<K['state'], K['fact']>(device.playable.game, root);
  if (begun.faults) return { wrong: { faults: begun.faults } };
  const stays = root.is === 'game' && !journal && staysAtFirst(device.playable.book);
  return { room: roomOf(device, { id: newId(), name, keep, shared, stays, table: sit(begun.journal, sittings) }) };
}

/**
 * Opens a game that is stored on the device. It is claimed for this tab, and replayed from its start; `signal` cancels.
 */
export async function openRoom<K extends Kinds>(
  device: Device<K>,
  id: string,
  progress: (played: number, of: number) => void,
  signal?: AbortSignal,
): Promise<Opened<K>> {
  const { playable, keeper, tabs } = device;
  const holder: { room?: Room<K> } = {};
  const hold = tabs.hold(id, async () => {
    await holder.room?.saver.settled();
  });
  try {
    const taken = await takeUp(keeper, id, tabs.me, hold);
    if (taken.trouble) return { wrong: { trouble: taken.trouble } };
    const { save, record, claimed } = taken;
    const replayed = await replayInSlices<K['state'], K['fact']>(playable.game, save, {
      progress: (played) => progress(played, save.entries.length),
      signal,
    });
    if (replayed.broken) {
      return {
        wrong: { broken: replayed.broken, ...goOn(device, save, record.name, record, replayed.broken) },
      };
    }
    const { journal } = replayed;
    const wrong = changedByHand(device, save, { journal, by: record, name: record.name });
    if (wrong) return { wrong };
    const sat = sit(journal, record.sittings, windowsOf(record.settings));
    const table = isAdvised(record.settings) ? advised(sat) : sat;
    holder.room = roomOf(device, {
      id,
      name: record.name,
      keep: false,
      table,
      hold,
      pace: paceOf(record.settings),
      stays: staysOf(record.settings),
      shared: isShared(record),
      stored: { journal, claimed },
    });
    return { room: holder.room };
  } finally {
    // A game that cannot be opened, for whatever reason, must not be locked for other tabs.
    if (!holder.room) hold.release();
  }
}

/** Opens the content of a save as a separate game, from a file or a link; `signal` cancels. */
export async function openSave<K extends Kinds>(
  device: Device<K>,
  save: Save,
  { sittings, name, shared = false }: PlayedBy & Pick<Begun, 'name'>,
  signal?: AbortSignal,
): Promise<Opened<K>> {
  const { playable } = device;
  const by = { sittings, shared };
  const scene = save.root.is === 'scene' ? await playable.scene(save.root.scene) : undefined;
  const replayed = await replayInSlices<K['state'], K['fact']>(playable.game, save, { opened: scene, signal });
  if (replayed.broken) {
    return { wrong: { broken: replayed.broken, ...goOn(device, save, name, by, replayed.broken) } };
  }
  const { journal } = replayed;
  const wrong = changedByHand(device, save, { journal, by, name });
  if (wrong) return { wrong };
  // A game played in a scene continues from its current position: its dice may be those of the line, and a stored game
  // must open without the book's scenes.
  if (scene || save.entries.some(({ given }) => given !== undefined)) {
    return beginRoom(device, { root: positioned(now(journal), by), ...by, name, keep: false });
  }
  return {
    room: roomOf(device, {
      id: newId(),
      name,
      keep: false,
      shared,
      table: sit(again(apart(playable, journal, by)), sittings),
    }),
  };
}

/**
 * A position as a separate game. It may be begun more than once; the rolls of one game of several persons reveal
 * nothing about another.
 */
export function positioned(position: unknown, by: PlayedBy): Root {
  return { is: 'position', position, ...(isShared(by) ? { seed: freshSeed() } : {}) };
}

/** A game as it continues here: between several persons with other dice, for the same reason. */
function apart<K extends Kinds>({ game }: Playable<K>, journal: JournalOf<K>, by: PlayedBy): JournalOf<K> {
  return isShared(by) ? onOtherDice(game, journal, freshSeed()) : journal;
}

/** A game that counts elsewhere, or beside this one, does not count here. */
export function again<S, F extends Fact>(journal: Journal<S, F>): Journal<S, F> {
  return { ...journal, root: setApart(journal.root, 'again') };
}

/**
 * Manual changes that a replay does not find: they are reported, and the game can be continued only as a separate one,
 * by the players of existing seats. Undefined if nothing was changed.
 */
function changedByHand<K extends Kinds>(
  device: Device<K>,
  save: Save,
  { journal, by, name }: { readonly journal: JournalOf<K>; readonly by: PlayedBy; readonly name: string },
): Unopened<K> | undefined {
  const { playable } = device;
  const state = now(journal);
  const seats = playable.seats(state);
  const strangers = strangersAt(seats, by.sittings);
  const dice = diceLaidOut(save);
  if (strangers.length + dice.length === 0) return undefined;
  const seated = by.sittings.filter(({ seat }) => seats.includes(seat));
  const begun = { sittings: seated, shared: isShared(by), name, keep: true };
  return {
    faults: [...strangers, ...dice],
    snapshot: () => {
      if (dice.length > 0) return beginRoom(device, { ...begun, root: positioned(state, by) });
      const own = apart(playable, journal, by);
      return beginRoom(device, { ...begun, root: own.root }, own);
    },
  };
}

function goOn<K extends Kinds>(
  device: Device<K>,
  save: Save,
  name: string,
  by: PlayedBy,
  { snapshot }: Broken<K['state']>,
): Pick<Unopened<K>, 'snapshot' | 'faults'> {
  if (snapshot.faults) return { faults: snapshot.faults };
  const { sittings } = by;
  const shared = isShared(by);
  return {
    snapshot: () =>
      beginRoom(device, { root: positioned(save.snapshot.state, by), sittings, shared, name, keep: true }),
  };
}

interface Furnished<K extends Kinds> {
  readonly id: string;
  readonly name: string;
  readonly keep: boolean;
  readonly table: TableOf<K>;
  readonly hold?: Hold;
  readonly pace?: Pace;
  readonly stays?: boolean;
  /** Several persons have played it before. */
  readonly shared?: boolean;
  readonly stored?: { readonly journal: JournalOf<K>; readonly claimed: boolean };
}

/** The data stored beside the journal. */
function keptOf<K extends Kinds>(playable: Playable<K>, table: TableOf<K>, manner: Manner): Kept {
  const { sittings } = table;
  const { summary: summaryOf, customs } = playable;
  const summary = summaryOf(customs.settled(now(table.journal))) as unknown as Json;
  return { summary, settings: settingsOf(table, manner), sittings };
}

/** The settings as a text that can be compared. */
const setIn = <K extends Kinds>(table: TableOf<K>, manner: Manner): string =>
  JSON.stringify([settingsOf(table, manner), table.sittings]);

/** If only computers play, the reader wants to watch them. */
const paceFor = (sittings: readonly Sitting[]): Pace =>
  sittings.length > 0 && personsOf(sittings).length === 0 ? 'normal' : 'at-once';

function roomOf<K extends Kinds>(device: Device<K>, furnished: Furnished<K>): Room<K> {
  const { id, name, keep, table, hold: held, stays = false, stored } = furnished;
  const { playable, keeper, tabs } = device;
  const { game, customs, computers } = playable;
  const { pace = computers?.pace ?? paceFor(table.sittings) } = furnished;
  const manner: Manner = { pace, stays };
  let shared = furnished.shared || isShared(table);
  const saver = createSaver<K['state'], K['fact']>({
    keeper,
    game,
    id,
    writer: tabs.me,
    about: {
      name,
      sittings: table.sittings,
      settings: null,
      ...keptOf(playable, table, manner),
      ...(shared ? { shared } : {}),
    },
    ...(stored ? { stored } : {}),
  });
  const outer = held ?? tabs.hold(id, () => saver.settled());
  const { $holding, ends } = holdingAt(outer, saver);
  const hold: Hold = { ...outer, $holding };
  const plays = (): boolean => mayPlay($holding.get());
  const seen = lookWith(playable);
  const { root } = table.journal;
  const seed = root.is === 'scene' ? 0 : (root.seed ?? 0);
  const players = computers?.of(seed);
  let kept = table.journal;
  let set = setIn(table, manner);
  const made = createTable<K['state'], K['fact'], K['seen'], K['why']>(table, {
    game,
    customs,
    look: seen,
    computers: players?.at ?? (() => plainly(random(seed))),
    ...(players ? { forget: players.forget } : {}),
    ...manner,
    paused: !plays(),
    changed: (changed, at) => {
      shared ||= isShared(changed);
      const text = setIn(changed, at);
      // A game that a link has opened is stored with its first answer, not because of a setting.
      const isSet = text !== set && saver.$saving.get().is !== 'unsaved';
      if ((changed.journal === kept && !isSet) || !plays()) return;
      kept = changed.journal;
      set = text;
      saver.keep(changed.journal, keptOf(playable, changed, at));
    },
  });
  const $wish = atom<Wish | undefined>();
  /** Takes back; dice of a game that counts only after the reader has given the count up. */
  const back = (does: () => void): void => {
    if (!plays()) return;
    if (made.$shown.get().beyond) $wish.set({ why: 'undone', does });
    else does();
  };
  // Keys and the board are active in every tab, and before the person has confirmed having the device; only the
  // controls are not.
  const store: Room<K>['store'] = {
    ...made,
    give: (order) => plays() && isTheirs(made.$shown.get()) && made.give(order),
    act: (...actions) => plays() && isTheirs(made.$shown.get()) && made.act(...actions),
    setStays: (wanted) => {
      made.setStays(wanted);
      keepStays(playable.book, wanted);
    },
    hurry: () => plays() && made.hurry(),
    undo: () => back(made.undo),
    redo: () => plays() && made.redo(),
    restartPhase: () => back(made.restartPhase),
    pause: (still) => made.pause(still || !plays()),
    // A reader who chooses the players wants the game to continue.
    lend: (span) => {
      if (!plays() || !isTheirs(made.$shown.get())) return;
      made.lend(span);
      made.pause(false);
    },
    sitDown: (sitting) => {
      if (!plays()) return;
      made.sitDown(sitting);
      made.pause(false);
    },
    whyAt: (n) => computers?.told(made.whyAt(n), made.$shown.get().asking),
  };
  // If another tab plays the game, nothing happens here automatically.
  const listening = $holding.listen((holding) => {
    if (!mayPlay(holding)) store.pause(true);
  });
  if (keep) saver.keep(table.journal, keptOf(playable, table, manner));
  return {
    playable,
    id,
    name,
    store,
    saver,
    hold,
    $wish,
    isShared: () => shared,
    leave: async () => {
      store.leave();
      try {
        await saver.settled();
      } finally {
        listening();
        hold.release();
        ends();
      }
    },
  };
}
