import { HEAD } from './Arrows.tsx';
import { routeShape } from './route.ts';
import type { StackShape } from './stack.ts';
import type { Route } from './types.ts';
import type { Scale } from './view.ts';

/** A bar across the end of a way that cannot go on. */
const BAR = 'M2-11V11';

/** The way to the place that is pointed at: an arrow through all places between. */
export function RouteMark({
  route,
  stacks,
  scale,
}: {
  readonly route: Route;
  readonly stacks: readonly StackShape[];
  readonly scale: Scale;
}) {
  const shape = routeShape(route, stacks, scale);
  if (!shape) return null;
  const { path, end, angle } = shape;
  const size = Math.round(scale.letters * 10) / 10;
  const put = `translate(${Math.round(end[0])} ${Math.round(end[1])})rotate(${Math.round(angle)})scale(${size})`;
  const stops = route.stops !== undefined;
  return (
    <g class="arrows route" style={`--size:${size}px`}>
      <path class="edge" d={path} />
      {stops && <path class="edge" transform={put} d={BAR} />}
      {!stops && <path class="arh" transform={put} d={HEAD} />}
      <path d={path} />
      {stops && <path class="bar" transform={put} d={BAR} />}
    </g>
  );
}
