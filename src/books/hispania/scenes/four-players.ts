import type { Player } from '../engine/state.ts';

/** Four players round the table, in their order, who have scored nothing besides their nations. */
export const FOUR_PLAYERS: readonly Player[] = ['1', '2', '3', '4'].map((seat) => ({ seat, adjust: 0 }));
