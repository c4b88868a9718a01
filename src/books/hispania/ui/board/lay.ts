import type { PlaceId } from '../../engine/data/ids.ts';
import { holds, meets } from './boxes.ts';
import { SIDE } from './forms.ts';
import type { Box } from './geometry.ts';
import { type LabelSpot, labelShape } from './label.ts';
import { type LaidStack, type Room, rowsOf } from './stack.ts';
import type { Labels, Stack } from './types.ts';
import { layout, type Scale } from './view.ts';

/** Between the two sides of a battle, in map units. */
const BETWEEN = 8;
/** How far a line of counters may be from the usual middle of a stack, and the distance between the spots that are tried. */
const FAR = [32, 24] as const;
const STEP = 8;

type Middle = LaidStack['middle'];

/** The places of all stacks on a board. */
export interface Lay {
  readonly laid: readonly LaidStack[];
  /** The places in which the two sides of a battle find no room beside each other: they are above and below the name. */
  readonly apart: ReadonlySet<PlaceId>;
}

/**
 * Finds room for all stacks, so that none lies on another. A stack is at its usual place, its counters closer together if
 * they would lie on a neighbour. In a battle the attacker is on the left of the defender, on one line inside the province.
 */
export function layStacks(stacks: readonly Stack[], labels: Labels, scale: Scale): Lay {
  const there = stacks.filter(({ counters }) => counters.length > 0);
  const isFought = (place: PlaceId): boolean =>
    ['attacker', 'defender'].every((side) => there.some((one) => one.place === place && one.side === side));
  const quiet = there.filter(({ place }) => !isFought(place));
  const found = new Map<Stack, LaidStack>();
  const taken: Box[] = [];
  const put = (laid: LaidStack): void => {
    found.set(laid.stack, laid);
    taken.push(boxAt(laid, scale));
  };
  const usual = quiet.map((stack): LaidStack => ({ stack, middle: layout.places[stack.place].stack, room: 'closed' }));
  const boxes = usual.map((laid) => boxAt(laid, scale));
  const isAlone = (_: unknown, i: number): boolean => !boxes.some((box, j) => j !== i && meets(boxes[i] as Box, box));
  for (const laid of usual.filter(isAlone)) put(laid);
  for (const laid of usual) {
    if (found.has(laid.stack)) continue;
    const { stack } = laid;
    const room = roomFor(stack.place, (room) => rowsOf(stack.counters, scale, room), taken);
    put(room ? { stack, ...room } : { ...laid, room: 'tight' });
  }
  const apart = new Set<PlaceId>();
  for (const place of new Set(there.filter((one) => isFought(one.place)).map((one) => one.place))) {
    const [attacker, defender] = (['attacker', 'defender'] as const).map((side) =>
      there.find((one) => one.place === place && one.side === side),
    ) as [Stack, Stack];
    const line = lineOf([attacker, defender], scale, taken);
    if (!line) apart.add(place);
    for (const laid of line ?? besideName([attacker, defender], labels, scale)) put(laid);
  }
  return { laid: there.flatMap((stack) => found.get(stack) ?? []), apart };
}

/** The position of a place's name: a little lower than usual between two sides that are above and below it. */
export function spotOf(place: PlaceId, { apart }: Pick<Lay, 'apart'>): LabelSpot {
  const { label, stack } = layout.places[place];
  return apart.has(place) ? { ...label, y: (label.y + stack[1]) / 2 + 2 } : label;
}

const boxAt = ({ stack, middle: [x, y], room }: LaidStack, scale: Scale): Box => {
  const { width, height } = rowsOf(stack.counters, scale, room);
  return [x - width / 2, y - height / 2, width, height];
};

/** Both sides of a battle on one line, as near to the usual place as there is room; undefined if there is none. */
function lineOf(
  [attacker, defender]: readonly [Stack, Stack],
  scale: Scale,
  taken: readonly Box[],
): readonly LaidStack[] | undefined {
  const sidesIn = (room: Room) =>
    [rowsOf(attacker.counters, scale, room), rowsOf(defender.counters, scale, room)] as const;
  const found = roomFor(
    attacker.place,
    (room) => {
      const [left, right] = sidesIn(room);
      return { width: left.width + BETWEEN + right.width, height: Math.max(left.height, right.height) };
    },
    taken,
  );
  if (!found) return undefined;
  const { room, middle } = found;
  const [left, right] = sidesIn(room);
  const half = (left.width + BETWEEN + right.width) / 2;
  return [
    { stack: attacker, middle: [middle[0] - half + left.width / 2, middle[1]], room },
    { stack: defender, middle: [middle[0] + half - right.width / 2, middle[1]], room },
  ];
}

/** The middle of a box that is inside a place and on no other box, as near to the usual place as possible; its size depends on the room. */
function roomFor(
  place: PlaceId,
  sizeIn: (room: Room) => { readonly width: number; readonly height: number },
  taken: readonly Box[],
): Pick<LaidStack, 'middle' | 'room'> | undefined {
  const [cx, cy] = layout.places[place].stack;
  for (const [room, over] of ROOMS) {
    const { width, height } = sizeIn(room);
    for (const [dx, dy] of SHIFTS) {
      const middle: Middle = [cx + dx, cy + dy];
      const box: Box = [middle[0] - width / 2, middle[1] - height / 2, width, height];
      if (fitsIn(place, box, over) && !taken.some((other) => meets(box, other))) return { middle, room };
    }
  }
  return undefined;
}

/** How close counters lie and how far their corners may hang over the border, the better first. */
const ROOMS = [
  ['closed', 5],
  ['tight', 5],
  ['tight', 18],
] as const;

/** The shifts of a line that are tried, the smallest first. */
const SHIFTS: readonly Middle[] = steps(FAR[0])
  .flatMap((dx) => steps(FAR[1]).map((dy): Middle => [dx, dy]))
  .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));

function steps(far: number): readonly number[] {
  return Array.from({ length: (2 * far) / STEP + 1 }, (_, i) => i * STEP - far);
}

/** Whether a box is inside the place, but for `over` at its edges. */
function fitsIn(place: PlaceId, [x, y, w, h]: Box, over: number): boolean {
  const { rough, box } = layout.places[place];
  if (!rough) return x >= box[0] && y >= box[1] && x + w <= box[0] + box[2] && y + h <= box[1] + box[3];
  return [x + over, x + w - over].every((at) => holds(rough, at, y + over) && holds(rough, at, y + h - over));
}

/** The attacker above the name and the defender below it. */
function besideName(sides: readonly [Stack, Stack], labels: Labels, scale: Scale): readonly LaidStack[] {
  const { place } = sides[0];
  const spot = spotOf(place, { apart: new Set([place]) });
  const [x, top, w, h] = labelShape(spot, labels[place] ?? { name: '' }, scale.letters).box;
  const away = (SIDE * scale.counter) / 2 + 4 * scale.letters;
  const middle = w ? x + w / 2 : layout.places[place].stack[0];
  return sides.map((stack, i) => ({ stack, middle: [middle, i === 0 ? top - away : top + h + away], room: 'closed' }));
}
