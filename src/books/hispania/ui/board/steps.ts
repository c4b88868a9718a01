import { stepAt } from './Highlights.tsx';
import { layStacks } from './lay.ts';
import { shapeOf } from './stack.ts';
import type { BoardProps, Labels, PlaceId, Stack, StepSpot } from './types.ts';
import type { Scale } from './view.ts';

/** Half of the largest mark, in units of a counter. */
const SIZE = 14;

/** The marks with a number of steps: they may lie outside their place, over the sea. */
export function stepsOf(
  marks: NonNullable<BoardProps['marks']>,
  stacks: readonly Stack[],
  labels: Labels,
  scale: Scale,
): readonly StepSpot[] {
  const places = (Object.keys(marks) as PlaceId[]).filter((place) => marks[place]?.steps !== undefined);
  if (places.length === 0) return [];
  const shapes = layStacks(stacks, labels, scale).laid.map((laid) => shapeOf(laid, scale, false));
  return places.map((place) => {
    const [cx, cy] = stepAt(place, shapes, scale);
    return { place, cx, cy, r: SIZE * scale.counter };
  });
}
