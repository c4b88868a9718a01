import type { Wide } from '../../../../words/lang.ts';
import { NEED } from './battle.ts';
import { CHOICES } from './choices.ts';
import { COMMON } from './common.ts';
import { PLAYED } from './learn.ts';
import { PROMPTS } from './prompts.ts';
import { REFUSALS } from './refusals.ts';
import { TWIN } from './twin.ts';

/**
 * All words of play in English: what an island loads. Those for what happens are loaded when something can, those for what is
 * broken when something is.
 */
export const WORDS = {
  ...COMMON,
  refusals: REFUSALS,
  prompts: PROMPTS,
  choices: CHOICES,
  need: NEED,
  twin: TWIN,
  learn: PLAYED,
};

/** All words of one language: the shape of the English ones. */
export type Words = Omit<typeof WORDS, 'learn'> & { readonly learn: Wide<typeof PLAYED> };
