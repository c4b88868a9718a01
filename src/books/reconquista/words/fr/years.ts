import type { yearOf as EN } from '../en/years.ts';
import { bareYear } from '../years.ts';

/** `an 760` : l’année d’un tour, entre guillemets simples si elle est reconstituée. */
export const yearOf: typeof EN = (turn) => `an\u00a0${bareYear(turn)}`;
