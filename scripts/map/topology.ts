import type { Chain } from './cells.ts';
import type { Coastline } from './coast.ts';
import { crossing, distance, isInside, type Line, lengthOf, type Point, roundPoint, thin } from './plane.ts';
import { soften } from './soften.ts';

/** A stretch of border or coast, stored once and shared by the provinces that it bounds. */
export interface Arc {
  readonly id: string;
  /** Two provinces for a border, one for a coast or a frontier. */
  readonly of: readonly string[];
  readonly kind: 'border' | 'coast' | 'frontier';
  readonly line: Line;
}

/** A province's outline as arcs in order; a minus sign before an id reverses the arc. */
export interface Shape {
  readonly id: string;
  readonly rings: readonly (readonly string[])[];
}

export interface Topology {
  readonly arcs: readonly Arc[];
  readonly shapes: readonly Shape[];
}

const COAST_TOLERANCE = 0.55;
/** The distance that a border continues out to sea before it is softened, so that the softened border always crosses the coast. */
const OVERSHOOT = 16;

interface Junction {
  readonly pair: readonly [string, string];
  readonly at: Point;
  /** Index of the coast's point before it, and the share of the distance to the next one. */
  readonly place: number;
}

function firstCrossing(line: Line, ring: Line): { at: Point; step: number; place: number } | undefined {
  for (let step = 0; step < line.length - 1; step++) {
    let best: { at: Point; t: number; place: number } | undefined;
    for (let i = 0; i < ring.length; i++) {
      const hit = crossing(
        line[step] as Point,
        line[step + 1] as Point,
        ring[i] as Point,
        ring[(i + 1) % ring.length] as Point,
      );
      if (hit && (!best || hit.t < best.t)) best = { at: hit.at, t: hit.t, place: i + hit.u };
    }
    if (best) return { at: best.at, step, place: best.place };
  }
  return undefined;
}

/** Cuts a chain that leaves the land. `extra` units of it are kept beyond the coast. */
function cut(line: Line, ring: Line, extra: number): { line: Point[]; at: Point; place: number } | undefined {
  const hit = firstCrossing(line, ring);
  if (!hit) return undefined;
  const kept = [...line.slice(0, hit.step + 1), hit.at];
  if (extra > 0) {
    const next = line[hit.step + 1] as Point;
    const reach = Math.min(1, extra / (distance(hit.at, next) || 1));
    kept[kept.length - 1] = [hit.at[0] + (next[0] - hit.at[0]) * reach, hit.at[1] + (next[1] - hit.at[1]) * reach];
  }
  return { line: kept, at: hit.at, place: hit.place };
}

/** Corners keep tenths, as the coast does; other points are whole units: the drawing looks the same, and the file is a third smaller. */
const settle = (line: Line): Point[] =>
  line.map((point, i) => roundPoint(point, i > 0 && i < line.length - 1 ? 1 : 0.1));

/** Cuts the chains by the coast, softens them, and names the coast between them. */
export function topologyOf(chains: readonly Chain[], coast: Coastline): Topology {
  const ring = coast.mainland;
  const arcs: Arc[] = [];
  const junctions: Junction[] = [];
  for (const { pair, line } of chains) {
    const id = pair.join('~');
    const [start, end] = [isInside(line[0] as Point, ring), isInside(line[line.length - 1] as Point, ring)];
    if (!start && !end) continue;
    if (start && end) {
      arcs.push({ id, of: pair, kind: 'border', line: settle(soften(line, id)) });
      continue;
    }
    const outward = start ? line : [...line].reverse();
    const rough = cut(outward, ring, OVERSHOOT);
    const fine = rough && cut(soften(rough.line, id), ring, 0);
    if (!fine) throw new Error(`${id} does not reach the coast`);
    arcs.push({ id, of: pair, kind: 'border', line: settle(fine.line) });
    junctions.push({ pair, at: fine.at, place: fine.place });
  }
  arcs.push(...coastArcs(coast, junctions));
  const provinces = [...new Set(arcs.flatMap((arc) => arc.of))];
  const shapes = provinces.map((id): Shape => ({ id, rings: trace(id, arcs) }));
  for (const [id, rings] of Object.entries(coast.islands)) {
    const ids = rings.map((line, i) => {
      const arc: Arc = {
        id: i ? `${id}-${i + 1}` : id,
        of: [id],
        kind: 'coast',
        line: thinRing(line).map((p) => roundPoint(p)),
      };
      arcs.push(arc);
      return [arc.id];
    });
    shapes.push({ id, rings: ids });
  }
  return { arcs, shapes };
}

/** A closed ring, simplified; it begins and ends at the point farthest from its first one, which always stays. */
export function thinRing(ring: Line, tolerance = COAST_TOLERANCE): Point[] {
  const far = ring.reduce(
    (best, p, i) => (distance(p, ring[0] as Point) > distance(ring[best] as Point, ring[0] as Point) ? i : best),
    0,
  );
  const turned = [...ring.slice(far), ...ring.slice(0, far + 1)];
  const half = Math.floor(turned.length / 2);
  return [...thin(turned.slice(0, half + 1), tolerance).slice(0, -1), ...thin(turned.slice(half), tolerance)];
}

function coastArcs(coast: Coastline, junctions: readonly Junction[]): Arc[] {
  const ring = coast.mainland;
  const sorted = [...junctions].sort((a, b) => a.place - b.place);
  const arcs: Arc[] = [];
  sorted.forEach((from, k) => {
    const to = sorted[(k + 1) % sorted.length] as Junction;
    const owner = from.pair.find((id) => to.pair.includes(id));
    if (!owner) throw new Error(`${from.pair} and ${to.pair} follow each other on the coast but share no province`);
    const line: { at: Point; frontier: boolean }[] = [];
    const first = Math.floor(from.place) + 1;
    const count = (Math.floor(to.place) - first + 1 + ring.length) % ring.length;
    for (let i = 0; i < count; i++) {
      const index = (first + i) % ring.length;
      line.push({ at: ring[index] as Point, frontier: coast.onFrontier[index] as boolean });
    }
    const ends = (at: Point, by: { frontier: boolean } | undefined) => ({ at, frontier: by?.frontier ?? false });
    const whole = [ends(from.at, line[0]), ...line, ends(to.at, line[line.length - 1])];
    let begin = 0;
    let part = 0;
    for (let i = 1; i < whole.length; i++) {
      const isFrontier = (j: number): boolean => !!whole[j]?.frontier && !!whole[j + 1]?.frontier;
      if (i < whole.length - 1 && isFrontier(i) === isFrontier(begin)) continue;
      const points = whole.slice(begin, i + 1).map(({ at }) => at);
      arcs.push({
        id: `${owner}.${++part}`,
        of: [owner],
        kind: isFrontier(begin) ? 'frontier' : 'coast',
        line: thin(points, COAST_TOLERANCE).map((p) => roundPoint(p)),
      });
      begin = i;
    }
  });
  const seen = new Map<string, number>();
  return arcs.map((arc) => {
    const n = (seen.get(arc.of[0] as string) ?? 0) + 1;
    seen.set(arc.of[0] as string, n);
    return { ...arc, id: `${arc.of[0]}.${n}` };
  });
}

/** Joins a province's arcs end to end; every ring must close, and no arc may be left over. */
function trace(id: string, arcs: readonly Arc[]): string[][] {
  // Coasts come first, in their own direction: the outline then repeats the text of the coast, which compresses to
  // almost nothing.
  const own = arcs.filter((arc) => arc.of.includes(id));
  const open = new Set([...own.filter((arc) => arc.kind === 'coast'), ...own]);
  const rings: string[][] = [];
  for (const first of open) {
    open.delete(first);
    const ring = [first.id];
    const start = first.line[0] as Point;
    let tip = first.line[first.line.length - 1] as Point;
    while (distance(tip, start) > 0.01) {
      const here = tip;
      const next = [...open].find(
        ({ line }) => distance(line[0] as Point, here) < 0.01 || distance(line[line.length - 1] as Point, here) < 0.01,
      );
      if (!next) throw new Error(`the outline of ${id} is open at ${tip}`);
      open.delete(next);
      const forward = distance(next.line[0] as Point, here) < 0.01;
      ring.push(forward ? next.id : `-${next.id}`);
      tip = (forward ? next.line[next.line.length - 1] : next.line[0]) as Point;
    }
    rings.push(ring);
  }
  return rings;
}

/** The points of a ring of arcs, without the closing one. */
export function pointsOf(ring: readonly string[], arcs: ReadonlyMap<string, Arc>): Point[] {
  return ring.flatMap((signed) => {
    const back = signed.startsWith('-');
    const { line } = arcs.get(back ? signed.slice(1) : signed) as Arc;
    const points = back ? [...line].reverse() : [...line];
    return points.slice(0, -1);
  });
}

/** Total length of all borders between two provinces. */
export const sharedLength = (topology: Topology, a: string, b: string): number =>
  topology.arcs
    .filter((arc) => arc.kind === 'border' && arc.of.includes(a) && arc.of.includes(b))
    .reduce((sum, arc) => sum + lengthOf(arc.line), 0);
