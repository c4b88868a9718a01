import { EVENTS, type EventId } from '../../engine/data/ids.ts';
import { OPTIONS, type OptionId, SWITCHES, type SwitchId } from '../../engine/data/play-ids.ts';
import { TURNS } from '../../engine/data/score.ts';
import { STARTS, type Start } from '../../engine/data/starts.ts';
import { scoreOf } from '../../engine/rules/score.ts';
import { type Options, setup } from '../../engine/setup.ts';
import type { State } from '../../engine/state.ts';

/** The choices of the form of a new game, as plain data. */

/** The tables of events: those of the rules, and tables of one's own for one die or two. */
export const TABLES = ['basic', 'advanced', 'random', 'six', 'eleven'] as const;
export type TableId = (typeof TABLES)[number];

/** The sizes of tables of one's own, with their lowest number. */
export const OWN_TABLES = { six: { size: 6, lowest: 1 }, eleven: { size: 11, lowest: 2 } } as const;

export interface Wanted {
  readonly start: number;
  readonly options: readonly OptionId[];
  readonly table: TableId;
  /** The events of a table of one's own. */
  readonly own: readonly EventId[];
  readonly rulings: readonly SwitchId[];
}

export const FIRST: Wanted = { start: 1, options: [], table: 'basic', own: EVENTS.slice(0, 11), rulings: [] };

/** The options for the engine. */
export function optionsOf({ start, options, table, own, rulings }: Wanted): Options {
  return {
    start,
    options: OPTIONS.filter((one) => options.includes(one)),
    events: table === 'six' || table === 'eleven' ? own.slice(0, OWN_TABLES[table].size) : table,
    rulings: Object.fromEntries(SWITCHES.filter((one) => rulings.includes(one)).map((one) => [one, 'b'])),
  };
}

/** The table of events, and the rulings read otherwise, that options lead to. */
export function chosenIn({ events, rulings }: Pick<State, 'events' | 'rulings'>): Pick<Wanted, 'table' | 'rulings'> {
  const table = typeof events === 'string' ? events : events.length === OWN_TABLES.six.size ? 'six' : 'eleven';
  return { table, rulings: SWITCHES.filter((one) => rulings[one] === 'b') };
}

/** What to expect of a start: the units of each side, its turns, and the victory points of its position. */
export function expected(start: number) {
  const of = STARTS[start - 1] as Start;
  const total = (...counts: readonly { readonly [at: string]: number }[]): number =>
    counts.flatMap((one) => Object.values(one)).reduce((a, b) => a + b, 0);
  return {
    christian: total(of.christianGarrisons, of.christianArmies, of.orders),
    muslim: total(of.muslimGarrisons, of.muslimArmies),
    rebels: total(of.rebels),
    turns: TURNS - start + 1,
    score: scoreOf(setup({ start }, 1)).points,
  };
}

/** A list with or without a value. */
export function toggled<T>(list: readonly T[], value: T): readonly T[] {
  return list.includes(value) ? list.filter((one) => one !== value) : [...list, value];
}
