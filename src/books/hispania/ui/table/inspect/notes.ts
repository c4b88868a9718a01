import { half } from '../../../../../words/half.ts';
import { type NationId, type PlaceId, PROVINCES } from '../../../engine/data/ids.ts';
import type { View } from '../../../engine/rules/view.ts';
import type { Note } from '../../board/types.ts';
import { marked } from './marked.ts';
import { scoresOf } from './scores.ts';

/** The points of the reader's nations on their next scoring, as a note on each province that has some. */
export function pointNotes(
  view: View,
  isOwn: (nation: NationId) => boolean,
): { readonly [place in PlaceId]?: readonly Note[] } {
  const nexts = PROVINCES.flatMap((place) => {
    const next = scoresOf(view, place).find(({ worth }) => worth.some(({ nation }) => isOwn(nation)));
    return next ? [{ place, ...next }] : [];
  });
  const turn = Math.min(...nexts.map((next) => next.turn));
  return Object.fromEntries(
    nexts
      .filter((next) => next.turn === turn)
      .map(({ place, worth }): [PlaceId, readonly Note[]] => {
        const own = worth.filter(({ nation }) => isOwn(nation));
        const points = own.reduce((sum, one) => sum + one.points, 0);
        return [
          place,
          [
            {
              is: 'points',
              text: marked(
                half(points),
                own.every(({ known }) => known),
              ),
            },
          ],
        ];
      }),
  );
}
