import type { Words } from '../en/index.ts';
import { NEED } from './battle.ts';
import { CHOICES } from './choices.ts';
import { COMMON } from './common.ts';
import { PLAYED } from './learn.ts';
import { PROMPTS } from './prompts.ts';
import { REFUSALS } from './refusals.ts';
import { TWIN } from './twin.ts';

/** Tous les mots de la partie : ce que charge une partie vivante d’une page. */
export const WORDS: Words = {
  ...COMMON,
  refusals: REFUSALS,
  prompts: PROMPTS,
  choices: CHOICES,
  need: NEED,
  twin: TWIN,
  learn: PLAYED,
};
