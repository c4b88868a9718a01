import type { PlaceId } from '../../engine/data/ids.ts';
import { formOf, SIDE } from './forms.ts';
import type { Box } from './geometry.ts';
import type { Counter, Stack } from './types.ts';
import type { Scale } from './view.ts';

/** A counter with the position of its upper left corner, in map units. */
export interface Placed {
  readonly counter: Counter;
  readonly x: number;
  readonly y: number;
}

/** A stack laid out: the counters and the box around them. */
export interface StackShape {
  readonly place: PlaceId;
  readonly placed: readonly Placed[];
  readonly box: Box;
}

const CLOSED = 0.8;
const TIGHT = 0.4;
/** Rings of counters that may be chosen need room between them. */
const RINGED = 1.02;
const FANNED = 1.24;
const ROW = 4;
const ROOM = 118;

const rank = ({ kind }: Counter): number => {
  const form = formOf(kind);
  if (form === 'wall' || form === 'ragged') return 0;
  return form === 'round' ? 2 : 1;
};

/** How close counters lie: fanned, as usual, or one under the other in a narrow place. */
export type Room = 'open' | 'closed' | 'tight';

/** The rows in which counters lie. */
export interface Rows {
  readonly perRow: number;
  /** From one counter to the next, and from one row to the next. */
  readonly pitch: number;
  readonly drop: number;
  readonly width: number;
  readonly height: number;
}

/** Five or more counters form two rows. */
export function rowsOf(counters: readonly Counter[], scale: Scale, room: Room): Rows {
  const side = SIDE * scale.counter;
  const ringed = counters.some(({ state }) => state === 'may');
  const perRow = counters.length > ROW ? Math.ceil(counters.length / 2) : counters.length;
  const rows = Math.ceil(counters.length / Math.max(1, perRow));
  const widest = perRow > 1 ? (Math.max(ROOM, side * 2) - side) / (perRow - 1) : side;
  const closed = side * (room === 'tight' ? TIGHT : ringed ? RINGED : CLOSED);
  const pitch = room === 'open' ? side * FANNED : Math.min(closed, widest);
  const drop = side * (room === 'open' ? FANNED : 0.92);
  return { perRow, pitch, drop, width: side + (perRow - 1) * pitch, height: side + (rows - 1) * drop };
}

/** Where the middle of a stack is, and how close its counters lie. */
export interface LaidStack {
  readonly stack: Stack;
  readonly middle: readonly [x: number, y: number];
  readonly room: Room;
}

/** The counters of a stack, works on the left, leaders on the right. A fanned stack, or one with a chosen counter, shows every counter whole. */
export function shapeOf({ stack, middle, room }: LaidStack, scale: Scale, fanned = false): StackShape {
  const counters = [...stack.counters].sort((a, b) => rank(a) - rank(b));
  const side = SIDE * scale.counter;
  const open = fanned || counters.some(({ state }) => state === 'chosen');
  const { perRow, pitch, drop, width, height } = rowsOf(counters, scale, open ? 'open' : room);
  const [cx, cy] = middle;
  const top = cy - height / 2;
  const placed = counters.map((counter, i): Placed => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, counters.length - row * perRow);
    const x = cx - (side + (inRow - 1) * pitch) / 2 + (i % perRow) * pitch;
    return { counter, x, y: top + row * drop };
  });
  return { place: stack.place, placed, box: [cx - width / 2, top, width, height] };
}
