import { complete } from '../../../words/complete.ts';
import type { Lang } from '../../../words/lang.ts';
import { AT_TABLE } from './en/at-table.ts';

/** The words of the table: what stands round a whole game. They come with it. */
export type TableWords = typeof AT_TABLE;

/** The words of the table in a language; what it lacks is English. */
export function tableWordsOf(lang: Lang): TableWords {
  return lang === 'en' ? AT_TABLE : complete<TableWords>(AT_TABLE, undefined, import.meta.env?.DEV ?? false);
}
