import { AT_TABLE as ANY } from '../../../../words/en/at-table.ts';
import { RECORDS } from '../../../../words/en/records.ts';
import { BOTS } from './bots.ts';
import { CAMPAIGNS } from './campaigns.ts';
import { PAR } from './par.ts';
import { START_HISTORY, STARTS_PAGE } from './starts.ts';
import { THROWS } from './throws.ts';

/** All words of the table in one piece, as it loads them: those of any game, of its record book, of the computers, and of the starts. */
export const AT_TABLE = {
  ...ANY,
  records: RECORDS,
  campaigns: CAMPAIGNS,
  bots: BOTS,
  throws: THROWS,
  starts: { history: START_HISTORY, notes: STARTS_PAGE.notes, par: PAR },
};
