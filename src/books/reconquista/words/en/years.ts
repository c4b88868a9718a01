import { bareYear } from '../years.ts';

/** `AD 760`: the year of a turn, in angle marks where it is reconstructed. */
export const yearOf = (turn: number): string => `AD ${bareYear(turn)}`;
