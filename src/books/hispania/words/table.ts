import type { InEach, Lang } from '../../../words/lang.ts';

/** The words of the table, around a whole game. They are loaded with it. */
export type TableWords = typeof import('./en/at-table.ts').AT_TABLE;

const IN: InEach<{ readonly AT_TABLE: TableWords }> = {
  en: () => import('./en/at-table.ts'),
  fr: () => import('./fr/at-table.ts'),
};

/** The words of the table in a language. */
export const tableWordsOf = async (lang: Lang): Promise<TableWords> => (await IN[lang]()).AT_TABLE;
