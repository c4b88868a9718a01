import { createRequire } from 'node:module';
import { merge } from 'topojson-client';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { closeInlets } from './inlets.ts';
import { isInside, type Line, type Point, project } from './plane.ts';

/** The coastline that limits all land: Natural Earth 1:10m, in the npm package world-atlas. */
export interface Coastline {
  /** The mainland as one ring, without a closing point. */
  readonly mainland: Line;
  /** For each point of the mainland: whether it lies on the frontier with Gaul. */
  readonly onFrontier: readonly boolean[];
  readonly islands: Readonly<Record<'majorca' | 'ibiza', readonly Line[]>>;
  /** The whole rings; the drawing cuts them to the frame. */
  readonly gaul: Line;
  readonly africa: Line;
}

type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const FRAME = { west: -12, east: 8, south: 33, north: 47 };

function rings(world: Countries, names: readonly string[]): Line[] {
  const chosen = world.objects.countries.geometries.filter((g) =>
    names.includes((g.properties as { name?: string } | undefined)?.name ?? ''),
  ) as (Polygon | MultiPolygon)[];
  return merge(world, chosen)
    .coordinates.map((polygon) => polygon[0] as [number, number][])
    .filter((ring) => ring.some(([x, y]) => x > FRAME.west && x < FRAME.east && y > FRAME.south && y < FRAME.north))
    .map((ring) => ring.slice(0, -1).map(([lon, lat]) => project(lon, lat)));
}

const contains = (all: readonly Line[], lon: number, lat: number): Line => {
  const ring = all.find((candidate) => isInside(project(lon, lat), candidate));
  if (!ring) throw new Error(`no land at ${lon}, ${lat}`);
  return ring;
};

/** Reads the coastline and names its pieces by a point inside each. */
export function readCoastline(): Coastline {
  const world = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Countries;
  const iberia = rings(world, ['Spain', 'Portugal', 'Andorra', 'Gibraltar']);
  // Ceuta and Melilla belong to Spain: without them Africa's coast would have two holes.
  const maghreb = rings(world, ['Morocco', 'Algeria', 'Spain']);
  const gaul = contains(rings(world, ['France']), 1.44, 43.6);
  const key = (point: Point): string => point.map((value) => value.toFixed(3)).join();
  const gaulish = new Set(gaul.map(key));
  const mainland = closeInlets(contains(iberia, -3.7, 40.4), (point) => gaulish.has(key(point)));
  return {
    mainland,
    onFrontier: mainland.map((point) => gaulish.has(key(point))),
    islands: {
      majorca: [contains(iberia, 3.0, 39.6), contains(iberia, 4.1, 39.95)],
      ibiza: [contains(iberia, 1.4, 39.0), contains(iberia, 1.45, 38.69)],
    },
    gaul,
    africa: contains(maghreb, -5, 34),
  };
}
