import type { PlaceId } from '../../engine/data/ids.ts';
import { SIDE } from './forms.ts';
import type { StackShape } from './stack.ts';
import { layout, type Scale } from './view.ts';

interface Props {
  readonly places: readonly PlaceId[];
  readonly stacks: readonly StackShape[];
  readonly scale: Scale;
}

/** Two crossed blades to the left of the stack, in every place that was fought over this turn. */
export function FoughtOver({ places, stacks, scale }: Props) {
  return (
    <>
      {places.map((place) => {
        const stack = stacks.find((shape) => shape.place === place);
        const [cx, cy] = layout.places[place].stack;
        // From afar a stack is a chip in its middle.
        const left = stack && stack.box[0] + (scale.far ? (stack.box[2] - SIDE * scale.counter) / 2 : 0);
        const x = left === undefined ? cx : left - 10 * scale.counter;
        const y = stack ? stack.box[1] + 6 * scale.counter : cy;
        return (
          <g
            key={place}
            class="fought"
            transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${scale.counter})`}
          >
            <circle r="9" />
            <path d="M-4.4-4.4 4.4 4.4M4.4-4.4-4.4 4.4M-5.2 1.8-1.8 5.2M5.2 1.8 1.8 5.2" />
          </g>
        );
      })}
    </>
  );
}
