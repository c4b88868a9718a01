import type { Words } from '../en/index.ts';
import { ABOVE, AMOUNTS } from './amounts.ts';
import { CHOICES } from './choices.ts';
import { FACTS } from './facts.ts';
import { NAMES } from './names.ts';
import { VERDICTS } from './outcome.ts';
import { PROMPTS } from './prompts.ts';
import { REFUSALS } from './refusals.ts';
import { TWIN } from './twin.ts';

/** Tous les mots de la partie. */
export const WORDS: Words = {
  names: NAMES,
  amounts: AMOUNTS,
  above: ABOVE,
  prompts: PROMPTS,
  choices: CHOICES,
  refusals: REFUSALS,
  facts: FACTS,
  twin: TWIN,
  verdicts: VERDICTS,
};
