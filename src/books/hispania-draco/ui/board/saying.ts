import { isCapital, isTown, shieldOf } from '../../engine/data/geography.ts';
import type { SpaceId } from '../../engine/data/ids.ts';
import type { BoardWords } from '../../words/en/board.ts';
import { NOTHING, type Pile } from './view.ts';

/** A space with its pile in words, from the bottom. */
export function sayingOf(words: BoardWords, at: SpaceId, { discs, army, generals, fleet }: Pile = NOTHING): string {
  return words.space({
    at,
    number: shieldOf(at),
    is: isTown(at) ? (isCapital(at) ? 'capital' : 'town') : 'sea',
    garrisons: discs.flatMap((one) => (one === 'revolt' ? [] : [one])),
    revolts: discs.filter((one) => one === 'revolt').length,
    army,
    generals,
    fleet,
  });
}
