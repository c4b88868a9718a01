import { type PlaceId, SEA } from '../../engine/data/ids.ts';
import { SIDE } from './forms.ts';
import type { StackShape } from './stack.ts';
import type { Arrow } from './types.ts';
import { borderOf, layout, type Scale, straitOf } from './view.ts';

export type Point = readonly [x: number, y: number];

/** The maximum length of either half: an arrow shows the entry, not the whole march. */
const TAIL = 42;
const TIP = 32;
const MOST_BACK = 60;

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const along = (from: Point, to: Point, by: number): Point => {
  const [dx, dy] = minus(to, from);
  const length = Math.hypot(dx, dy) || 1;
  return [from[0] + (dx / length) * by, from[1] + (dy / length) * by];
};
const unit = (from: Point, to: Point): Point => minus(along(from, to, 1), from);
const gap = (a: Point, b: Point): number => Math.hypot(...minus(a, b));

/** The course of an arrow, in map units: a curve from `start` by `bend` to `end`, its direction there in degrees, its pill. */
export interface ArrowShape {
  readonly start: Point;
  readonly bend: Point;
  readonly end: Point;
  readonly angle: number;
  readonly pill: Point;
}

/**
 * The way from the stack of one place, across the shared border, to the stack of the other. Its head stops short of every counter of the
 * target, outside the border if necessary.
 */
export function arrowShape(arrow: Arrow, stacks: readonly StackShape[], scale: Scale): ArrowShape {
  const strait = straitOf(arrow.from, arrow.to);
  if (strait) return strip(strait, scale);
  if (arrow.from === SEA) return ashore(arrow.to, scale);
  const source = centre(
    stacks.findLast(({ place }) => place === arrow.from),
    arrow.from,
  );
  const target = centre(
    stacks.find(({ place }) => place === arrow.to),
    arrow.to,
  );
  const boxes = stacks.filter(({ place }) => place === arrow.to).map(({ box }) => box);
  const free = 9 * scale.letters;
  const covered = ([x, y]: Point): boolean =>
    boxes.some(([left, top, w, h]) => x > left - free && x < left + w + free && y > top - free && y < top + h + free);
  for (let back = 0; back < MOST_BACK; back += 4) {
    const shape = curve(arrow, source, target, back * scale.letters, scale);
    if (!covered(shape.end)) return shape;
  }
  return curve(arrow, source, target, 0, scale);
}

const centre = (stack: StackShape | undefined, place: PlaceId): Point =>
  stack ? [stack.box[0] + stack.box[2] / 2, stack.box[1] + stack.box[3] / 2] : layout.places[place].stack;

/** The arrow over a land border, its head drawn back by `back`. */
function curve({ from, to }: Arrow, source: Point, target: Point, back: number, scale: Scale): ArrowShape {
  const border = borderOf(from, to);
  const clear = SIDE * scale.counter * 0.5 + 7;
  const between: Point = border ? [border[0], border[1]] : [(source[0] + target[0]) / 2, (source[1] + target[1]) / 2];
  const most = (length: number): number => (border ? length * scale.letters : Number.POSITIVE_INFINITY);
  const reach = Math.min(most(TIP), Math.max(16, gap(target, between) - clear - 10 * scale.letters));
  const after = Math.max(Math.min(reach, 10), reach - back);
  // The whole arrow gives the length that the head cannot give by itself.
  const middle = along(between, source, Math.max(0, after - reach + back));
  const before = Math.min(most(TAIL), Math.max(22, gap(source, middle) - clear));
  // A sharp turn on the border would look like a hook: both halves lean towards the way as a whole.
  const [into, on] = [unit(source, middle), unit(middle, target)];
  const start = along(middle, [middle[0] - 2 * into[0] - on[0], middle[1] - 2 * into[1] - on[1]], before);
  const end = along(middle, [middle[0] + into[0] + 2 * on[0], middle[1] + into[1] + 2 * on[1]], after);
  // The curve runs through the middle of the border: half of the bend that three points on a circle would give.
  const straight: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const bend: Point = [middle[0] * 1.5 - straight[0] * 0.5, middle[1] * 1.5 - straight[1] * 0.5];
  const [dx, dy] = minus(end, bend);
  return {
    start,
    bend,
    end,
    angle: (Math.atan2(dy, dx) * 180) / Math.PI,
    pill: pillAt(border, between, source, scale),
  };
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

/** From the open sea an arrow is short and comes over the coast that is farthest from the neighbours. */
function ashore(place: PlaceId, scale: Scale): ArrowShape {
  const { stack, rough = [] } = layout.places[place];
  const borders = Object.entries(layout.borders).flatMap(([ids, [x, y]]): Point[] =>
    ids.split('~').includes(place) ? [[x, y]] : [],
  );
  const outline = rough.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, rough[i + 1] ?? 0]] : []));
  const away = (at: Point): number => Math.min(...borders.map((border) => gap(at, border)));
  const coast = outline.reduce((best, at) => (away(at) > away(best) ? at : best), outline[0] ?? stack);
  const end = along(coast, stack, Math.min(TIP * scale.letters, gap(coast, stack) / 3));
  const start = along(coast, stack, -TAIL * scale.letters);
  const bend: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const [dx, dy] = minus(end, start);
  return { start, bend, end, angle: (Math.atan2(dy, dx) * 180) / Math.PI, pill: bend };
}

/** The pill stands on the bank the arrow comes from, beside the arrow. */
function pillAt(border: ReturnType<typeof borderOf>, middle: Point, source: Point, scale: Scale): Point {
  const turn = ((border?.[2] ?? 0) * Math.PI) / 180;
  const side = 30 * scale.letters;
  const right = Math.cos(turn) < 0 ? -side : side;
  const beside: Point = [middle[0] + Math.cos(turn) * right, middle[1] + Math.sin(turn) * right];
  return along(beside, source, 9 * scale.letters);
}
