import { FACTS } from './facts.ts';
import { NAMES } from './names.ts';
import { PLAY, TWIN } from './play.ts';
import { CHOICES, NEED, PROMPTS } from './prompts.ts';
import { REFUSALS } from './refusals.ts';
import * as UNITS from './units.ts';

/** All words of play in English: what an island loads. The words for what is broken are loaded when something is. */
export const WORDS = {
  names: NAMES,
  units: UNITS,
  refusals: REFUSALS,
  prompts: PROMPTS,
  choices: CHOICES,
  need: NEED,
  facts: FACTS,
  play: PLAY,
  twin: TWIN,
};
