import type { InEach, Lang } from '../../../words/lang.ts';

/** What each reading of a ruling leads to, in a few words. */
export type ReadingsWords = typeof import('./en/readings.ts').READINGS;

const IN: InEach<{ readonly READINGS: ReadingsWords }> = {
  en: () => import('./en/readings.ts'),
  fr: () => import('./fr/readings.ts'),
};

/** The words of the readings, in a language. */
export const readingWordsOf = async (lang: Lang): Promise<ReadingsWords> => (await IN[lang]()).READINGS;
