import type { RuleId } from './ids.ts';

/** Turns at whose end provinces score (rule 8); 21 in scenario E only. */
export const SCORING_TURNS: readonly number[] = [3, 5, 7, 10, 13, 15, 19, 21];

/** Turns that have a section of their own (16.5). */
export const TURN_RULES: Readonly<Partial<Record<number, RuleId>>> = { 20: '16.5-turn-20', 21: '16.5-turn-21' };

/** From this turn on every nation that is not Muslim counts as Christian. */
export const RELIGION_FROM = 11;

/**
 * First and last year of each turn, negative before Christ; the first entry is turn 1. All but the start of turn 1 and
 * turns 20 and 21 are reconstructed.
 */
export const TURN_YEARS: readonly (readonly [from: number, to: number])[] = [
  [-320, -228],
  [-227, -218],
  [-217, -206],
  [-205, -155],
  [-154, 346],
  [347, 418],
  [419, 429],
  [430, 507],
  [508, 572],
  [573, 710],
  [711, 720],
  [721, 778],
  [779, 929],
  [930, 1008],
  [1009, 1035],
  [1036, 1070],
  [1071, 1080],
  [1081, 1090],
  [1091, 1100],
  [1101, 1159],
  [1160, 1220],
];
