import { FIRST_YEAR, STARTS } from '../../engine/data/starts.ts';
import type { yearOf as EN } from '../en/years.ts';

/** `an 760` : l’année d’un tour, entre guillemets simples si elle est reconstituée. */
export const yearOf: typeof EN = (turn) => `an\u00a0${STARTS[turn - 1]?.year ?? `‹${FIRST_YEAR}›`}`;
