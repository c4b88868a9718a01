import { layStacks } from './lay.ts';
import { type StackShape, shapeOf } from './stack.ts';
import type { BoardProps, Labels, PlaceId, Stack } from './types.ts';
import { layout, type Scale } from './view.ts';

type Marks = NonNullable<BoardProps['marks']>;
type Spot = readonly [x: number, y: number];

/** Half of the largest mark, in units of a counter. */
export const STEP_SIZE = 14;

/** The middle of the mark with the number of steps to a place: to the right of its stack. */
export function stepAt(place: PlaceId, stacks: readonly StackShape[], scale: Scale): Spot {
  const stack = stacks.findLast((shape) => shape.place === place);
  if (!stack) return layout.places[place].stack;
  const [left, top, width, height] = stack.box;
  return [left + width + 17 * scale.counter, top + height / 2];
}

/** The marks with a number of steps: they may lie outside their place, over the sea. */
export function stepsOf(
  marks: Marks,
  stacks: readonly Stack[],
  labels: Labels,
  scale: Scale,
): ReadonlyMap<PlaceId, Spot> {
  const places = (Object.keys(marks) as PlaceId[]).filter((place) => marks[place]?.steps !== undefined);
  if (places.length === 0) return new Map();
  const shapes = layStacks(stacks, labels, scale).laid.map((laid) => shapeOf(laid, scale, false));
  return new Map(places.map((place) => [place, stepAt(place, shapes, scale)]));
}
