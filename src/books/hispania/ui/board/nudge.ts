import { holds } from './boxes.ts';
import type { StackShape } from './stack.ts';
import type { ViewBox } from './types.ts';
import { layout, overlaps, type Scale } from './view.ts';

/** The room around a counter for its ring and its badge. */
const EDGE = 6;

/**
 * The counters of a place in a figure. Those that the edge would cut move inwards, as far as they stay in their province; the others keep
 * their usual position.
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
