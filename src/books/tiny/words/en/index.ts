import { PLAY } from '../../../../words/en/play.ts';
import { AMOUNTS } from './amounts.ts';
import { CHOICES } from './choices.ts';
import { FACTS } from './facts.ts';
import { NAMES } from './names.ts';
import { VERDICT_WORDS } from './outcome.ts';
import { PROMPTS } from './prompts.ts';
import { REFUSALS } from './refusals.ts';
import { RULES } from './rules.ts';
import { TWIN } from './twin.ts';

/** All short words of the book in English. */
export const WORDS = {
  play: PLAY,
  names: NAMES,
  amounts: AMOUNTS,
  rules: RULES,
  prompts: PROMPTS,
  choices: CHOICES,
  refusals: REFUSALS,
  facts: FACTS,
  twin: TWIN,
  verdicts: VERDICT_WORDS,
};
export type Words = typeof WORDS;
