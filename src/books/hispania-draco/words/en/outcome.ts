import type { Rich } from '../../../../words/rich.ts';
import type { EndingId } from '../../engine/state.ts';

/** Why a game ends (3.1, 3.2). */
export const ENDINGS: { readonly [ending in EndingId]: string } = {
  victory: 'The Romans win: each capital contains a garrison, and no Roman province contains a revolt.',
  'no-revolts': 'The Romans lose: a revolt must be placed, and the reserve has none.',
  'no-time': 'The Romans lose: the time track is full.',
};

interface Ended {
  readonly round: number;
}

const verdict =
  (ending: EndingId) =>
  ({ round }: Ended): Rich => [`${ENDINGS[ending]} The game ends in round ${round}.`];

/** The result of the game, one for all Romans. */
export const VERDICTS: { readonly [ending in EndingId]: (of: Ended) => Rich } = {
  victory: verdict('victory'),
  'no-revolts': verdict('no-revolts'),
  'no-time': verdict('no-time'),
};
