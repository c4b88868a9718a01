import { PROVINCES, type ProvinceId } from '../../../hispania/data/ids.ts';
import type { Outlines } from './geometry.ts';
import type { ViewBox } from './types.ts';
import { layout, overlaps } from './view.ts';

/** What of the map a page needs. */
export interface Drawn {
  readonly provinces: readonly ProvinceId[];
  readonly abroad: readonly ('gaul' | 'africa')[];
  /** Is this province or tray among them? */
  readonly shows: (id: string) => boolean;
}

type Point = readonly [number, number];

/** The points of a path of relative lines, ring by ring; our own files hold nothing else. */
export function ringsOf(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const values = (ring.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
      let [x, y] = [0, 0];
      const points: Point[] = [];
      for (let i = 0; i + 1 < values.length; i += 2) {
        x += values[i] as number;
        y += values[i + 1] as number;
        points.push([x, y]);
      }
      return points;
    });
}

/** Liang and Barsky: does any part of the segment lie in the box? */
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

function holds(ring: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i || ring.length) - 1] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

const shows = (path: string, box: ViewBox): boolean =>
  ringsOf(path).some(
    (ring) =>
      ring.some((point, i) => segmentShows(ring[(i || ring.length) - 1] as Point, point, box)) ||
      holds(ring, box.x + box.w / 2, box.y + box.h / 2),
  );

/** The provinces whose outline shows in one of the boxes, and the land beyond. */
export function drawnIn(outlines: Outlines, boxes: readonly ViewBox[]): Drawn {
  const provinces = PROVINCES.filter((id) =>
    boxes.some((box) => overlaps(layout.places[id].box, box) && shows(outlines.places[id].path, box)),
  );
  const abroad = (['gaul', 'africa'] as const).filter((id) =>
    boxes.some((box) => shows(outlines.abroad[id].land, box)),
  );
  const trays = Object.entries(outlines.trays)
    .filter(([, tray]) => boxes.some((box) => tray && overlaps(tray, box)))
    .map(([id]) => id);
  const all = new Set<string>([...provinces, ...trays]);
  return { provinces, abroad, shows: (id) => all.has(id) };
}
