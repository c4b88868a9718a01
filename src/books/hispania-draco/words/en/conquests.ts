import { RECORDS } from '../../../../words/en/records.ts';
import type { ScenarioId } from '../../engine/data/ids.ts';
import type { EndingId } from '../../engine/state.ts';
import { BEGIN } from './begin.ts';
import { NAMES } from './names.ts';
import { count } from './pieces.ts';

/** What is shared of a finished game. */
export interface Shared {
  readonly scenario: ScenarioId | null;
  readonly level: string;
  readonly variants: readonly string[];
  readonly ending: EndingId;
  readonly round: number;
  readonly capitals: number;
  readonly version: number;
  readonly link: string;
  /** Its day. */
  readonly day?: string | undefined;
  /** Wins of the computers in 100 with the same choices, if they were measured. */
  readonly rate?: number | undefined;
  /** The reason why it does not count. */
  readonly apart?: string | undefined;
}

const TITLE = 'Hispania by Draco Ideas';
const ENDED: { readonly [ending in EndingId]: string } = {
  victory: 'victory',
  'no-revolts': 'defeat, no revolt left',
  'no-time': 'defeat, no time left',
};
const formOf = (scenario: ScenarioId | null): string => (scenario ? NAMES.scenarios[scenario] : BEGIN.basic[0]);
const resultOf = (ending: EndingId, round: number, capitals: number): string =>
  `${ENDED[ending]} in round ${round}, ${count(capitals, 'capital')} of 6`;

/** The words of finished games: of the day’s revolt, of the record book, and of a result that is shared. */
export const CONQUESTS = {
  ofDay: (day: string): string => `The revolt of ${RECORDS.day.named(day)}`,
  form: formOf,
  about: (scenario: ScenarioId | null, level: string, variants: readonly string[]): string =>
    [`${formOf(scenario)}, level ${level}`, ...(variants.length > 0 ? [BEGIN.with(variants)] : [])].join(' '),
  columns: ['Game', 'Level', 'Variants', 'Romans', 'Result', 'Round', 'Capitals'],
  none: 'none',
  ended: ENDED,
  note: 'The level has the coins, garrisons, fleets, roads and starting armies, in this order.',
  result: resultOf,
  held: (capitals: number): string => `Capitals with a garrison at the end: ${capitals} of 6.`,
  recordBook: 'To the record book',
  next: (level: string, isHarder: boolean): string =>
    `${isHarder ? 'A harder level to play next' : 'An easier level to play next'}: ${level}.`,
  rate: (wins: number): string => `A team of computers wins ${wins} in 100 with the same choices.`,
  failed: 'The record book could not be loaded.',
  shared: ({ scenario, level, variants, ending, round, capitals, version, link, day, rate, apart }: Shared): string =>
    [
      day ? `${TITLE}, the revolt of ${RECORDS.day.named(day)}` : TITLE,
      [`${formOf(scenario)}, level ${level}`, ...(variants.length > 0 ? [BEGIN.with(variants)] : [])].join(' '),
      resultOf(ending, round, capitals),
      ...(apart ? [`Does not count: ${apart}`] : []),
      ...(rate === undefined ? [] : [`A team of computers wins ${rate} in 100`]),
      `Rules version ${version}`,
      link,
    ].join('\n'),
};
export type ConquestWords = Omit<typeof CONQUESTS, 'columns'> & { readonly columns: readonly string[] };
