import { SIDE } from './forms.ts';
import type { StackShape } from './stack.ts';
import type { Arrow } from './types.ts';
import { borderOf, layout, type Scale, straitOf } from './view.ts';

type Point = readonly [x: number, y: number];

const HEAD = 'M12 0-6-9-2 0-6 9z';
const RIVER = '+2';
/** Neither half is longer than this: an arrow shows the way in, not the whole march. */
const TAIL = 42;
const TIP = 32;

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const along = (from: Point, to: Point, by: number): Point => {
  const [dx, dy] = minus(to, from);
  const length = Math.hypot(dx, dy) || 1;
  return [from[0] + (dx / length) * by, from[1] + (dy / length) * by];
};
const unit = (from: Point, to: Point): Point => minus(along(from, to, 1), from);
const gap = (a: Point, b: Point): number => Math.hypot(...minus(a, b));

export interface ArrowsProps {
  readonly arrows: readonly Arrow[];
  readonly stacks: readonly StackShape[];
  readonly scale: Scale;
}

/** The ways in: from the stack of one place, across the shared border, to the stack of the other; rivers carry a pill. */
export function Arrows({ arrows, stacks, scale }: ArrowsProps) {
  const centre = (place: Arrow['from'], last: boolean): Point => {
    const own = stacks.filter((shape) => shape.place === place);
    const shape = last ? own[own.length - 1] : own[0];
    return shape ? [shape.box[0] + shape.box[2] / 2, shape.box[1] + shape.box[3] / 2] : layout.places[place].stack;
  };
  const size = tenth(scale.letters);
  return (
    <g class="arrows" style={`--size:${size}px`}>
      {arrows.map((arrow) => {
        const shape = arrowShape(arrow, centre(arrow.from, true), centre(arrow.to, false), scale);
        return <ArrowMark key={`${arrow.from}~${arrow.to}`} arrow={arrow} shape={shape} size={size} />;
      })}
    </g>
  );
}

interface ArrowShape {
  readonly start: Point;
  readonly bend: Point;
  readonly end: Point;
  readonly angle: number;
  readonly pill: Point;
}

function arrowShape({ from, to }: Arrow, source: Point, target: Point, scale: Scale): ArrowShape {
  const strait = straitOf(from, to);
  if (strait) return strip(strait, scale);
  const border = borderOf(from, to);
  const clear = SIDE * scale.counter * 0.5 + 7;
  const middle: Point = border ? [border[0], border[1]] : [(source[0] + target[0]) / 2, (source[1] + target[1]) / 2];
  const most = (length: number): number => (border ? length * scale.letters : Number.POSITIVE_INFINITY);
  const before = Math.min(most(TAIL), Math.max(22, gap(source, middle) - clear));
  const after = Math.min(most(TIP), Math.max(16, gap(target, middle) - clear - 10 * scale.letters));
  // A sharp turn on the border would look like a hook: both halves lean towards the way as a whole.
  const [into, on] = [unit(source, middle), unit(middle, target)];
  const start = along(middle, [middle[0] - 2 * into[0] - on[0], middle[1] - 2 * into[1] - on[1]], before);
  const end = along(middle, [middle[0] + into[0] + 2 * on[0], middle[1] + into[1] + 2 * on[1]], after);
  // The curve runs through the middle of the border: half of the bend that three points on a circle would give.
  const straight: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const bend: Point = [middle[0] * 1.5 - straight[0] * 0.5, middle[1] * 1.5 - straight[1] * 0.5];
  const [dx, dy] = minus(end, bend);
  return { start, bend, end, angle: (Math.atan2(dy, dx) * 180) / Math.PI, pill: pillAt(border, middle, source, scale) };
}

/** Over a strait the arrow lies on the bow itself. */
function strip(bow: NonNullable<ReturnType<typeof straitOf>>, scale: Scale): ArrowShape {
  const bend: Point = [bow[2], bow[3]];
  const start = along([bow[0], bow[1]], bend, -6);
  const end = along([bow[4], bow[5]], bend, -6);
  const [dx, dy] = minus(end, bend);
  return {
    start,
    bend,
    end,
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    pill: along(bend, start, 20 * scale.letters),
  };
}

/** The pill stands on the bank the arrow comes from, beside the arrow. */
function pillAt(border: ReturnType<typeof borderOf>, middle: Point, source: Point, scale: Scale): Point {
  const turn = ((border?.[2] ?? 0) * Math.PI) / 180;
  const side = 30 * scale.letters;
  const right = Math.cos(turn) < 0 ? -side : side;
  const beside: Point = [middle[0] + Math.cos(turn) * right, middle[1] + Math.sin(turn) * right];
  return along(beside, source, 9 * scale.letters);
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
  const half = words ? Math.max(15, words.length * 4.6 + 6) : 0;
  return (
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
    </>
  );
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const point = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
