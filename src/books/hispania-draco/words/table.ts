import type { RecordWords } from '../../../words/en/records.ts';
import type { InEach, Lang } from '../../../words/lang.ts';
import type { TableWords as AnyTableWords } from '../../../words/table.ts';
import type { BeginWords } from './en/begin.ts';
import type { BOTS } from './en/bots.ts';
import type { ConquestWords } from './en/conquests.ts';

/** The words of the table, around a whole game. */
export interface TableWords extends AnyTableWords {
  readonly records: RecordWords;
  readonly begin: BeginWords;
  readonly conquests: ConquestWords;
  readonly bots: typeof BOTS;
}

const IN: InEach<{ readonly AT_TABLE: TableWords }> = {
  en: () => import('./en/at-table.ts'),
  fr: () => import('./fr/at-table.ts'),
};

/** The words of the table in a language. */
export const tableWordsOf = async (lang: Lang): Promise<TableWords> => (await IN[lang]()).AT_TABLE;
