import { OFF_MAP, type PlaceId, SEA } from '../../engine/data/ids.ts';
import type { Box, Layout } from './geometry.ts';
import rawLayout from './layout.generated.json' with { type: 'json' };
import type { ViewBox } from './types.ts';

/** Positions on the map. */
export const layout = rawLayout as unknown as Layout;

/** The places off the map of Hispania, drawn as trays. */
export const TRAYS: readonly PlaceId[] = [...OFF_MAP, SEA];

/** The whole map, without the empty edges of its sea. */
export const WHOLE: ViewBox = { x: 22, y: 26, w: 1082, h: 864 };

/** The subject of a figure: some places, or the whole map. */
export interface View {
  readonly view: 'all' | readonly PlaceId[];
  readonly ratio?: number | undefined;
}

const PAD = 44;
const SMALLEST = 250;
const INSET = 0.2;
const REACH = 22;
const FLATTEST = 0.6;
const TALLEST = 0.95;

/** The inner part of a place with its stack, which a figure must show; the padding adds the outer part. */
function core(place: PlaceId): Box {
  const { box, stack } = layout.places[place];
  const [x, y, w, h] = box;
  const [dx, dy] = [Math.min(40, w * INSET), Math.min(40, h * INSET)];
  const left = Math.min(x + dx, stack[0] - REACH);
  const top = Math.min(y + dy, stack[1] - REACH);
  return [left, top, Math.max(x + w - dx, stack[0] + REACH) - left, Math.max(y + h - dy, stack[1] + REACH) - top];
}

/** The box around the inner parts of places, with some padding. */
export function boundsOf(places: readonly PlaceId[]): { left: number; top: number; right: number; bottom: number } {
  const boxes = places.map(core);
  return {
    left: Math.min(...boxes.map(([x]) => x)) - PAD,
    top: Math.min(...boxes.map(([, y]) => y)) - PAD,
    right: Math.max(...boxes.map(([x, , w]) => x + w)) + PAD,
    bottom: Math.max(...boxes.map(([, y, , h]) => y + h)) + PAD,
  };
}

/** The view box around the places of a figure, with enough surroundings to locate them. */
export function fit({ view, ratio }: View): ViewBox {
  if (view === 'all' || !view.length) return WHOLE;
  const { left, top, right, bottom } = boundsOf(view);
  let w = Math.max(SMALLEST, right - left);
  let h = bottom - top;
  const form = ratio ?? Math.max(FLATTEST, Math.min(TALLEST, h / w));
  if (h / w > form) w = h / form;
  else h = w * form;
  // A box larger than the map stays in its middle; a smaller one never extends past the map's edge.
  const slide = (middle: number, size: number, from: number, to: number): number =>
    size >= to - from ? (from + to - size) / 2 : Math.max(from, Math.min(to - size, middle - size / 2));
  return {
    x: Math.round(slide((left + right) / 2, w, 0, 1120)),
    y: Math.round(slide((top + bottom) / 2, h, 0, 912)),
    w: Math.round(w),
    h: Math.round(h),
  };
}

/**
 * The part of a board, in its form, that shows some places, no narrower than `least`; the whole board if they are too far apart. If it would be
 * wider than `most`, it shows as many of them as it can.
 */
export function closeTo(
  places: readonly PlaceId[],
  whole: ViewBox,
  least: number,
  most = Number.POSITIVE_INFINITY,
): ViewBox {
  if (places.length === 0) return whole;
  const { left, top, right, bottom } = boundsOf(places);
  const w = Math.max(least, right - left, ((bottom - top) * whole.w) / whole.h);
  if (w > most && places.length > 1) return closeTo(fullest(places, whole, most), whole, least);
  if (w >= whole.w) return whole;
  const h = (w * whole.h) / whole.w;
  return { x: (left + right - w) / 2, y: (top + bottom - h) / 2, w, h };
}

/** The largest group of places that a part of a board of this width shows; never none. */
function fullest(places: readonly PlaceId[], whole: ViewBox, width: number): readonly PlaceId[] {
  const cores = places.map(core);
  const [w, h] = [width - 2 * PAD, (width * whole.h) / whole.w - 2 * PAD];
  let most = places.slice(0, 1);
  for (const [x] of cores) {
    for (const [, y] of cores) {
      const within = places.filter((place) => contains({ x, y, w, h }, core(place)));
      if (within.length > most.length) most = within;
    }
  }
  return most;
}

export const overlaps = ([x, y, w, h]: Box, box: ViewBox): boolean =>
  x < box.x + box.w && box.x < x + w && y < box.y + box.h && box.y < y + h;

export const contains = (box: ViewBox, [x, y, w, h]: Box): boolean =>
  x >= box.x && y >= box.y && x + w <= box.x + box.w && y + h <= box.y + box.h;

/** All places that could show in a view box. */
export const placesIn = (box: ViewBox): PlaceId[] =>
  (Object.keys(layout.places) as PlaceId[]).filter((place) => overlaps(layout.places[place].box, box));

type Crossing = readonly [x: number, y: number, angle: number];

/** Middle and direction of the border that two places share; undefined if they share none. */
export const borderOf = (a: PlaceId, b: PlaceId): Crossing | undefined =>
  layout.borders[a < b ? `${a}~${b}` : `${b}~${a}`];

/** The bow of the strait from one place to another: start, the point that bends it, end. */
export function straitOf(
  a: PlaceId,
  b: PlaceId,
): readonly [number, number, number, number, number, number] | undefined {
  const back = layout.straits[`${b}~${a}`];
  return layout.straits[`${a}~${b}`] ?? (back && [back[4], back[5], back[2], back[3], back[0], back[1]]);
}

/** The size of letters and counters, for a box shown at a number of px per unit. */
export interface Scale {
  /** Factor of the letters. */
  readonly letters: number;
  /** Factor of a counter, which is 38 wide. */
  readonly counter: number;
  /** Counters are drawn as chips with letters only, and names are left out: the map is seen from afar. */
  readonly far: boolean;
  /** Chips are so small that they show only a colour and a number: larger ones would cover each other. */
  readonly tiny: boolean;
}

/** The minimum distance between two neighbouring stacks, in map units (a test checks it). */
export const APART = 60;

const REFERENCE = 0.9;
/** Letters have few sizes, so that the figures of a page contain the same text. */
const STEP = 0.1;

/**
 * Letters and counters grow more slowly than the map: at twice the size they are about 1.6 times as large. A counter keeps 30 px; from
 * afar it becomes a chip of 24, or less if that would cover its neighbours.
 */
export function scaleOf(box: ViewBox, width: number): Scale {
  const unit = width / box.w;
  const grown = (unit / REFERENCE) ** -0.3;
  const far = unit < 0.52;
  const chip = 24 / (38 * unit);
  const most = APART / 38;
  const counter = far ? Math.min(chip, most) : Math.max(0.55, 30 / (38 * unit), Math.min(1, 0.947 * grown));
  return {
    letters: Math.round(Math.max(0.6, Math.min(1.12, grown)) / STEP) * STEP,
    counter: far ? Math.floor(counter * 100) / 100 : Math.ceil(counter * 100) / 100,
    far,
    tiny: far && chip > most,
  };
}
