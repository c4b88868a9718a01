import type { Rich } from '../../../../words/rich.ts';
import type { EndingId } from '../../engine/data/play-ids.ts';
import type { ResultId } from '../../engine/data/score.ts';
import { NAMES } from './names.ts';
import { points } from './units.ts';

/** Why a game ends (15, 15-early-end). */
export const ENDINGS: { readonly [ending in EndingId]: string } = {
  'no-muslims': 'No location is left where Muslim armies could appear.',
  'no-christians': 'No city is left under Christian control.',
  'last-turn': 'The last turn is over.',
};

interface Ended {
  readonly points: number;
  readonly ending: EndingId;
}

const verdict =
  (result: ResultId) =>
  ({ points: n, ending }: Ended): Rich => [
    `${NAMES.results[result]} with ${points(n)}: the result is named after ${NAMES.after[result]}. ${ENDINGS[ending]}`,
  ];

/** The result of the game (16-results). */
export const VERDICTS: { readonly [result in ResultId]: (of: Ended) => Rich } = {
  'muslim-decisive': verdict('muslim-decisive'),
  muslim: verdict('muslim'),
  draw: verdict('draw'),
  christian: verdict('christian'),
  'christian-decisive': verdict('christian-decisive'),
};
