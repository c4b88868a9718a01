import { Delaunay } from 'd3-delaunay';
import { distance, type Line, type Point, project } from './plane.ts';

export type Pair = readonly [string, string];

/** A border between two provinces before the coast cuts it: the edges of their cells in a row. */
export interface Chain {
  readonly pair: Pair;
  readonly line: Line;
}

interface Edge {
  readonly pair: Pair;
  readonly ends: [number, number];
}

const FAR = 3000;
const CENTRE: Point = [450, 450];
const OUTSIDE = '';

export const pairKey = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/**
 * Voronoi cells of the points in map units, joined by province: the remaining borders, as chains from corner to corner.
 * If four provinces meet in one point, the cells leave a short edge between two that are no neighbours; it is
 * collapsed.
 */
export function chainsOf(
  cells: Readonly<Record<string, readonly (readonly [number, number])[]>>,
  fourCorners: readonly (readonly string[])[],
): Chain[] {
  const { edges, corners } = voronoi(cells);
  const pinched = new Set(
    fourCorners.flatMap(([a, b, c, d]) => [pairKey(a as string, c as string), pairKey(b as string, d as string)]),
  );
  const { find, place } = pinch(
    edges.filter(({ pair }) => pinched.has(pairKey(...pair))),
    corners,
  );
  return join(
    edges
      .filter(({ pair }) => !pinched.has(pairKey(...pair)))
      .map(({ pair, ends }): Edge => ({ pair, ends: [find(ends[0]), find(ends[1])] }))
      .filter(({ ends }) => ends[0] !== ends[1]),
    place,
  );
}

function voronoi(cells: Readonly<Record<string, readonly (readonly [number, number])[]>>): {
  edges: Edge[];
  corners: Point[];
} {
  const points: Point[] = [];
  const owners: string[] = [];
  for (const [province, own] of Object.entries(cells)) {
    for (const [lon, lat] of own) {
      points.push(project(lon, lat));
      owners.push(province);
    }
  }
  // A distant ring of unused cells closes every cell, so that no edge runs to infinity.
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8;
    points.push([CENTRE[0] + FAR * Math.cos(angle), CENTRE[1] + FAR * Math.sin(angle)]);
    owners.push(OUTSIDE);
  }
  const delaunay = Delaunay.from(points as [number, number][]);
  const { triangles, halfedges } = delaunay;
  const { circumcenters } = delaunay.voronoi([-FAR, -FAR, FAR, FAR]);
  const corners: Point[] = Array.from({ length: triangles.length / 3 }, (_, i) => [
    circumcenters[2 * i] as number,
    circumcenters[2 * i + 1] as number,
  ]);
  const edges: Edge[] = [];
  halfedges.forEach((opposite, e) => {
    if (opposite < e) return;
    const a = owners[triangles[e] as number] as string;
    const b = owners[triangles[e % 3 === 2 ? e - 2 : e + 1] as number] as string;
    if (a === b || a === OUTSIDE || b === OUTSIDE) return;
    edges.push({ pair: a < b ? [a, b] : [b, a], ends: [Math.floor(e / 3), Math.floor(opposite / 3)] });
  });
  return { edges, corners };
}

/** Moves the ends of each such edge together into the middle. */
function pinch(edges: readonly Edge[], corners: readonly Point[]) {
  const group = new Map<number, number>();
  const find = (corner: number): number => {
    const next = group.get(corner);
    return next === undefined ? corner : find(next);
  };
  const middle = new Map<number, Point>();
  const place = (corner: number): Point => middle.get(corner) ?? (corners[corner] as Point);
  for (const { ends } of edges) {
    const [a, b] = ends.map(find) as [number, number];
    if (a === b) continue;
    const [p, q] = [place(a), place(b)];
    group.set(b, a);
    middle.set(a, [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
  }
  return { find, place };
}

/** Joins edges of one pair that meet without other edges into one chain. */
function join(edges: readonly Edge[], place: (corner: number) => Point): Chain[] {
  const degree = new Map<number, number>();
  for (const { ends } of edges) for (const end of ends) degree.set(end, (degree.get(end) ?? 0) + 1);
  const open = new Set(edges);
  const chains: Chain[] = [];
  const grow = (row: number[], pair: Pair): void => {
    for (;;) {
      const tip = row[row.length - 1] as number;
      if (degree.get(tip) !== 2) return;
      const next = [...open].find((edge) => edge.ends.includes(tip) && pairKey(...edge.pair) === pairKey(...pair));
      if (!next) return;
      open.delete(next);
      row.push(next.ends[0] === tip ? next.ends[1] : next.ends[0]);
    }
  };
  for (const edge of edges) {
    if (!open.delete(edge)) continue;
    const row = [...edge.ends];
    grow(row, edge.pair);
    row.reverse();
    grow(row, edge.pair);
    const line = row.map(place).filter((point, i, all) => i === 0 || distance(point, all[i - 1] as Point) > 0);
    chains.push({ pair: edge.pair, line });
  }
  return chains;
}
