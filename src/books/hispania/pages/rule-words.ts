import type { Lang } from '../../../words/lang.ts';
import { RULE_TITLES as EN_TITLES } from '../words/en/rules.ts';
import { RULING_WORDS as EN_RULINGS, type RulingWords } from '../words/en/rulings.ts';
import { RULE_TITLES as FR_TITLES } from '../words/fr/rules.ts';
import { RULING_WORDS as FR_RULINGS } from '../words/fr/rulings.ts';

const TITLES = { en: EN_TITLES, fr: FR_TITLES } as const;
const RULINGS = { en: EN_RULINGS, fr: FR_RULINGS } as const;

/** The short titles of the rules in a language. */
export const ruleTitles = (lang: Lang): typeof EN_TITLES => TITLES[lang];

/** The words of the rulings in a language. */
export const rulingWords = (lang: Lang): RulingWords => RULINGS[lang];
