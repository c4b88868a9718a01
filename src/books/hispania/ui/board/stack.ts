import type { PlaceId } from '../../engine/data/ids.ts';
import { formOf, SIDE } from './forms.ts';
import { type LabelSpot, labelShape } from './label.ts';
import type { Counter, Labels, PlaceLabel, Stack } from './types.ts';
import { layout, type Scale } from './view.ts';

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
  readonly box: readonly [x: number, y: number, w: number, h: number];
}

const CLOSED = 0.8;
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

/** The position of the name: in a battle it moves down a little, so that both sides have room above and below it. */
export function spotOf(place: PlaceId, stacks: readonly Stack[]): LabelSpot {
  const { label, stack } = layout.places[place];
  if (!stacks.some((other) => other.place === place && other.side)) return label;
  return { ...label, y: (label.y + stack[1]) / 2 + 2 };
}

/** The middle of a stack: one side of a battle is above the name, the other below it. */
function anchorOf(
  { place, side }: Stack,
  label: PlaceLabel | undefined,
  spot: LabelSpot,
  scale: Scale,
): readonly [number, number] {
  const { stack } = layout.places[place];
  const half = SIDE * scale.counter * 0.5;
  if (!side) return stack;
  const [x, top, w, h] = labelShape(spot, label ?? { name: '' }, scale.letters).box;
  const away = half + 4 * scale.letters;
  return [w ? x + w / 2 : stack[0], side === 'attacker' ? top - away : top + h + away];
}

/** Works are on the left, leaders on the right; five or more counters form two rows; a fanned stack shows every counter whole. */
export function layStack(
  stack: Stack,
  all: readonly Stack[],
  labels: Labels,
  scale: Scale,
  fanned: boolean,
): StackShape {
  const counters = [...stack.counters].sort((a, b) => rank(a) - rank(b));
  const side = SIDE * scale.counter;
  const open = fanned || counters.some(({ state }) => state === 'chosen');
  const ringed = counters.some(({ state }) => state === 'may');
  const perRow = counters.length > ROW ? Math.ceil(counters.length / 2) : counters.length;
  const rows = Math.ceil(counters.length / Math.max(1, perRow));
  const widest = perRow > 1 ? (Math.max(ROOM, side * 2) - side) / (perRow - 1) : side;
  const pitch = open ? side * FANNED : Math.min(side * (ringed ? RINGED : CLOSED), widest);
  const drop = side * (open ? FANNED : 0.92);
  const [cx, cy] = anchorOf(stack, labels[stack.place], spotOf(stack.place, all), scale);
  const top = cy - ((rows - 1) * drop + side) / 2;
  const placed = counters.map((counter, i): Placed => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, counters.length - row * perRow);
    const width = side + (inRow - 1) * pitch;
    return { counter, x: cx - width / 2 + (i % perRow) * pitch, y: top + row * drop };
  });
  const width = side + (perRow - 1) * pitch;
  return { place: stack.place, placed, box: [cx - width / 2, top, width, side + (rows - 1) * drop] };
}
