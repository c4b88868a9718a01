import type { PlaceId } from '../../engine/data/ids.ts';
import type { Way } from '../../engine/reach.ts';
import type { Stop } from '../../engine/stops.ts';
import type { Prospects } from './moving.ts';
import type { Stack } from './stacks.ts';

/** What the panel of a stack in the hand needs of it. */
export interface Held {
  /** Its reach; empty until the engine has found it. */
  readonly prospects: Prospects;
  readonly setStack: (stack: Stack | undefined) => void;
  readonly go: (way: Way) => void;
  /** Draws the way to a place: its row in the list has the pointer or the focus. */
  readonly aim: (place: PlaceId | undefined) => void;
  /** The reason why the stack cannot come to a place; undefined if it can, or if the engine is not loaded. */
  whyNot(place: PlaceId): Stop | undefined;
}

/** A stack that was dragged as it stood: how many of it went, and where to. */
export interface Sent {
  readonly whole: Stack;
  readonly stack: Stack;
  readonly to: PlaceId;
}
