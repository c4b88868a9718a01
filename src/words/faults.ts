import type { FAULTS, REMEDIES } from './en/faults.ts';
import type { InEach, Lang, Wide } from './lang.ts';

/** The words for a faulty file or link of any game. */
export interface FaultWords {
  readonly FAULTS: typeof FAULTS;
  readonly REMEDIES: Wide<typeof REMEDIES>;
}

const FAULTY: InEach<FaultWords> = { en: () => import('./en/faults.ts'), fr: () => import('./fr/faults.ts') };

/** The words for a faulty file or link, in a language: fetched when there is a fault. */
export const faultWordsOf = (lang: Lang): Promise<FaultWords> => FAULTY[lang]();
