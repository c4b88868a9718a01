import type { Lang } from '../../../words/lang.ts';
import { FACTS as EN } from '../words/en/facts.ts';
import { FACTS as FR } from '../words/fr/facts.ts';

/** The words for what happens, in a language: for pages that tell it. */
export const factWords = (lang: Lang): typeof EN => ({ en: EN, fr: FR })[lang];
