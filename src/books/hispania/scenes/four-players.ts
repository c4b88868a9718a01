import type { Player } from '../engine/state.ts';

/** Four players in table order, whose only points are those of their nations. */
export const FOUR_PLAYERS: readonly Player[] = ['1', '2', '3', '4'].map((seat) => ({ seat, adjust: 0 }));
