import { PLAY } from '../../../../words/en/play.ts';
import { AMOUNTS } from './amounts.ts';
import { BOARD } from './board.ts';
import { CHOICES } from './choices.ts';
import { FACTS } from './facts.ts';
import { LEARN } from './learn.ts';
import { NAMES } from './names.ts';
import { OPTION_FAULTS } from './options.ts';
import { VERDICTS } from './outcome.ts';
import { OWN } from './own-table.ts';
import { PHASE_NAMES } from './phases.ts';
import { who } from './players.ts';
import { PROMPTS } from './prompts.ts';
import { REFUSALS } from './refusals.ts';
import { TWIN } from './twin.ts';
import { yearOf } from './years.ts';

/** The short words of play in English. */
export const WORDS = {
  play: PLAY,
  names: NAMES,
  board: BOARD,
  amounts: AMOUNTS,
  prompts: PROMPTS,
  choices: CHOICES,
  refusals: REFUSALS,
  facts: FACTS,
  twin: TWIN,
  verdicts: VERDICTS,
  phases: PHASE_NAMES,
  own: OWN,
  learn: LEARN,
  optionFaults: OPTION_FAULTS,
  who,
  yearOf,
};
export type Words = typeof WORDS;
