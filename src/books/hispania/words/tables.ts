import type { InEach, Lang } from '../../../words/lang.ts';
import type { TableWords } from './en/tables.ts';

const IN: InEach<{ readonly tables: TableWords }> = {
  en: () => import('./en/tables.ts'),
  fr: () => import('./fr/tables.ts'),
};

/** The words of the combat tables, with those of the look-up, in a language. */
export const combatTableWordsOf = async (lang: Lang): Promise<TableWords> => (await IN[lang]()).tables;
