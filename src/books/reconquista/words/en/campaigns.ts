import { RECORDS } from '../../../../words/en/records.ts';
import type { OptionId, SwitchId } from '../../engine/data/play-ids.ts';
import type { ResultId } from '../../engine/data/score.ts';
import { NAMES } from './names.ts';
import { OWN } from './own-table.ts';
import { count, grouped, points } from './units.ts';
import { yearOf } from './years.ts';

/** What is shared of a campaign. */
export interface Shared {
  readonly start: number;
  readonly points: number;
  readonly result: ResultId;
  readonly version: number;
  readonly link: string;
  /** Its day. */
  readonly day?: string | undefined;
  /** How many games of the computer had fewer points, and of how many. */
  readonly par?: { readonly below: number; readonly games: number } | undefined;
  /** The reason why it does not count. */
  readonly apart?: string | undefined;
}

const startOf = (turn: number): string => `${OWN.begin.turn(turn)}, ${yearOf(turn)}`;

/** The words of finished campaigns: of the day’s campaign, of the record book, and of a result that is shared. */
export const CAMPAIGNS = {
  ofDay: (day: string): string => `The campaign of ${RECORDS.day.named(day)}`,
  start: startOf,
  columns: ['Start', 'Options', 'Points', 'Result', 'Place'],
  place: (n: number): string => `${n} of 100`,
  noPlace: '–',
  note: 'The place compares you with 100 games of the computer from the same start: so many had fewer points. It is given for games without options.',
  options: {
    plain: 'none',
    optional: (one: OptionId): string => OWN.begin.optional[one][0],
    rulings: (all: readonly SwitchId[]): string => `alternative ruling ${all.join(', ')}`,
  },
  result: (n: number, result: ResultId): string => `${points(n)}: ${NAMES.results[result]}`,
  recordBook: 'To the record book',
  failed: 'The record book could not be loaded.',
  shared: ({ start, points: n, result, version, link, day, par, apart }: Shared): string =>
    [
      day ? `${NAMES.title}, the campaign of ${RECORDS.day.named(day)}` : NAMES.title,
      `${startOf(start)}: ${points(n)}, ${NAMES.results[result]}`,
      ...(apart ? [`Does not count: ${apart}`] : []),
      ...(par ? [`More points than ${grouped(par.below)} of ${count(par.games, 'game')} of the computer`] : []),
      `Rules version ${version}`,
      link,
    ].join('\n'),
};

export type CampaignWords = Omit<typeof CAMPAIGNS, 'columns'> & { readonly columns: readonly string[] };
