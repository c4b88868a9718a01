import { type ArrowShape, arrowShape, type Point } from './arrow.ts';
import type { StackShape } from './stack.ts';
import type { Arrow } from './types.ts';
import type { Scale } from './view.ts';

/** The head of an arrow that points to the right. */
export const HEAD = 'M12 0-6-9-2 0-6 9z';
const RIVER = '+2';
export interface ArrowsProps {
  readonly arrows: readonly Arrow[];
  readonly stacks: readonly StackShape[];
  readonly scale: Scale;
}

/** Arrows for moves into a place; an arrow over a river has a pill. */
export function Arrows({ arrows, stacks, scale }: ArrowsProps) {
  const size = tenth(scale.letters);
  return (
    <g class="arrows" style={`--size:${size}px`}>
      {arrows.map((arrow) => (
        <ArrowMark
          key={`${arrow.from}~${arrow.to}~${arrow.by ?? ''}`}
          arrow={arrow}
          shape={arrowShape(arrow, stacks, scale)}
          size={size}
        />
      ))}
    </g>
  );
}

function ArrowMark({
  arrow,
  shape,
  size,
}: {
  readonly arrow: Arrow;
  readonly shape: ArrowShape;
  readonly size: number;
}) {
  const { start, bend, end, angle, pill } = shape;
  const path = `M${point(start)}Q${point(bend)} ${point(end)}`;
  const words = arrow.river === true ? RIVER : arrow.river;
  const disc = arrow.count !== undefined && along(shape);
  const half = words ? Math.max(15, words.length * 4.6 + 6) : 0;
  const drawn = (
    <>
      <path class="edge" d={path} />
      {/* The shaft covers the edge of the head where they meet. */}
      <path class="arh" transform={`translate(${point(end)})rotate(${Math.round(angle)})scale(${size})`} d={HEAD} />
      <path d={path} />
      {words && (
        <g transform={`translate(${point(pill)})scale(${size})`}>
          <rect x={-half} y="-11" width={half * 2} height="22" rx="11" />
          <text y="4.8">{words}</text>
        </g>
      )}
      {disc && (
        <g transform={`translate(${point(disc)})scale(${size})`}>
          <circle r="11" />
          <text y="4.8">{arrow.count}</text>
        </g>
      )}
    </>
  );
  return arrow.by ? <g class={arrow.by}>{drawn}</g> : drawn;
}

/** A point in the first half of the way, where a disc covers neither the head nor the counter that it starts from. */
function along({ start, bend, end }: ArrowShape): Point {
  const at = (i: 0 | 1): number => start[i] * 0.36 + bend[i] * 0.48 + end[i] * 0.16;
  return [at(0), at(1)];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const point = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
