import { type PlaceId, SEA } from '../../engine/data/ids.ts';
import type { Point } from './arrow.ts';
import { SIDE } from './forms.ts';
import type { StackShape } from './stack.ts';
import type { Route } from './types.ts';
import { borderOf, layout, type Scale, straitOf, WHOLE } from './view.ts';

/** The drawing of a way, in map units: a smooth line, and at its end either a head or a bar. */
export interface RouteShape {
  readonly path: string;
  readonly end: Point;
  /** The direction at the end, in degrees. */
  readonly angle: number;
}

/** The line keeps this distance from the counters of the target. */
const CLEAR = 12;
/** The length of a landing: from the tray of the sea, the line would cross half the map. */
const LANDING = 74;
/** A line that cannot cross a border ends as far before it. */
const BEFORE = 6;

/**
 * The course of a way, from the stack over the borders and through the places between; undefined if it has no length: a stack that cannot
 * leave its place by a border.
 */
export function routeShape(
  { places, stops }: Route,
  stacks: readonly StackShape[],
  scale: Scale,
): RouteShape | undefined {
  const centre = (place: PlaceId): Point => {
    const stack = stacks.find((shape) => shape.place === place);
    return stack ? [stack.box[0] + stack.box[2] / 2, stack.box[1] + stack.box[3] / 2] : layout.places[place].stack;
  };
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return undefined;
  const second = places[1];
  const lands = first === SEA && second !== undefined;
  const points: Point[] = [lands ? offshore(centre(second)) : centre(first)];
  places.slice(1).forEach((to, i) => {
    points.push(...crossing(places[i] as PlaceId, to));
    points.push(centre(to));
  });
  if (stops !== undefined) points.push(...crossing(last, stops).slice(0, 1));
  if (points.length < 2) return undefined;
  const half = (SIDE * scale.counter) / 2;
  // From the edge of the own counters to that of the others.
  const start = lands ? (points[0] as Point) : along(points[0] as Point, points[1] as Point, half + 4);
  const [before, target] = [points.at(-2) as Point, points.at(-1) as Point];
  const back = stops === undefined ? half + CLEAR * scale.letters : BEFORE;
  const end = along(target, before, Math.min(back, gap(before, target) * 0.7));
  const course = [start, ...points.slice(1, -1), end];
  const [from] = course.slice(-2) as [Point, Point];
  return {
    path: smooth(course),
    end,
    angle: (Math.atan2(end[1] - from[1], end[0] - from[0]) * 180) / Math.PI,
  };
}

/** A point off the coast of a place: away from the middle of the map, which is land. */
function offshore(place: Point): Point {
  return along(place, [WHOLE.x + WHOLE.w / 2, WHOLE.y + WHOLE.h / 2], -LANDING);
}

/** The points between two neighbouring places: on their border, or on the bow of a strait; none from a tray. */
function crossing(from: PlaceId, to: PlaceId): readonly Point[] {
  const bow = straitOf(from, to);
  if (bow) {
    return [
      [bow[0], bow[1]],
      [bow[2], bow[3]],
      [bow[4], bow[5]],
    ];
  }
  const border = borderOf(from, to);
  return border ? [[border[0], border[1]]] : [];
}

/** A curve through all points whose tangents are those of their neighbours (Catmull and Rom), softened. */
function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let path = `M${said(first)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b] = [points[i] as Point, points[i + 1] as Point];
    const [previous, next] = [points[i - 1] ?? a, points[i + 2] ?? b];
    const bend = (p: Point, q: Point, r: Point): Point => [p[0] + (r[0] - q[0]) / 7, p[1] + (r[1] - q[1]) / 7];
    path += `C${said(bend(a, previous, b))} ${said(bend(b, next, a))} ${said(b)}`;
  }
  return path;
}

const gap = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
const along = (from: Point, to: Point, by: number): Point => {
  const length = gap(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) / length) * by, from[1] + ((to[1] - from[1]) / length) * by];
};
const said = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
