import { cleanName } from '../../../../kernel/names.ts';
import type { Chosen } from '../../odds/policy.ts';
import type { WrittenBattle } from '../../odds/written.ts';

/** Battles side by side: they are set up on the page, shared by its link, and compared with the first of them. */

export interface Entry {
  /** Identifies it on the page; no part of the link. */
  readonly id: number;
  /** The reader's name for it; if undefined, it is called by its letter. */
  readonly name: string;
  readonly battle: WrittenBattle;
  readonly by: Chosen;
}

/** At least one. */
export type Comparison = readonly [Entry, ...Entry[]];

export const MOST_BATTLES = 6;
export const MOST_NAME = 60;

/** The letter of a battle by its place in the row. */
export const letterOf = (index: number): string => 'ABCDEF'.charAt(index);

const SIMPLE: Omit<Entry, 'id'> = {
  name: '',
  battle: { attacker: { units: { infantry: 2 } }, defender: { units: { infantry: 2 } } },
  by: {},
};

/** The content of the page before any choice. */
export const FIRST: Comparison = [{ ...SIMPLE, id: 1 }];

/** Battles as entries of a comparison; undefined if there are none. */
export function comparisonOf(battles: readonly Omit<Entry, 'id'>[]): Comparison | undefined {
  const [first, ...others] = battles.slice(0, MOST_BATTLES).map((one, i) => ({ ...one, id: i + 1 }));
  return first && [first, ...others];
}

/** The battle that is computed for an entry: without zeal in the entry there is none, even if the nation has it on its turn. */
export const asked = ({ battle }: Pick<Entry, 'battle'>): WrittenBattle => ({ ...battle, zeal: battle.zeal ?? false });

const nextId = (all: Comparison): number => Math.max(...all.map(({ id }) => id)) + 1;
const at = (all: Comparison, id: number): number => all.findIndex((one) => one.id === id);

/** The battle with this id, or the first. */
export const entryOf = (all: Comparison, id: number): Entry => all.find((one) => one.id === id) ?? all[0];

/** The same battle once more after it, without its name; undefined if there is no room. */
export function copied(all: Comparison, id: number): { readonly all: Comparison; readonly id: number } | undefined {
  if (all.length >= MOST_BATTLES) return undefined;
  const copy = { ...entryOf(all, id), id: nextId(all), name: '' };
  return { all: all.toSpliced(at(all, id) + 1, 0, copy) as unknown as Comparison, id: copy.id };
}

/** Without one battle; the last one stays. */
export function removed(all: Comparison, id: number): Comparison {
  const [first, ...others] = all.filter((one) => one.id !== id);
  return first ? [first, ...others] : all;
}

/** One battle changed. */
export function changed(all: Comparison, id: number, change: (entry: Entry) => Entry): Comparison {
  return all.map((one) => (one.id === id ? change(one) : one)) as unknown as Comparison;
}

/** A name in its stored form. */
export const nameFrom = (typed: string): string => cleanName(typed, MOST_NAME);
