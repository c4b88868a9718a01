import type { PlaceId } from '../../engine/data/ids.ts';
import type { ViewBox } from './types.ts';
import { boundsOf } from './view.ts';

/** At most this many times as large as the whole map; on a small board, where the whole map is far away, more. */
const FRAMED = 2.2;
const FRAMED_SMALL = 3.4;

/**
 * The part of a board with one place in the middle of what is not `covered` (a share of the height) from below. `form`: its height by its
 * width, that of the whole board or of the room that it has. `small`: a board on which the whole map cannot be read.
 */
export function frameOf(
  place: PlaceId,
  whole: ViewBox,
  covered: number,
  form = whole.h / whole.w,
  small = false,
): ViewBox {
  const { left, top, right, bottom } = boundsOf([place]);
  const w = Math.max(whole.w / (small ? FRAMED_SMALL : FRAMED), right - left, (bottom - top) / form / (1 - covered));
  const h = w * form;
  return { x: (left + right - w) / 2, y: (top + bottom) / 2 - (h * (1 - covered)) / 2, w, h };
}
