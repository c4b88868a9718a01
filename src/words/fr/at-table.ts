import type { TableWords } from '../en/at-table.ts';
import { COMPUTERS } from './computers.ts';
import { FAULTS, REMEDIES } from './faults.ts';
import { GAMES } from './games.ts';
import { HISTORY } from './history.ts';
import { TABLE } from './table.ts';

/** Tous les mots d’une table qui ne sont d’aucun jeu, d’un seul tenant. Un livre y ajoute les siens. */
export const AT_TABLE: TableWords = {
  table: TABLE,
  games: GAMES,
  history: HISTORY,
  bots: COMPUTERS,
  faults: { FAULTS, REMEDIES },
};
