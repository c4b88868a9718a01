import { PLAY } from '../../../../words/en/play.ts';
import { AROUND } from './around.ts';
import { NEED } from './battle.ts';
import { CHOICES } from './choices.ts';
import { NAMES } from './names.ts';
import { PROMPTS } from './prompts.ts';
import { REFUSALS } from './refusals.ts';
import { TWIN } from './twin.ts';
import { cohort, kind, orMore, picked, target, token, units, who } from './units.ts';

/**
 * All words of play in English: what an island loads. Those for what happens are loaded when something can, those for what is
 * broken when something is.
 */
export const WORDS = {
  names: NAMES,
  units: { cohort, kind, orMore, picked, target, token, units, who },
  refusals: REFUSALS,
  prompts: PROMPTS,
  choices: CHOICES,
  need: NEED,
  play: { ...PLAY, guard: { ...PLAY.guard, parts: { ...PLAY.guard.parts, head: AROUND.parts.nation } } },
  around: AROUND,
  twin: TWIN,
};

/** All words of one language: the shape of the English ones. */
export type Words = typeof WORDS;
