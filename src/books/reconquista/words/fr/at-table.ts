import { AT_TABLE as ANY } from '../../../../words/fr/at-table.ts';
import { RECORDS } from '../../../../words/fr/records.ts';
import { BOTS } from './bots.ts';
import { CAMPAIGNS } from './campaigns.ts';
import { PAR } from './par.ts';
import { START_HISTORY, STARTS_PAGE } from './starts.ts';
import { THROWS } from './throws.ts';

/** Tous les mots de la table, chargés avec elle : ceux de tout jeu, de son carnet des résultats, des ordinateurs et des débuts. */
export const AT_TABLE = {
  ...ANY,
  records: RECORDS,
  campaigns: CAMPAIGNS,
  bots: BOTS,
  throws: THROWS,
  starts: { history: START_HISTORY, notes: STARTS_PAGE.notes, par: PAR },
};
