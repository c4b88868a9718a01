import type { AT_TABLE as EN } from '../en/at-table.ts';
import { BOTS } from './bots.ts';
import { CORRECTED } from './corrected.ts';
import { DATA_SETS } from './data-sets.ts';
import { FACTS } from './facts.ts';
import { CORRECTION_FAULTS, FAULTS, REMEDIES } from './faults.ts';
import { INSPECT } from './inspect.ts';
import { TABLE } from './table.ts';
import { DECIDING } from './table-deciding.ts';
import { EDITOR } from './table-editor.ts';
import { GAMES } from './table-games.ts';
import { HISTORY } from './table-history.ts';
import { SHEET } from './table-sheet.ts';

/** Tous les mots de la table, d’un seul tenant, comme elle les charge. */
export const AT_TABLE: typeof EN = {
  table: TABLE,
  sheet: SHEET,
  history: HISTORY,
  games: GAMES,
  editor: EDITOR,
  deciding: DECIDING,
  inspect: INSPECT,
  facts: FACTS,
  bots: BOTS,
  corrected: CORRECTED,
  data: DATA_SETS,
  faults: { FAULTS, CORRECTION_FAULTS, REMEDIES },
};
