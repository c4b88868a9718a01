import { count, grouped } from './units.ts';

/** What is said of par at the table: where a start is chosen, and at the end of a game. */
export const PAR = {
  link: 'What a computer reaches from this start',
  title: (median: number): string => `Par of this start: ${count(median, 'victory point')}`,
  stands: (below: number, equal: number, above: number): string =>
    `From here a computer played ${count(below + equal + above, 'game')}: ${grouped(below)} ended with fewer points than yours, ${grouped(equal)} with as many, ${grouped(above)} with more.`,
  more: 'Par of all starts',
  otherwise: 'It played without options, with the basic table of events and the default rulings.',
};

/** The words of the page of par. */
export const PAR_PAGE = {
  title: 'Par',
  lead: 'The points of a computer from each of the 20 starts, as a measure for your own.',
  how: (games: number, starts: number): string =>
    `The computer Alférez played ${grouped(games)} games of each start to their end, ${grouped(games * starts)} in all: without options, with the basic table of events and the default rulings. It weighs each answer by what stands on the board and by the exact odds of battles and sieges, and plans no turn ahead.`,
  median:
    'Par is the middle of these games: half of them ended with that many victory points or fewer. The middle half leaves out the lowest and the highest quarter.',
  ranges:
    'No chance is exact: the range below each contains the true chance 19 times out of 20, so that small differences between two starts mean nothing.',
  caption: 'Par of the 20 starts',
  note: 'Results in 100 games, with the range of each',
  start: 'Start',
  year: 'Year',
  par: 'Par',
  middle: 'Middle half',
  range: (from: number, to: number): string => `${from} to ${to}`,
  lost: 'No Christian city left before the last turn',
};
