import { atom, type WritableAtom } from 'nanostores';
import type { Json } from '../../kernel/contract.ts';
import { type Journal, now } from '../../kernel/journal.ts';
import type { Giving } from '../../kernel/root.ts';
import type { Kinds, Playable } from '../playable.ts';
import { plainly, random } from './computer.ts';
import { isShared } from './copies.ts';
import type { Device } from './device.ts';
import { keepStays } from './habit.ts';
import { holdingAt, mayPlay } from './holding.ts';
import { createSaver, type Kept, type Saver } from './keeper-saver.ts';
import { lookWith } from './looks.ts';
import type { Manner, Pace } from './pace.ts';
import { isTheirs } from './seats-here.ts';
import type { Table } from './session.ts';
import { settingsOf } from './settings.ts';
import type { TableStore } from './shown.ts';
import { personsOf, type Sitting } from './sitting.ts';
import { createTable } from './store.ts';
import type { Hold } from './tabs.ts';

type TableOf<K extends Kinds> = Table<K['state'], K['fact']>;
export type JournalOf<K extends Kinds> = Journal<K['state'], K['fact']>;

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

/** What a room is made of. */
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

/** Furnishes the room of a game: its play, its saving, and what this tab may do in it. */
export function roomOf<K extends Kinds>(device: Device<K>, furnished: Furnished<K>): Room<K> {
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
