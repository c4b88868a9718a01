import { useRef } from 'preact/hooks';
import type { PlaceId } from '../../engine/data/ids.ts';

/** The time in ms after which a touch is a long one, and how far it may move meanwhile, in px. */
const LONG = 350;
const STILL = 8;

export interface LongTouch {
  begins(place: PlaceId, event: PointerEvent): void;
  moves(event: PointerEvent): void;
  ends(): void;
  /** Whether the click or menu that follows belongs to a long touch, which has been answered already. */
  swallows(): boolean;
}

/** A finger that rests on a place. A mouse has a button for the same, and a pen behaves as a finger. */
export function useLongTouch(onLong: ((place: PlaceId) => void) | undefined): LongTouch {
  const touch = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number; answered: boolean }>({
    x: 0,
    y: 0,
    answered: false,
  });
  const ends = (): void => clearTimeout(touch.current.timer);
  return {
    begins: (place, { pointerType, clientX: x, clientY: y }) => {
      ends();
      touch.current = { x, y, answered: false };
      if (pointerType === 'mouse' || !onLong) return;
      touch.current.timer = setTimeout(() => {
        touch.current.answered = true;
        onLong(place);
      }, LONG);
    },
    moves: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - touch.current.x, clientY - touch.current.y) > STILL) ends();
    },
    ends,
    swallows: () => touch.current.answered,
  };
}
