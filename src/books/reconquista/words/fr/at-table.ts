import { AT_TABLE as ANY } from '../../../../words/fr/at-table.ts';
import { RECORDS } from '../../../../words/fr/records.ts';
import type { Wide } from '../../../../words/lang.ts';
import type { AT_TABLE as EN } from '../en/at-table.ts';
import { BOTS } from './bots.ts';
import { CAMPAIGNS } from './campaigns.ts';
import { compte } from './grammar.ts';
import { OWN } from './own-table.ts';
import { PAR } from './par.ts';
import { START_HISTORY, STARTS_PAGE } from './starts.ts';
import { THROWS } from './throws.ts';

const { history, table } = ANY;

/** Tous les mots de la table, chargés avec elle : ceux de tout jeu, du carnet des résultats, des ordinateurs, des deux camps et des débuts. */
export const AT_TABLE: Wide<typeof EN> = {
  ...ANY,
  records: RECORDS,
  campaigns: CAMPAIGNS,
  bots: BOTS,
  throws: THROWS,
  table: { ...table, player: (name) => (name === 'christian' ? OWN.christians : table.player(name)) },
  history: {
    log: {
      ...history.log,
      start: 'Au début du tour',
      ofTurn: (sides, battles) =>
        [compte(sides, 'camp'), ...(battles > 0 ? [compte(battles, 'bataille')] : [])].join(' · '),
    },
    history: {
      ...history.history,
      stretchBack: 'Camp précédent',
      stretchOn: 'Camp suivant',
      keys: 'Sur le curseur, les flèches vont d’une réponse à l’autre, Page précédente et Page suivante d’un camp à l’autre, Début et Fin au début et à la fin.',
    },
  },
  starts: { history: START_HISTORY, notes: STARTS_PAGE.notes, par: PAR },
};
