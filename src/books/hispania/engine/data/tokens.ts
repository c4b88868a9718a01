import type { TokenId } from './ids.ts';

/** The number of counters of each event token, 27 in total (10.3). The counts by kind are reconstructed. */
export const TOKEN_COUNTS: Readonly<Record<TokenId, number>> = {
  army: 3,
  bravery: 1,
  castle: 2,
  die: 2,
  ambush: 2,
  ardour: 1,
  indiscipline: 1,
  'minor-invasion': 1,
  'long-life': 1,
  null: 2,
  reshuffle: 1,
  retreat: 2,
  ruse: 2,
  tactics: 2,
  treachery: 1,
  treasure: 3,
};

/** Turns at whose start every player draws again. */
export const DRAW_TURNS: readonly number[] = [4, 8, 12, 16];

/** Tokens each player draws at the start of the game, and on each of the draw turns. */
export const DRAW_SIZE = 2;

/** First turn on which the castle token may be played. */
export const CASTLE_TOKEN_FROM = 8;

/** The half gold of the Treasure token. */
export const TREASURE = 12;

/** Castle counters that belong to no nation; the Castle token puts them into play. */
export const SPECIAL_CASTLES = 2;
