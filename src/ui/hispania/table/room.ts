import type { HispaniaFact } from '../../../hispania/facts.ts';
import { hispania } from '../../../hispania/game.ts';
import type { State } from '../../../hispania/state.ts';
import type { Fault, Json } from '../../../kernel/contract.ts';
import { hash } from '../../../kernel/hash.ts';
import { begin, type Journal, now } from '../../../kernel/journal.ts';
import { isRecord } from '../../../kernel/limits.ts';
import type { Root } from '../../../kernel/root.ts';
import type { Broken, Save } from '../../../kernel/saves.ts';
import { type Asking, decisionFor, WINDOWS } from '../../table/asking.ts';
import { random } from '../../table/computer.ts';
import { type Keeper, newId, openKeeper, type Trouble } from '../../table/keeper.ts';
import { createSaver, type Saver, takeUp } from '../../table/keeper-saver.ts';
import { replayInSlices } from '../../table/replay.ts';
import { sit, type Table } from '../../table/session.ts';
import type { Sitting } from '../../table/sitting.ts';
import { createTable, PACES, type TableStore } from '../../table/store.ts';
import { createTabs, type Hold, type Tabs } from '../../table/tabs.ts';
import { look } from '../deciding/look.ts';
import type { Seen } from '../deciding/seen.ts';
import { customs } from './customs.ts';
import { summaryOf } from './summary.ts';

export type HispaniaTable = Table<State, HispaniaFact>;
export type HispaniaJournal = Journal<State, HispaniaFact>;

/** A game that is open on the page: what is played, whether it is on the device, and whether this tab may play it. */
export interface Room {
  readonly id: string;
  readonly name: string;
  readonly store: TableStore<State, HispaniaFact, Seen>;
  readonly saver: Saver<State, HispaniaFact>;
  readonly hold: Hold;
  /** Ends it: what is under way is written first. */
  readonly leave: () => Promise<void>;
}

/** What games are kept and played with on this device. */
export interface Device {
  readonly keeper: Keeper | Trouble;
  readonly tabs: Tabs;
}

/** Opens the games of this device; where it keeps none, why. */
export async function openDevice(): Promise<Device> {
  const tabs = createTabs();
  const { keeper, trouble } = await openKeeper(hispania, { onChange: tabs.changed });
  return { keeper: keeper ?? trouble ?? { code: 'forbidden' }, tabs };
}

/** Why a game cannot be opened, or not as it was. */
export interface Unopened {
  readonly trouble?: Trouble;
  readonly faults?: readonly Fault[];
  readonly broken?: Broken<State>;
  /** Goes on from the last position, as a game of its own. */
  readonly snapshot?: () => Room;
}
export type Opened =
  | { readonly room: Room; readonly wrong?: undefined }
  | { readonly wrong: Unopened; readonly room?: undefined };

/** Where a game begins, who plays it, what it is called. */
export interface Begun {
  readonly root: Root;
  readonly sittings: readonly Sitting[];
  readonly name: string;
  /** It is kept on the device at once; else with its first answer. */
  readonly keep: boolean;
}

/** The seed of the dice out of a text. */
export function seedOf(text: string): number {
  return Number.parseInt(hash(text).slice(0, 8), 16) | 0;
}

/** Begins a game of its own: a new one, a position, what a link brings. */
export function beginRoom(device: Device, { root, sittings, name, keep }: Begun, journal?: HispaniaJournal): Opened {
  if (!journal) {
    const begun = begin<State, HispaniaFact>(hispania, root);
    if (begun.faults) return { wrong: { faults: begun.faults } };
    return { room: roomOf(device, { id: newId(), name, keep, table: sit(begun.journal, sittings) }) };
  }
  return { room: roomOf(device, { id: newId(), name, keep, table: sit(journal, sittings) }) };
}

/** Opens a game that is kept on the device. It is claimed for this tab, and played again from its start. */
export async function openRoom(
  device: Device,
  id: string,
  progress: (played: number, of: number) => void,
): Promise<Opened> {
  const { keeper, tabs } = device;
  if ('code' in keeper) return { wrong: { trouble: keeper } };
  const holder: { room?: Room } = {};
  const hold = tabs.hold(id, async () => {
    await holder.room?.saver.settled();
  });
  await settled(hold);
  // A game that another tab plays is only looked at: to claim it would take it away there.
  const here = hold.$holding.get() === 'here';
  const taken = here ? await takeUp(keeper, id, tabs.me) : { ...(await keeper.load(id)), claimed: false };
  if (taken.trouble) {
    hold.release();
    return { wrong: { trouble: taken.trouble } };
  }
  const { save, record, claimed } = taken;
  const replayed = await replayInSlices<State, HispaniaFact>(hispania, save, (played) =>
    progress(played, save.entries.length),
  );
  if (replayed.broken) {
    hold.release();
    return { wrong: { broken: replayed.broken, ...goOn(device, save, record.name, record.sittings, replayed.broken) } };
  }
  const { journal } = replayed;
  const table = { ...sit(journal, record.sittings), ...remembered(record.settings) };
  const room = roomOf(device, {
    id,
    name: record.name,
    keep: false,
    table,
    hold,
    pace: paceOf(record.settings),
    stored: { journal, claimed },
  });
  holder.room = room;
  return { room };
}

/** Waits until it is known which tab plays the game. */
function settled({ $holding }: Hold): Promise<void> {
  return new Promise((resolve) => {
    const stop = $holding.subscribe((holding) => {
      if (holding === 'asking') return;
      resolve();
      queueMicrotask(() => stop());
    });
  });
}

/** Opens what a save holds as a game of its own: of a file or a link. */
export async function openSave(
  device: Device,
  save: Save,
  { sittings, name }: Pick<Begun, 'sittings' | 'name'>,
): Promise<Opened> {
  const replayed = await replayInSlices<State, HispaniaFact>(hispania, save);
  if (replayed.broken) {
    return { wrong: { broken: replayed.broken, ...goOn(device, save, name, sittings, replayed.broken) } };
  }
  return { room: roomOf(device, { id: newId(), name, keep: false, table: sit(replayed.journal, sittings) }) };
}

function goOn(
  device: Device,
  save: Save,
  name: string,
  sittings: readonly Sitting[],
  { snapshot }: Broken<State>,
): Pick<Unopened, 'snapshot' | 'faults'> {
  if (snapshot.faults) return { faults: snapshot.faults };
  const root: Root = { is: 'position', position: save.snapshot.state };
  const opened = beginRoom(device, { root, sittings, name, keep: true });
  const { room } = opened;
  return room ? { snapshot: () => room } : {};
}

interface Furnished {
  readonly id: string;
  readonly name: string;
  readonly keep: boolean;
  readonly table: HispaniaTable;
  readonly hold?: Hold;
  readonly pace?: (typeof PACES)[number];
  readonly stored?: { readonly journal: HispaniaJournal; readonly claimed: boolean };
}

function roomOf(device: Device, { id, name, keep, table, hold: held, pace, stored }: Furnished): Room {
  const { keeper, tabs } = device;
  const { sittings } = table;
  const settings = (of: HispaniaTable, at: string): Json => ({
    windows: of.windows,
    pace: at,
    answered: { ...of.answered },
  });
  const saver = createSaver<State, HispaniaFact>({
    keeper,
    game: hispania,
    id,
    writer: tabs.me,
    about: {
      name,
      sittings,
      settings: settings(table, pace ?? 'at-once'),
      summary: summaryOf(now(table.journal)) as unknown as Json,
    },
    ...(stored ? { stored } : {}),
  });
  const hold = held ?? tabs.hold(id, () => saver.settled());
  const seen = lookWith();
  const { root } = table.journal;
  const seed = root.is === 'scene' ? 0 : (root.seed ?? 0);
  let kept = table.journal;
  const store = createTable<State, HispaniaFact, Seen>(table, {
    game: hispania,
    customs,
    look: seen,
    computers: (seat) => random(seedOf(`${seat} ${seed}`)),
    ...(pace ? { pace } : {}),
    changed: (changed, at) => {
      if (changed.journal === kept || (hold.$holding.get() !== 'here' && hold.$holding.get() !== 'asking')) return;
      kept = changed.journal;
      saver.keep(changed.journal, {
        summary: summaryOf(now(changed.journal)) as unknown as Json,
        settings: settings(changed, at),
      });
    },
  });
  if (keep) {
    saver.keep(table.journal, {
      summary: summaryOf(now(table.journal)) as unknown as Json,
      settings: settings(table, 'at-once'),
    });
  }
  return {
    id,
    name,
    store,
    saver,
    hold,
    leave: async () => {
      store.leave();
      await saver.settled();
      hold.release();
    },
  };
}

/** What is seen of a state; the last ones are kept, since a page is drawn more often than the game changes. */
function lookWith(): (state: State, asking: Asking | undefined) => Seen {
  const looks = new WeakMap<State, Seen>();
  const asked = new WeakMap<Seen, { readonly seat: string; readonly seen: Seen }>();
  return (state, asking) => {
    const all = looks.get(state) ?? look(state);
    looks.set(state, all);
    if (asking?.is !== 'person' || asking.decision.by.length < 2) return all;
    const known = asked.get(all);
    if (known?.seat === asking.seat) return known.seen;
    // Only the answers of whoever is asked, with what can be said of each.
    const decision = decisionFor(customs, asking.decision, asking.seat);
    const prospects = decision.choices.map((choice) => all.prospects[asking.decision.choices.indexOf(choice)] ?? {});
    const seen = { ...all, decision, prospects };
    asked.set(all, { seat: asking.seat, seen });
    return seen;
  };
}

/** What the page remembers of a table; anything may stand in a record. */
function remembered(settings: Json): Partial<Pick<HispaniaTable, 'windows' | 'answered'>> {
  if (!isRecord<Json>(settings)) return {};
  const windows = WINDOWS.find((one) => one === settings['windows']);
  const { answered } = settings;
  const points = isRecord<Json>(answered) ? Object.entries(answered).filter(([, at]) => typeof at === 'number') : [];
  return {
    ...(windows ? { windows } : {}),
    answered: Object.fromEntries(points) as { readonly [name: string]: number },
  };
}

function paceOf(settings: Json): (typeof PACES)[number] {
  const pace = isRecord<Json>(settings) ? settings['pace'] : undefined;
  return PACES.find((one) => one === pace) ?? 'at-once';
}
