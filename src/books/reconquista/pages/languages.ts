import { wholeLanguages } from '../../../site/meta.ts';
import { type LangPath, pathsIn } from '../../../site/page.ts';
import { META } from '../meta.ts';

/** The static paths of a page of the book; in a language without its words it is a stub. */
export const wholePaths = (): LangPath[] => pathsIn(wholeLanguages(META));
