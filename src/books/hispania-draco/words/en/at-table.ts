import { AT_TABLE as ANY } from '../../../../words/en/at-table.ts';
import { RECORDS } from '../../../../words/en/records.ts';
import { BEGIN } from './begin.ts';
import { BOTS } from './bots.ts';
import { CONQUESTS } from './conquests.ts';
import { seatBy } from './players.ts';

const { history, table } = ANY;

/** All words of the table in one piece, as it loads them: those of any game, its record book, the computers, and a new game. */
export const AT_TABLE = {
  ...ANY,
  records: RECORDS,
  begin: BEGIN,
  conquests: CONQUESTS,
  bots: BOTS,
  table: { ...table, player: (name: string): string => seatBy(name) ?? table.player(name) },
  history: {
    log: {
      ...history.log,
      start: 'Set-up',
      ofTurn: (turns: number, battles: number): string =>
        [
          `${turns} ${turns === 1 ? 'turn' : 'turns'}`,
          ...(battles > 0 ? [`${battles} ${battles === 1 ? 'combat' : 'combats'}`] : []),
        ].join(' · '),
    },
    history: {
      ...history.history,
      stretchBack: 'Previous turn',
      stretchOn: 'Next turn',
      keys: 'On the slider, the arrow keys move by one answer, Page Up and Page Down by one turn, Home and End to the start and the end.',
    },
  },
};
