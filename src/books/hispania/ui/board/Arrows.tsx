import { type ArrowShape, arrowShape, type Point } from './arrow.ts';
import type { ClearNames } from './clear.ts';
import type { Box } from './geometry.ts';
import type { StackShape } from './stack.ts';
import type { Arrow } from './types.ts';
import type { Scale } from './view.ts';

/** The head of an arrow that points to the right. */
export const HEAD = 'M12 0-6-9-2 0-6 9z';
const RIVER = '+2';
export interface ArrowsProps {
  readonly arrows: readonly Arrow[];
  readonly stacks: readonly StackShape[];
  /** The names on the map, which a disc must not cover; undefined if there are none. */
  readonly names: ClearNames | undefined;
  readonly scale: Scale;
  /** The middle of the disc of an arrow that has a number; without it no disc is drawn. */
  readonly discAt?: DiscAt | undefined;
}

export type DiscAt = (shape: ArrowShape, names: readonly Box[], counters: readonly Box[], scale: Scale) => Point;

/** Arrows for moves into a place; an arrow over a river has a pill. */
export function Arrows({ arrows, stacks, names, scale, discAt }: ArrowsProps) {
  const size = tenth(scale.letters);
  const named = [...(names?.provinces.values() ?? [])].map(({ box }) => box);
  const counters = stacks.map(({ box }) => box);
  return (
    <g class="arrows" style={`--size:${size}px`}>
      {arrows.map((arrow) => {
        const shape = arrowShape(arrow, stacks, scale);
        return (
          <ArrowMark
            key={`${arrow.from}~${arrow.to}~${arrow.by ?? ''}`}
            arrow={arrow}
            shape={shape}
            disc={arrow.count === undefined ? undefined : discAt?.(shape, named, counters, scale)}
            size={size}
          />
        );
      })}
    </g>
  );
}

function ArrowMark({
  arrow,
  shape,
  disc,
  size,
}: {
  readonly arrow: Arrow;
  readonly shape: ArrowShape;
  readonly disc: Point | undefined;
  readonly size: number;
}) {
  const { start, bend, end, angle, pill } = shape;
  const path = `M${point(start)}Q${point(bend)} ${point(end)}`;
  const words = arrow.river === true ? RIVER : arrow.river;
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

const tenth = (value: number): number => Math.round(value * 10) / 10;
const point = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
