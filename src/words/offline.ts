import type { OfflineWords } from './en/offline.ts';
import type { InEach, Lang } from './lang.ts';

const IN: InEach<{ readonly offline: OfflineWords }> = {
  en: () => import('./en/offline.ts'),
  fr: () => import('./fr/offline.ts'),
};

/** The words about being offline, in a language. */
export const offlineWordsOf = async (lang: Lang): Promise<OfflineWords> => (await IN[lang]()).offline;
