import type { PlaceId } from '../../../hispania/data/ids.ts';
import { SIDE } from './forms.ts';
import type { Box } from './geometry.ts';
import { type LabelShape, type LabelSpot, labelShape } from './label.ts';
import type { StackShape } from './stack.ts';
import type { PlaceLabel, Stack, ViewBox } from './types.ts';
import { contains, layout, overlaps, type Scale } from './view.ts';

const STEP = 6;
/** Room between a moved name and the border or the edge. */
const ROOM = 3;

/**
 * The name of a place in a figure: where it always stands, if that shows whole; else as near to it as the part of the province
 * allows that the figure shows, clear of the counters that have been moved into it. Undefined: there is no room, the name is left
 * out.
 */
export function shapeIn(
  place: PlaceId,
  spot: LabelSpot,
  label: PlaceLabel,
  view: ViewBox,
  scale: Scale,
  stacks: readonly Stack[],
  moved: readonly Box[],
): LabelShape | undefined {
  const usual = labelShape(spot, label, scale.letters);
  const whole = contains(view, usual.box) ? usual : undefined;
  const clear = (one: Box): boolean => !moved.some((other) => meets(one, other));
  if (whole && clear(whole.box)) return whole;
  const { box, rough, stack } = layout.places[place];
  if (!rough) return whole;
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
      if (!contains(inner, shape.box) || !liesIn(rough, shape.box) || !clear(shape.box)) continue;
      if (counters && meets(shape.box, [stack[0] - half, stack[1] - half, half * 2, half * 2])) continue;
      [best, least] = [shape, away];
    }
  }
  return best ?? whole;
}

/** Around a counter: its ring, and its badge. */
const EDGE = 6;

/**
 * The counters of a place in a figure: those that the edge would cut move inwards, as far as they then still stand in their
 * province; others stay where they always stand.
 */
export function stackIn(shape: StackShape, view: ViewBox, scale: Scale): StackShape {
  const edge = EDGE * scale.counter;
  const [x, y, w, h] = shape.box;
  const { rough } = layout.places[shape.place];
  if (!rough || !overlaps(shape.box, view)) return shape;
  const inwards = (at: number, size: number, from: number, room: number): number =>
    Math.max(from + edge - at, 0) + Math.min(from + room - edge - (at + size), 0);
  const [dx, dy] = [inwards(x, w, view.x, view.w), inwards(y, h, view.y, view.h)];
  if ((!dx && !dy) || !holds(rough, x + dx + w / 2, y + dy + h / 2)) return shape;
  const placed = shape.placed.map((one) => ({ ...one, x: one.x + dx, y: one.y + dy }));
  return { ...shape, placed, box: [x + dx, y + dy, w, h] };
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
