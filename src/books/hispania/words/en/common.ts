import { PLAY } from '../../../../words/en/play.ts';
import { AROUND } from './around.ts';
import { NAMES } from './names.ts';
import { cohort, kind, orMore, picked, target, token, units, who } from './units.ts';

/** The words of any live part in English, also of one that plays no game: names, units, and what stands around the board. */
export const COMMON = {
  names: NAMES,
  units: { cohort, kind, orMore, picked, target, token, units, who },
  play: { ...PLAY, guard: { ...PLAY.guard, parts: { ...PLAY.guard.parts, head: AROUND.parts.nation } } },
  around: AROUND,
};

/** The common words of one language: the shape of the English ones. */
export type CommonWords = typeof COMMON;
