import { PLAY } from '../../../../words/en/play.ts';
import { ABOVE, AMOUNTS } from './amounts.ts';
import { CHOICES } from './choices.ts';
import { FACTS } from './facts.ts';
import { LEARN } from './learn.ts';
import { NAMES } from './names.ts';
import { VERDICTS } from './outcome.ts';
import { OWN } from './own-table.ts';
import { PHASE_NAMES } from './phases.ts';
import { PROMPTS } from './prompts.ts';
import { REFUSALS } from './refusals.ts';
import { TWIN } from './twin.ts';
import { kindOf, units } from './units.ts';
import { yearOf } from './years.ts';

/** The short words of play in English. */
export const WORDS = {
  play: PLAY,
  names: NAMES,
  amounts: AMOUNTS,
  above: ABOVE,
  prompts: PROMPTS,
  choices: CHOICES,
  refusals: REFUSALS,
  facts: FACTS,
  twin: TWIN,
  verdicts: VERDICTS,
  own: OWN,
  phases: PHASE_NAMES,
  units,
  kindOf,
  yearOf,
  learn: LEARN,
};
export type Words = typeof WORDS;
