import type { Wide } from '../lang.ts';
import { COMPUTERS } from './computers.ts';
import { FAULTS, REMEDIES } from './faults.ts';
import { GAMES } from './games.ts';
import { HISTORY } from './history.ts';
import { TABLE } from './table.ts';

/** All words of a table that belong to no game, as one object. A book adds its own. */
export const AT_TABLE = {
  table: TABLE,
  games: GAMES,
  history: HISTORY,
  bots: COMPUTERS,
  faults: { FAULTS, REMEDIES },
};

/** The words around a table in each language. */
export type TableWords = Wide<typeof AT_TABLE>;
