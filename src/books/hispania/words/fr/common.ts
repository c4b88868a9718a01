import { PLAY } from '../../../../words/fr/play.ts';
import type { CommonWords } from '../en/common.ts';
import { AROUND } from './around.ts';
import { NAMES } from './names.ts';
import { cohort, kind, orMore, picked, target, token, units, who } from './units.ts';

/** Les mots de toute partie vivante d’une page, même sans partie à jouer : les noms, les unités, le tour du plateau. */
export const COMMON: CommonWords = {
  names: NAMES,
  units: { cohort, kind, orMore, picked, target, token, units, who },
  play: { ...PLAY, guard: { ...PLAY.guard, parts: { ...PLAY.guard.parts, head: AROUND.parts.nation } } },
  around: AROUND,
};
