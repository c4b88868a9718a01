import { AT_TABLE as ANY } from '../../../../words/en/at-table.ts';
import { RECORDS } from '../../../../words/en/records.ts';
import { BOTS } from './bots.ts';
import { CAMPAIGNS } from './campaigns.ts';
import { OWN } from './own-table.ts';
import { PAR } from './par.ts';
import { START_HISTORY, STARTS_PAGE } from './starts.ts';
import { THROWS } from './throws.ts';

const { history, table } = ANY;

/** All words of the table in one piece, as it loads them: those of any game, its record book, the computers, the two sides and the starts. */
export const AT_TABLE = {
  ...ANY,
  records: RECORDS,
  campaigns: CAMPAIGNS,
  bots: BOTS,
  throws: THROWS,
  table: { ...table, player: (name: string): string => (name === 'christian' ? OWN.christians : table.player(name)) },
  history: {
    log: {
      ...history.log,
      start: 'At the start of the turn',
      ofTurn: (sides: number, battles: number): string =>
        [
          `${sides} ${sides === 1 ? 'side' : 'sides'}`,
          ...(battles > 0 ? [`${battles} ${battles === 1 ? 'battle' : 'battles'}`] : []),
        ].join(' · '),
    },
    history: {
      ...history.history,
      stretchBack: 'Previous side',
      stretchOn: 'Next side',
      keys: 'On the slider, the arrow keys move by one answer, Page Up and Page Down by one side, Home and End to the start and the end.',
    },
  },
  starts: { history: START_HISTORY, notes: STARTS_PAGE.notes, par: PAR },
};
