import { complete } from './complete.ts';
import { COMPUTERS } from './en/computers.ts';
import { FAULTS, REMEDIES } from './en/faults.ts';
import { GAMES } from './en/games.ts';
import { HISTORY } from './en/history.ts';
import { TABLE } from './en/table.ts';
import type { Lang } from './lang.ts';

/** All words of a table that belong to no game, as one object. A book adds its own. */
const AT_TABLE = {
  table: TABLE,
  games: GAMES,
  history: HISTORY,
  bots: COMPUTERS,
  faults: { FAULTS, REMEDIES },
};

/** The words around a table in each language. */
export type TableWords = {
  readonly table: typeof TABLE;
  readonly games: typeof GAMES;
  readonly history: typeof HISTORY;
  readonly bots: typeof COMPUTERS;
  readonly faults: { readonly FAULTS: typeof FAULTS; readonly REMEDIES: typeof REMEDIES };
};

/** The words of a table in a language; missing ones are in English. */
export function tableWordsOf(lang: Lang): TableWords {
  return lang === 'en' ? AT_TABLE : complete<TableWords>(AT_TABLE, undefined, import.meta.env?.DEV ?? false);
}
