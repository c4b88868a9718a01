import { UNIT_KINDS } from './ids.ts';
import type { RulingId } from './rules.ts';

/** Ids that only play needs, beside those of the map and of the counters. */

/** The religions of a city (3). */
export const RELIGIONS = ['christian', 'muslim'] as const;

/**
 * The kinds of units in play. `hired` are neutral armies in the service of a side: Mercenaries and Crusaders. El Cid
 * accompanies units and is not one of them.
 */
export const UNIT_IDS = ['hired', ...UNIT_KINDS] as const;
export type UnitId = (typeof UNIT_IDS)[number];

/** The pieces that a plague takes, in this order (17-plague). */
export const PLAGUE_PIECES = [
  'christian-army',
  'christian-garrison',
  'muslim-army',
  'muslim-garrison',
  'order',
  'christian-city',
  'muslim-city',
  'fort',
] as const;
export type PlaguePiece = (typeof PLAGUE_PIECES)[number];

/** Why a game ends: no place to raise Muslims, no Christian city, or the last turn (15-early-end, 15). */
export const ENDINGS = ['no-muslims', 'no-christians', 'last-turn'] as const;
export type EndingId = (typeof ENDINGS)[number];

/** The optional rules that change the rules of play (17.1, 17.2); tables of events are chosen apart (17.3). */
export const OPTIONS = ['other-movement', 'caution', 'caution-in-moves'] as const;
export type OptionId = (typeof OPTIONS)[number];

/** Rulings whose other reading, `b`, may be chosen for a game. */
export const SWITCHES = ['R1', 'B1', 'A4', 'A8', 'G1', 'O4', 'O5', 'O7'] as const satisfies readonly RulingId[];
export type SwitchId = (typeof SWITCHES)[number];
