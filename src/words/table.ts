import type { AT_TABLE } from './en/at-table.ts';
import type { InEach, Lang, Wide } from './lang.ts';

/** The words around a table in each language. */
export type TableWords = Wide<typeof AT_TABLE>;

const TABLES: InEach<{ readonly AT_TABLE: TableWords }> = {
  en: () => import('./en/at-table.ts'),
  fr: () => import('./fr/at-table.ts'),
};

/** The words of a table in a language. */
export const tableWordsOf = async (lang: Lang): Promise<TableWords> => (await TABLES[lang]()).AT_TABLE;
