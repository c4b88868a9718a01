import { AT_TABLE as ANY } from '../../../../words/fr/at-table.ts';
import { RECORDS } from '../../../../words/fr/records.ts';
import type { Wide } from '../../../../words/lang.ts';
import type { AT_TABLE as EN } from '../en/at-table.ts';
import { BEGIN } from './begin.ts';
import { BOTS } from './bots.ts';
import { CONQUESTS } from './conquests.ts';
import { compte } from './grammar.ts';
import { seatBy } from './players.ts';

const { history, table } = ANY;

/** Tous les mots de la table, chargés avec elle : ceux de tout jeu, du carnet des résultats, des ordinateurs et d’une nouvelle partie. */
export const AT_TABLE: Wide<typeof EN> = {
  ...ANY,
  records: RECORDS,
  begin: BEGIN,
  conquests: CONQUESTS,
  bots: BOTS,
  table: { ...table, player: (name) => seatBy(name) ?? table.player(name) },
  history: {
    log: {
      ...history.log,
      start: 'Mise en place',
      ofTurn: (turns, battles) =>
        [compte(turns, 'tour'), ...(battles > 0 ? [compte(battles, 'combat')] : [])].join(' · '),
    },
    history: {
      ...history.history,
      stretchBack: 'Tour précédent',
      stretchOn: 'Tour suivant',
      keys: 'Sur le curseur, les flèches vont d’une réponse à l’autre, Page précédente et Page suivante d’un tour à l’autre, Début et Fin au début et à la fin.',
    },
  },
};
