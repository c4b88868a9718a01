import { PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import type { MapArc, Outlines } from './geometry.ts';
import { type Line, type Point, pathOf, roundPoint, thin } from './line.ts';
import type { ViewBox } from './types.ts';
import { layout, overlaps } from './view.ts';

/** How finely lines are drawn, in map units. */
export interface Fineness {
  readonly tolerance: number;
  readonly step: number;
}

/** The lines of the map, ready for output, as far as the boxes show them. */
export interface Drawn {
  readonly provinces: readonly ProvinceId[];
  readonly abroad: readonly ('gaul' | 'africa')[];
  /** Whether this province or tray is among them. */
  readonly shows: (id: string) => boolean;
  /** Whether a box shows any of this shape. */
  readonly sees: (box: readonly [number, number, number, number]) => boolean;
  readonly outline: (id: ProvinceId | 'gaul' | 'africa') => string;
  /** All lines of a kind as one path. */
  readonly lines: (kind: MapArc['kind']) => string;
  /** Rivers, border by border, because they grow. */
  readonly rivers: readonly { readonly path: string; readonly width: number }[];
}

/** A line farther from a box than its width is not visible in it; a coast has its waterlines. */
const MARGIN = 4;
const SEA_MARGIN = 20;

/** The provinces whose outline shows in one of the boxes, and the land beyond, drawn only as far as the boxes show. */
export function drawnIn(outlines: Outlines, boxes: readonly ViewBox[], { tolerance, step }: Fineness): Drawn {
  const rings = (id: ProvinceId, of: (arc: number) => Line): Point[][] =>
    outlines.shapes[id].map((ring) =>
      ring.flatMap((signed) => (signed < 0 ? [...of(~signed)].reverse() : of(signed)).slice(0, -1)),
    );
  const raw = outlines.arcs.map(({ line }) => pointsOf(line));
  const provinces = PROVINCES.filter((id) => boxes.some((box) => overlaps(layout.places[id].box, box))).filter((id) =>
    rings(id, (arc) => raw[arc] as Line).some((ring) => boxes.some((box) => shows(ring, box))),
  );
  const abroad = (['gaul', 'africa'] as const).filter((id) =>
    boxes.some((box) => shows(pointsOf(outlines.abroad[id]), box)),
  );
  const trays = Object.entries(outlines.trays)
    .filter(([, tray]) => boxes.some((box) => tray && overlaps(tray, box)))
    .map(([id]) => id);
  const all = new Set<string>([...provinces, ...trays]);

  const grown = (by: number) => boxes.map(({ x, y, w, h }) => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by }));
  const [nearLand, nearSea] = [grown(MARGIN), grown(SEA_MARGIN)];
  const draw = (line: Line, coast: boolean): Line =>
    trim(thin(line, tolerance), coast ? nearSea : nearLand).map((point) => roundPoint(point, step));
  const arcs = raw.map((line, i) => {
    const { of, kind } = outlines.arcs[i] as MapArc;
    return of.some((id) => all.has(id)) ? draw(line, kind === 'coast') : line;
  });
  const seen = (line: Line): boolean =>
    line.some((point, k) => k > 0 && boxes.some((box) => segmentShows(line[k - 1] as Point, point, box)));
  /** The visible arcs of a kind, in chains in the order of the outlines, so that both are the same text. */
  const chains = (kind: MapArc['kind'], most = Number.POSITIVE_INFINITY): { line: Line; arc: MapArc }[] => {
    const done = new Set<number>();
    const out: { line: Point[]; arc: MapArc; length: number }[] = [];
    for (const ring of provinces.flatMap((id) => outlines.shapes[id])) {
      let open: (typeof out)[0] | undefined;
      for (const signed of ring) {
        const i = signed < 0 ? ~signed : signed;
        const arc = outlines.arcs[i] as MapArc;
        const line = signed < 0 ? [...(arcs[i] as Line)].reverse() : (arcs[i] as Line);
        if (arc.kind !== kind || done.has(i) || !seen(line)) {
          open = undefined;
          continue;
        }
        done.add(i);
        if (open && open.length < most) {
          open.line.push(...line.slice(1));
          open.length++;
        } else {
          open = { line: [...line], arc, length: 1 };
          out.push(open);
        }
      }
    }
    return out;
  };
  return {
    provinces,
    abroad,
    shows: (id) => all.has(id),
    sees: (box) => boxes.some((view) => overlaps(box, view)),
    outline: (id) =>
      id === 'gaul' || id === 'africa'
        ? pathOf(draw(pointsOf(outlines.abroad[id]), true), true)
        : rings(id, (arc) => arcs[arc] as Line)
            .map((ring) => pathOf(ring, true))
            .join(''),
    lines: (kind) =>
      chains(kind)
        .map(({ line }) => pathOf(line))
        .join(''),
    rivers: chains('river', 1).map(({ line, arc }) => ({ path: pathOf(line), width: arc.width ?? 0 })),
  };
}

function pointsOf(line: readonly number[]): Point[] {
  return Array.from({ length: line.length / 2 }, (_, i) => [line[2 * i] as number, line[2 * i + 1] as number]);
}

/** Leaves out points that no box needs: the triangle with their neighbours is outside all boxes. */
function trim(line: Line, boxes: readonly ViewBox[]): Point[] {
  const points = [...line];
  for (let i = 1; i < points.length - 1; ) {
    const triangle = [points[i - 1], points[i], points[i + 1]] as Point[];
    if (boxes.some((box) => shows(triangle, box))) i++;
    else {
      points.splice(i, 1);
      i = Math.max(1, i - 1);
    }
  }
  return points;
}

/** Whether any part of the segment is in the box (Liang and Barsky). */
function segmentShows([ax, ay]: Point, [bx, by]: Point, { x, y, w, h }: ViewBox): boolean {
  let [from, to] = [0, 1];
  const clip = (step: number, room: number): boolean => {
    if (step === 0) return room >= 0;
    const t = room / step;
    if (step < 0) from = Math.max(from, t);
    else to = Math.min(to, t);
    return from <= to;
  };
  return clip(ax - bx, ax - x) && clip(bx - ax, x + w - ax) && clip(ay - by, ay - y) && clip(by - ay, y + h - ay);
}

function holds(ring: Line, x: number, y: number): boolean {
  let inside = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i || ring.length) - 1] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

/** Whether the box shows any of the area inside the ring. */
const shows = (ring: Line, box: ViewBox): boolean =>
  ring.some((point, i) => segmentShows(ring[(i || ring.length) - 1] as Point, point, box)) ||
  holds(ring, box.x + box.w / 2, box.y + box.h / 2);
