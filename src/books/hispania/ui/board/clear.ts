import type { PlaceId, RiverId } from '../../engine/data/ids.ts';
import { holds, meets } from './boxes.ts';
import type { Box } from './geometry.ts';
import { type LabelShape, labelShape } from './label.ts';
import { spotOf } from './lay.ts';
import { textWidth } from './measure.ts';
import type { Labels, RiverLabels, ViewBox } from './types.ts';
import { contains, layout, overlaps, type Scale, TRAYS } from './view.ts';

/** The distance between the spots that are tried for a covered name, in map units. */
const STEP = 5;
/** Room between a moved name and a border or the edge. */
const ROOM = 3;
/** Badges, pips and bars hang over the lower right of a counter. */
const HANGING = 4;
/** How far out at sea the name of a coastal place may go. */
const OUT = 60;
/** How far along its river a name may move. */
const ALONG = [0, -12, 12, -24, 24];
/** Names of trays, in small capitals, have one size at any scale. */
const TRAY_SIZE = 14;
const SPACED = 1.35;

/** What has names, and what is in their way. */
export interface Named {
  readonly labels: Labels;
  readonly rivers: RiverLabels;
  /** The boxes of all stacks. */
  readonly counters: readonly Box[];
  /** The places whose name is between the two sides of a battle. */
  readonly apart: ReadonlySet<PlaceId>;
}

/** The names that a board shows, and their positions. */
export interface ClearNames {
  readonly provinces: ReadonlyMap<PlaceId, LabelShape>;
  readonly rivers: ReadonlyMap<RiverId, readonly [x: number, y: number]>;
  /** Their base lines. */
  readonly trays: ReadonlyMap<PlaceId, number>;
}

/**
 * Names clear of all counters and of each other. Each takes the first possible spot: its usual one, if that is free and shows whole; the
 * nearest one with room in its province; one that hangs over a border or the coast, unless the edge cuts it. A name without a spot is left
 * out. `home` is the view before the reader zooms, so that names stay in place during a pan.
 */
export function clearNames({ labels, rivers, counters, apart }: Named, scale: Scale, home: ViewBox): ClearNames {
  const provinces = new Map<PlaceId, LabelShape>();
  const more = HANGING * scale.counter;
  const taken: Box[] = counters.map(([x, y, w, h]) => [x, y, w + more, h + more]);
  const take = ({ box }: LabelShape): boolean => {
    const free = contains(home, box) && isClear(box, taken);
    if (free) taken.push(box);
    return free;
  };

  let covered: Covered[] = [];
  for (const place of Object.keys(labels) as PlaceId[]) {
    const label = labels[place];
    const { box, rough } = layout.places[place];
    if (!label || !rough || !overlaps(box, home)) continue;
    const spot = spotOf(place, { apart });
    const usual = labelShape(spot, label, scale.letters);
    if (take(usual)) {
      provinces.set(place, usual);
      continue;
    }
    const { turn: _, ...level } = spot;
    const at: Covered['at'] = (dx, dy, narrow) =>
      labelShape({ ...level, x: spot.x + dx, y: spot.y + dy, ...(narrow && { under: true }) }, label, scale.letters);
    covered.push({ place, rough, area: box, at, cut: !contains(home, usual.box) });
  }
  const clear = { provinces, rivers: riversIn(rivers, scale, take), trays: traysIn(labels, home, taken) };

  const inner: ViewBox = { x: home.x + ROOM, y: home.y + ROOM, w: home.w - 2 * ROOM, h: home.h - 2 * ROOM };
  // A name with room inside its province keeps it before names that must hang over; what has none yet may take two lines.
  const tries = [false, true].flatMap((narrow) =>
    [liesWithin, liesMostlyWithin, liesOutside].map((fits) => ({ narrow, fits })),
  );
  for (const { narrow, fits } of tries) {
    covered = covered.filter((name) => {
      const found = (fits === liesWithin || !name.cut) && nearest(name, fits, inner, taken, narrow);
      if (!found) return true;
      provinces.set(name.place, found);
      taken.push(found.box);
      return false;
    });
  }
  return clear;
}

/** A name whose usual spot is covered. */
interface Covered {
  readonly place: PlaceId;
  readonly rough: readonly number[];
  /** The box round its province. */
  readonly area: Box;
  /** The name at an offset from its usual spot; a narrow one has its income and its rings below. */
  readonly at: (dx: number, dy: number, narrow: boolean) => LabelShape;
  /** The edge cuts it. */
  readonly cut: boolean;
}

/** Whether a name may be in a box with the given middle. */
type Fits = (name: Covered, box: Box, x: number, y: number) => boolean;

const liesWithin: Fits = ({ rough }, [left, y, w, h]) =>
  [left - ROOM, left + w / 2, left + w + ROOM].every((x) => holds(rough, x, y) && holds(rough, x, y + h));

const liesMostlyWithin: Fits = ({ rough }, _, x, y) => holds(rough, x, y);

const liesOutside: Fits = (_name, _box, x, y) =>
  !Object.values(layout.places).some(({ rough }) => rough && holds(rough, x, y));

/** The name at the nearest free spot that fits. */
function nearest(
  name: Covered,
  fits: Fits,
  view: ViewBox,
  taken: readonly Box[],
  narrow: boolean,
): LabelShape | undefined {
  const [left, top, w, h] = name.at(0, 0, narrow).box;
  const out = fits === liesOutside ? OUT : 0;
  const [x0, y0] = [name.area[0] - out, name.area[1] - out];
  const [wide, high] = [name.area[2] + 2 * out, name.area[3] + 2 * out];
  const near = taken.filter((other) => meets([x0 - w / 2, y0 - h / 2, wide + w, high + h], other));
  let best: readonly [number, number] | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let x = x0; x <= x0 + wide; x += STEP) {
    const dx = x - w / 2 - left;
    if (dx * dx >= least) continue;
    for (let y = y0; y <= y0 + high; y += STEP) {
      const box: Box = [x - w / 2, y - h / 2, w, h];
      const other = near.find((one) => meets(box, one));
      if (other) {
        // The next spot to try is right below it.
        y = other[1] + other[3] + h / 2 + 1 - STEP;
        continue;
      }
      const dy = box[1] - top;
      const away = dx * dx + dy * dy;
      if (away < least && contains(view, box) && fits(name, box, x, y)) [best, least] = [[dx, dy], away];
    }
  }
  return best && name.at(...best, narrow);
}

function riversIn(rivers: RiverLabels, scale: Scale, take: (shape: LabelShape) => boolean): ClearNames['rivers'] {
  const found = new Map<RiverId, readonly [number, number]>();
  for (const [river, name] of Object.entries(rivers) as [RiverId, string][]) {
    const [x, y, turn] = layout.rivers[river];
    const angle = (turn * Math.PI) / 180;
    const at = ALONG.map((by) => [x + by * Math.cos(angle), y + by * Math.sin(angle)] as const).find(([x, y]) =>
      // Its letters are spaced.
      take(labelShape({ x, y, turn, size: 12 }, { name: `${name} ` }, scale.letters)),
    );
    if (at) found.set(river, at);
  }
  return found;
}

/** The name of a tray is in it, or above it if large counters would cover it. Nothing else may be there. */
function traysIn(labels: Labels, home: ViewBox, taken: Box[]): ClearNames['trays'] {
  const found = new Map<PlaceId, number>();
  for (const tray of TRAYS) {
    const { box, label } = layout.places[tray];
    const [x, y, w, h] = box;
    const name = labels[tray]?.name;
    if (!name || !contains(home, box)) continue;
    const width = textWidth(name, TRAY_SIZE) * SPACED;
    const line = [label.y, Math.max(y - 5, home.y + 12)].find((line) =>
      isClear([label.x, line - TRAY_SIZE, width, TRAY_SIZE + ROOM], taken),
    );
    if (line !== undefined) found.set(tray, line);
    taken.push([x, y - TRAY_SIZE - ROOM, w, h + TRAY_SIZE + ROOM]);
  }
  return found;
}

const isClear = (box: Box, others: readonly Box[]): boolean => !others.some((other) => meets(box, other));
