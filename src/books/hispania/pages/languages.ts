import { wholeLanguages } from '../../../site/meta.ts';
import { type LangPath, pathsIn } from '../../../site/page.ts';
import { META } from '../meta.ts';

/** The static paths of a page whose words only languages in whole have; in the others it is a stub. */
export const wholePaths = (): LangPath[] => pathsIn(wholeLanguages(META));
