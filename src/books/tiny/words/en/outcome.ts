import type { Rich } from '../../../../words/rich.ts';
import type { Verdict } from '../../engine/data/ids.ts';

/** The end of a game against the raiders. */
export const VERDICT_WORDS: { readonly [verdict in Verdict]: () => Rich } = {
  triumph: () => ['The players triumph: the raiders are held off and all pledges are kept.'],
  held: () => ['The players win: the raiders control at most 1 place.'],
  lost: () => ['The raiders win.'],
};
