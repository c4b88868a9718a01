import type { RecordWords } from '../../../words/en/records.ts';
import type { InEach, Lang } from '../../../words/lang.ts';
import type { TableWords as AnyTableWords } from '../../../words/table.ts';
import type { BOTS } from './en/bots.ts';
import type { CampaignWords } from './en/campaigns.ts';
import type { PAR } from './en/par.ts';
import type { THROWS } from './en/throws.ts';

/** What the table says of the starts: the history of each, notes on some, and their par. */
export interface StartWords {
  readonly history: readonly string[];
  readonly notes: { readonly [turn: number]: string };
  readonly par: typeof PAR;
}

/** The words of the table, around a whole game. */
export interface TableWords extends AnyTableWords {
  readonly starts: StartWords;
  readonly records: RecordWords;
  readonly campaigns: CampaignWords;
  readonly bots: typeof BOTS;
  readonly throws: typeof THROWS;
}

const IN: InEach<{ readonly AT_TABLE: TableWords }> = {
  en: () => import('./en/at-table.ts'),
  fr: () => import('./fr/at-table.ts'),
};

/** The words of the table in a language. */
export const tableWordsOf = async (lang: Lang): Promise<TableWords> => (await IN[lang]()).AT_TABLE;
