import type { Partly } from '../../../../words/lang.ts';
import type { Words } from '../en/index.ts';
import { NAMES } from './names.ts';

/** The words of play in French, as far as they are written; the rest is English. */
export const WORDS: Partly<Words> = { names: NAMES };
