/**
 * The combat tables (rules 6.7-attacker, 6.7-defender): a die hits on the number given or more. They do not contain
 * forts, which fight as another kind by the rules. The value of elite against elite is only on the player aid.
 */

import type { Terrain } from './types.ts';

export const TABLE_KINDS = ['infantry', 'elite', 'cavalry', 'knight', 'castle'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

type Hit = Readonly<Record<Terrain, number>>;

const on = (plain: number, mountain: number): Hit => ({ plain, mountain });

/** Kinds that can attack: all except the castle. */
export type AttackerKind = Exclude<TableKind, 'castle'>;

/** The result that an attacking unit needs, by its kind and its target's. */
export const ATTACKER_HITS: Readonly<Record<AttackerKind, Readonly<Record<TableKind, Hit>>>> = {
  infantry: { infantry: on(7, 8), elite: on(8, 9), cavalry: on(7, 8), knight: on(8, 9), castle: on(8, 9) },
  elite: { infantry: on(6, 7), elite: on(8, 9), cavalry: on(7, 8), knight: on(8, 9), castle: on(8, 9) },
  cavalry: { infantry: on(4, 8), elite: on(5, 9), cavalry: on(4, 8), knight: on(5, 9), castle: on(5, 9) },
  knight: { infantry: on(5, 6), elite: on(6, 7), cavalry: on(5, 6), knight: on(6, 7), castle: on(6, 7) },
};

/** The result that a defending unit needs, by its kind and its target's. */
export const DEFENDER_HITS: Readonly<Record<TableKind, Readonly<Record<AttackerKind, Hit>>>> = {
  infantry: { infantry: on(7, 7), elite: on(8, 8), cavalry: on(9, 7), knight: on(8, 8) },
  elite: { infantry: on(7, 7), elite: on(8, 8), cavalry: on(9, 7), knight: on(8, 8) },
  cavalry: { infantry: on(7, 7), elite: on(8, 8), cavalry: on(9, 7), knight: on(8, 8) },
  // The designer's errata give 5 against cavalry in the mountains: the ruling knight-vs-cavalry-mountain.
  knight: { infantry: on(5, 5), elite: on(6, 6), cavalry: on(7, 7), knight: on(6, 6) },
  castle: { infantry: on(7, 7), elite: on(8, 8), cavalry: on(9, 7), knight: on(8, 8) },
};

/** The result that a Berber needs, for any target, terrain and side (11-umayyads-berbers). */
export const BERBER_HITS = 7;

/** The result that any unit needs to hit a Berber. */
export const HITS_ON_BERBER = 9;
