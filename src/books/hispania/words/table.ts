import { complete } from '../../../words/complete.ts';
import type { Lang } from '../../../words/lang.ts';
import { AT_TABLE } from './en/at-table.ts';

/** The words of the table, around a whole game. They are loaded with it. */
export type TableWords = typeof AT_TABLE;

/** The words of the table in a language; a word that it lacks is in English. */
export function tableWordsOf(lang: Lang): TableWords {
  return lang === 'en' ? AT_TABLE : complete<TableWords>(AT_TABLE, undefined, import.meta.env?.DEV ?? false);
}
