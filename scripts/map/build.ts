import { BORDERS, FOUR_CORNERS } from '../../src/books/hispania/engine/data/borders.ts';
import { CELLS } from '../../src/books/hispania/engine/data/cells.ts';
import { PROVINCES, type ProvinceId, RIVERS } from '../../src/books/hispania/engine/data/ids.ts';
import { PROVINCE_TABLE } from '../../src/books/hispania/engine/data/provinces.ts';
import type { Layout, MapArc, Outlines } from '../../src/books/hispania/ui/board/geometry.ts';
import { labelShape } from '../../src/books/hispania/ui/board/label.ts';
import { africa, gaul } from './abroad.ts';
import { chainsOf } from './cells.ts';
import { faultsOf } from './check.ts';
import { type Coastline, readCoastline } from './coast.ts';
import { middleOf, riverWidths } from './lines.ts';
import { type Line, type Point, round, roundPoint } from './plane.ts';
import { ANCHORS, POSITIONS, type Position, RIVER_NAMES, SIZE, STRAIT_BOWS, TRAYS } from './positions.ts';
import { type Box, PEAK_PATHS, reliefOf, tileOf } from './relief.ts';
import { type Arc, pointsOf, type Topology, thinRing, topologyOf } from './topology.ts';
import { walkAlike } from './walk.ts';

/** The maximum distance between the rough outline and the exact one. */
const ROUGH = 6;

/** Half the size of the box that a place keeps free for its counters. */
const STACK_HALF = [24, 20] as const;

/** The borders, coasts and outlines of all provinces, from the data and the coastline. */
export function drawTopology(coast: Coastline): Topology {
  return topologyOf(chainsOf(CELLS as Record<string, readonly (readonly [number, number])[]>, FOUR_CORNERS), coast);
}

/** The two files from which the board is drawn, as text. Throws if the drawing and the data disagree. */
export function buildMap(): Record<string, string> {
  const coast = readCoastline();
  const topology = drawTopology(coast);
  const faults = faultsOf(topology, mapFacts());
  if (faults.length) throw new Error(`the drawing and the data disagree:\n${faults.join('\n')}`);
  const write = (value: object): string => `${JSON.stringify(value)}\n`;
  return {
    'outlines.generated.json': write(outlinesOf(topology, coast)),
    'layout.generated.json': write(layoutOf(topology)),
  };
}

/** The data against which the drawing is checked. */
export const mapFacts = () => ({
  borders: BORDERS.map(({ between }) => between),
  coastal: new Set<string>(PROVINCES.filter((id) => PROVINCE_TABLE[id].coast !== 'none')),
  provinces: PROVINCES,
});

function outlinesOf(topology: Topology, coast: Coastline): Outlines {
  const arcs = new Map(topology.arcs.map((arc) => [arc.id, arc]));
  const index = new Map(topology.arcs.map(({ id }, i) => [id, i]));
  const outline = (id: ProvinceId): Line => {
    const shape = topology.shapes.find((candidate) => candidate.id === id);
    return pointsOf(shape?.rings[0] ?? [], arcs);
  };
  return {
    arcs: arcsOf(topology),
    shapes: Object.fromEntries(
      walkAlike(topology).map(({ id, rings }) => [
        id,
        rings.map((ring) =>
          ring.map((signed) =>
            signed.startsWith('-') ? ~(index.get(signed.slice(1)) as number) : (index.get(signed) as number),
          ),
        ),
      ]),
    ) as unknown as Outlines['shapes'],
    abroad: { gaul: flat(gaul(coast)), africa: flat(africa(coast)) },
    relief: {
      peaks: PEAK_PATHS,
      tile: tileOf(),
      placed: Object.fromEntries(
        PROVINCES.filter((id) => PROVINCE_TABLE[id].terrain === 'mountain').map((id) => [
          id,
          reliefOf(id, outline(id), keptFree(id)),
        ]),
      ),
    },
    anchors: Object.fromEntries(
      Object.entries(ANCHORS).map(([id, at]) => [
        id,
        { at, crossed: PROVINCE_TABLE[id as ProvinceId].coast === 'crossed-anchor' },
      ]),
    ),
    straits: STRAIT_BOWS.map(({ between, bow }) => {
      const [x1, y1, cx, cy, x2, y2] = bow;
      const heads = [
        [x1, y1, degrees([cx, cy], [x1, y1])],
        [x2, y2, degrees([cx, cy], [x2, y2])],
      ] as const;
      return { between, path: `M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`, heads };
    }),
    trays: TRAYS,
  };
}

const flat = (line: Line): number[] => line.flatMap((point) => roundPoint(point));

const degrees = (from: Point, to: Point): number =>
  Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);

/** The style of each arc. */
function arcsOf({ arcs }: Topology): MapArc[] {
  const coast = arcs.filter(({ kind }) => kind === 'coast');
  const riverOf = ({ kind, of }: Arc) =>
    kind === 'border' ? BORDERS.find(({ between }) => between.every((id) => of.includes(id)))?.river : undefined;
  const zones = ({ of }: Arc): number => new Set(of.map((id) => PROVINCE_TABLE[id as ProvinceId].zone)).size;
  const widths = new Map(
    RIVERS.flatMap((river) => [
      ...riverWidths(
        arcs.filter((arc) => riverOf(arc) === river),
        coast,
      ),
    ]),
  );
  return arcs.map((arc): MapArc => {
    const width = widths.get(arc);
    return {
      kind: width ? 'river' : arc.kind === 'border' && zones(arc) > 1 ? 'zone' : arc.kind,
      of: arc.of as readonly ProvinceId[],
      line: flat(arc.line),
      ...(width ? { width } : {}),
    };
  });
}

/** English names by their ids. Accents do not change a width, so that these ids can replace the words. */
const roughName = (id: string): string =>
  id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());

/** The boxes of a place's name and counters at the reference scale. */
function boxesOf(id: ProvinceId): { label: Box; stack: Box } {
  const position = POSITIONS[id];
  const { stacking, terrain, income } = PROVINCE_TABLE[id];
  const label = {
    name: roughName(id),
    income: `${income > 1 ? income >> 1 : ''}${income % 2 ? '½' : ''}`,
    known: false,
    ...(stacking !== (terrain === 'mountain' ? 2 : 3) ? { stacking } : {}),
  };
  const [x, y] = position.stack;
  return {
    label: labelShape(spotOf(position), label).box,
    stack: [x - STACK_HALF[0], y - STACK_HALF[1], STACK_HALF[0] * 2, STACK_HALF[1] * 2],
  };
}

const spotOf = ({ at, size, turn, wrap, under }: Position) => ({
  x: at[0],
  y: at[1],
  size: size ?? SIZE,
  ...(turn ? { turn } : {}),
  ...(wrap ? { wrap } : {}),
  ...(under ? { under } : {}),
});

function keptFree(id: ProvinceId): Box[] {
  const { label, stack } = boxesOf(id);
  const [x, y, width, height] = label;
  return [[x - 3, y - 1, width + 6, height + 2], stack];
}

/** The largest ring in a dozen points, enough to decide where a name may be. */
function roughly(rings: readonly (readonly string[])[], arcs: ReadonlyMap<string, Arc>): number[] {
  const largest = rings.map((ring) => pointsOf(ring, arcs)).reduce((a, b) => (b.length > a.length ? b : a));
  return thinRing(largest, ROUGH)
    .slice(0, -1)
    .flatMap((point) => roundPoint(point, 1));
}

function layoutOf(topology: Topology): Layout {
  const arcs = new Map(topology.arcs.map((arc) => [arc.id, arc]));
  const places = Object.fromEntries(
    topology.shapes.map(({ id, rings }) => {
      const points = rings.flatMap((ring) => pointsOf(ring, arcs));
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      const [x, y] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
      const box = [x, y, Math.ceil(Math.max(...xs)) - x, Math.ceil(Math.max(...ys)) - y];
      const position = POSITIONS[id as ProvinceId];
      return [id, { box, label: spotOf(position), stack: position.stack, rough: roughly(rings, arcs) }];
    }),
  );
  const trays = Object.fromEntries(
    Object.entries(TRAYS).map(([id, [x, y, width, height]]) => [
      id,
      {
        box: [x, y, width, height],
        label: { x: x + 10, y: y + 13, size: 14 },
        stack: [x + width / 2, y + height / 2 + 8],
      },
    ]),
  );
  const borders = topology.arcs
    .filter(({ kind }) => kind === 'border')
    .map(({ of, line }) => {
      const { at, angle } = middleOf(line);
      return [of.join('~'), [round(at[0], 1), round(at[1], 1), angle]];
    });
  const straits = STRAIT_BOWS.map(({ between, bow }) => [between.join('~'), bow]);
  return {
    places: { ...places, ...trays },
    borders: Object.fromEntries(borders),
    straits: Object.fromEntries(straits),
    rivers: RIVER_NAMES,
  } as unknown as Layout;
}
