import type { TableWords } from './en/at-table.ts';
import type { InEach, Lang } from './lang.ts';

export type { TableWords };

const TABLES: InEach<{ readonly AT_TABLE: TableWords }> = {
  en: () => import('./en/at-table.ts'),
  fr: () => import('./fr/at-table.ts'),
};

/** The words of a table in a language. */
export const tableWordsOf = async (lang: Lang): Promise<TableWords> => (await TABLES[lang]()).AT_TABLE;
