import type { InEach, Lang, Wide } from '../../../words/lang.ts';
import type { CommonWords } from './common.ts';
import type { FaultWords } from './faults.ts';

/** The words of the form for corrections. */
export type CorrectionsWords = Wide<typeof import('./en/corrections.ts').CORRECTIONS_PAGE>;

/** All that the page with the form says: loaded with it. */
export interface AtCorrections {
  readonly common: CommonWords;
  readonly faults: FaultWords;
  readonly page: CorrectionsWords;
}

const IN: InEach<{ readonly AT_CORRECTIONS: AtCorrections }> = {
  en: () => import('./en/at-corrections.ts'),
  fr: () => import('./fr/at-corrections.ts'),
};

/** The words of the page with the form, in a language. */
export const correctionsWordsOf = async (lang: Lang): Promise<AtCorrections> => (await IN[lang]()).AT_CORRECTIONS;
