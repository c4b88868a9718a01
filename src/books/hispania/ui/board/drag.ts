import type { PlaceId } from '../../engine/data/ids.ts';
import { SIDE } from './forms.ts';
import { layStacks } from './lay.ts';
import { type StackShape, shapeOf } from './stack.ts';
import type { Counter, Labels, Stack } from './types.ts';
import { layout, type Scale } from './view.ts';

/** The pure part of dragging a stack from place to place. Points of the map are in map units, those of the screen in px. */

type Point = readonly [x: number, y: number];

/** A pointer that moves less than this is a press, not a drag; in px. */
export const SLIP = 5;
/** The minimum size of a grip on a stack, in px: the size of a finger. */
const FINGER = 44;

export type Drag =
  | { readonly is: 'idle' }
  /** A pointer is on a stack that can be lifted; it may still be a tap. */
  | { readonly is: 'pressed'; readonly pointer: number; readonly from: PlaceId; readonly at: Point }
  | { readonly is: 'lifted'; readonly pointer: number; readonly from: PlaceId; readonly over: PlaceId | undefined };

export const IDLE: Drag = { is: 'idle' };

/** An event of a pointer. `from`: the stack under it that can be lifted; `over`: the place under it; `at`: px of the screen. */
export type DragEvent =
  | { readonly is: 'down'; readonly pointer: number; readonly from: PlaceId | undefined; readonly at: Point }
  | { readonly is: 'move'; readonly pointer: number; readonly at: Point; readonly over: PlaceId | undefined }
  | { readonly is: 'up'; readonly pointer: number; readonly over: PlaceId | undefined }
  | { readonly is: 'cancel' };

/** The effect: a stack is lifted, dropped in a place, or put back. */
export type DragEffect =
  | { readonly does: 'lift'; readonly from: PlaceId }
  | { readonly does: 'drop'; readonly from: PlaceId; readonly to: PlaceId | undefined }
  | { readonly does: 'put-back' };

/** The next state of a drag. A second finger is for the map, so the lifted stack is put back. */
export function dragged(drag: Drag, event: DragEvent): readonly [Drag, DragEffect?] {
  switch (event.is) {
    case 'down':
      if (drag.is !== 'idle') return putBack(drag);
      return event.from ? [{ is: 'pressed', pointer: event.pointer, from: event.from, at: event.at }] : [drag];
    case 'move': {
      if (drag.is === 'idle' || drag.pointer !== event.pointer) return [drag];
      if (drag.is === 'lifted') return [{ ...drag, over: event.over }];
      const { pointer, from, at } = drag;
      if (Math.hypot(event.at[0] - at[0], event.at[1] - at[1]) <= SLIP) return [drag];
      return [
        { is: 'lifted', pointer, from, over: event.over },
        { does: 'lift', from },
      ];
    }
    case 'up':
      if (drag.is === 'idle' || drag.pointer !== event.pointer) return [drag];
      return drag.is === 'lifted' ? [IDLE, { does: 'drop', from: drag.from, to: event.over }] : [IDLE];
    case 'cancel':
      return putBack(drag);
  }
}

function putBack(drag: Drag): readonly [Drag, DragEffect?] {
  return drag.is === 'lifted' ? [IDLE, { does: 'put-back' }] : [IDLE];
}

/** Whether a counter moves with a lifted stack. */
export const isLifted = ({ state }: Counter): boolean => state === 'may' || state === 'chosen';

/** The area of a stack that can be lifted: as drawn, but never smaller than a finger. `unit` is px per map unit. */
function grip({ box: [x, y, w, h] }: StackShape, scale: Scale, place: PlaceId, unit: number): readonly number[] {
  const [cx, cy] = scale.far ? layout.places[place].stack : [x + w / 2, y + h / 2];
  // From afar a stack is one chip.
  const [width, height] = scale.far ? [SIDE * scale.counter, SIDE * scale.counter] : [w, h];
  const least = FINGER / unit;
  const [half, tall] = [Math.max(width, least) / 2, Math.max(height, least) / 2];
  return [cx - half, cy - tall, cx + half, cy + tall];
}

/**
 * The place of the stack under a point of the map that can be lifted; the nearer one if two grips overlap. `may` selects the stacks that
 * can be lifted.
 */
export function liftAt(
  [px, py]: Point,
  { stacks, labels, scale, unit, fanned }: Laid,
  may: (place: PlaceId) => boolean,
): PlaceId | undefined {
  let best: PlaceId | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const laid of layStacks(stacks, labels, scale).laid) {
    const { place, counters } = laid.stack;
    if (!may(place) || !counters.some(isLifted)) continue;
    const shape = shapeOf(laid, scale, place === fanned);
    const [left = 0, top = 0, right = 0, bottom = 0] = grip(shape, scale, place, unit);
    if (px < left || px > right || py < top || py > bottom) continue;
    const away = Math.hypot(px - (left + right) / 2, py - (top + bottom) / 2);
    if (away < least) [best, least] = [place, away];
  }
  return best;
}

/** The layout of the stacks on the board. */
export interface Laid {
  readonly stacks: readonly Stack[];
  readonly labels: Labels;
  readonly scale: Scale;
  /** Px per map unit. */
  readonly unit: number;
  readonly fanned?: PlaceId | undefined;
}
