import { Badge, Chip, CounterFace } from './Counter.tsx';
import { isLifted } from './drag.ts';
import { SIDE } from './forms.ts';
import type { Stack } from './types.ts';
import type { InHand as Held } from './use-drag.ts';
import { layout, type Scale } from './view.ts';

interface Props {
  readonly held: Held;
  readonly stacks: readonly Stack[];
  readonly scale: Scale;
  /** The board draws the way to the place under the pointer. */
  readonly led: boolean;
}

/** The counters in the hand, at the pointer, with a line back to their origin while no way is drawn. */
export function InHand({ held: { from, at }, stacks, scale, led }: Props) {
  const counters = stacks.filter(({ place }) => place === from).flatMap((stack) => stack.counters.filter(isLifted));
  const [start, [x, y]] = [layout.places[from].stack, at];
  const side = SIDE * scale.counter;
  const [first] = counters;
  const lies = (i: number): string =>
    `translate(${x + (i - (counters.length - 1) / 2) * side * 0.8 - side / 2} ${y - side / 2})scale(${scale.counter})`;
  return (
    <g class="in-hand">
      {!led && (
        <>
          <path class="edge" d={`M${start[0]} ${start[1]}L${Math.round(x)} ${Math.round(y)}`} />
          <path d={`M${start[0]} ${start[1]}L${Math.round(x)} ${Math.round(y)}`} />
        </>
      )}
      {scale.far && first ? (
        <Chip
          nation={first.nation}
          count={counters.reduce((sum, { count }) => sum + count, 0)}
          transform={`translate(${x - side / 2} ${y - side / 2})scale(${scale.counter})`}
        />
      ) : (
        <>
          {counters.map((counter, i) => (
            <CounterFace key={counter.id} counter={{ ...counter, state: 'rest' }} transform={lies(i)} />
          ))}
          {counters.map((counter, i) => (
            <Badge key={counter.id} count={counter.count} transform={lies(i)} />
          ))}
        </>
      )}
    </g>
  );
}
