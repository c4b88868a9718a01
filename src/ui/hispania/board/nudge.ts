import type { PlaceId } from '../../../hispania/data/ids.ts';
import { SIDE } from './forms.ts';
import type { Box } from './geometry.ts';
import { type LabelShape, type LabelSpot, labelShape } from './label.ts';
import type { PlaceLabel, Stack, ViewBox } from './types.ts';
import { contains, layout, type Scale } from './view.ts';

const STEP = 6;
/** Room between a moved name and the border or the edge. */
const ROOM = 3;

/**
 * The name of a place in a figure: where it always stands, if that shows whole; else as near to it as the part of the province
 * allows that the figure shows. Undefined: there is no room, the name is left out.
 */
export function shapeIn(
  place: PlaceId,
  spot: LabelSpot,
  label: PlaceLabel,
  view: ViewBox,
  scale: Scale,
  stacks: readonly Stack[],
): LabelShape | undefined {
  const usual = labelShape(spot, label, scale.letters);
  if (contains(view, usual.box)) return usual;
  const { box, rough, stack } = layout.places[place];
  if (!rough) return undefined;
  const counters = stacks.some((other) => other.place === place);
  const half = (SIDE * scale.counter) / 2 + ROOM;
  let best: LabelShape | undefined;
  let least = Number.POSITIVE_INFINITY;
  const inner: ViewBox = { x: view.x + ROOM, y: view.y + ROOM, w: view.w - 2 * ROOM, h: view.h - 2 * ROOM };
  for (let x = box[0]; x <= box[0] + box[2]; x += STEP) {
    for (let y = box[1]; y <= box[1] + box[3]; y += STEP) {
      const away = Math.hypot(x - spot.x, y - spot.y);
      if (away >= least) continue;
      const { turn: _, ...level } = spot;
      const shape = labelShape({ ...level, x, y }, label, scale.letters);
      if (!contains(inner, shape.box) || !liesIn(rough, shape.box)) continue;
      if (counters && meets(shape.box, [stack[0] - half, stack[1] - half, half * 2, half * 2])) continue;
      [best, least] = [shape, away];
    }
  }
  return best;
}

const meets = (a: Box, b: Box): boolean =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

function liesIn(rough: readonly number[], [x, y, w, h]: Box): boolean {
  const left = x - ROOM;
  const right = x + w + ROOM;
  return [left, (left + right) / 2, right].every((px) => holds(rough, px, y) && holds(rough, px, y + h));
}

/** Is the point inside the outline, whose x and y stand in turn? */
export function holds(rough: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = rough.length - 2; i < rough.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [rough[i], rough[i + 1], rough[j], rough[j + 1]] as [number, number, number, number];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
