import type { Words } from '../en/index.ts';
import type { Partly } from '../lang.ts';
import { NAMES } from './names.ts';

/** The words of play in French, as far as they are written; the rest is English. */
export const WORDS: Partly<Words> = { names: NAMES };
