import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ViewBox } from './types.ts';

const DEEPEST = 4.5;
const STEP = 1.5;
/** One notch of a wheel, in px, and how much of the map's size it changes. */
const NOTCH = 100;
const PER_NOTCH = 1.25;
/** Px of a wheel event that counts lines or pages. */
const UNITS = [1, 33, 400];
/** A pointer that moves less than this is a press, not a drag. */
const SLIP = 5;

type Point = readonly [x: number, y: number];

/**
 * Keeps a box inside the whole one, in its form. `below`: a part of its own width by which it may hang over the lower edge, so that what lies
 * there can be moved away from buttons.
 */
export function within(box: ViewBox, whole: ViewBox, below = 0): ViewBox {
  const w = Math.max(whole.w / DEEPEST, Math.min(whole.w, box.w));
  const h = (w * whole.h) / whole.w;
  const over = w < whole.w ? below * w : 0;
  return {
    x: Math.max(whole.x, Math.min(whole.x + whole.w - w, box.x)),
    y: Math.max(whole.y, Math.min(whole.y + whole.h - h + over, box.y)),
    w,
    h,
  };
}

/**
 * The factor of a turn of the wheel: equal for equal turns, whatever unit the browser counts in. One event counts for one
 * notch at most, so that a fast wheel does not leap.
 */
export function wheelStep({ deltaY, deltaMode }: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const px = deltaY * (UNITS[deltaMode] ?? 1);
  return PER_NOTCH ** (-Math.max(-NOTCH, Math.min(NOTCH, px)) / NOTCH);
}

/** Zooms about a point that keeps its position on screen; `by` above one zooms in. */
export function zoomed(box: ViewBox, by: number, [x, y]: Point, whole: ViewBox, below = 0): ViewBox {
  const w = Math.max(whole.w / DEEPEST, Math.min(whole.w, box.w / by));
  const real = box.w / w;
  return within({ x: x - (x - box.x) / real, y: y - (y - box.y) / real, w, h: box.h / real }, whole, below);
}

export interface Zoom {
  readonly box: ViewBox;
  readonly isWhole: boolean;
  readonly nearer: () => void;
  readonly farther: () => void;
  readonly whole: () => void;
  /** Shows a box. */
  readonly show: (box: ViewBox) => void;
  /** Moves to a box once, as it is, even past the edge of the whole; to the whole without one. */
  readonly frame: (box?: ViewBox) => void;
  /** Moves as little as needed to show a box with some room around it. */
  readonly reveal: (box: readonly [number, number, number, number]) => void;
  /** True right after a drag, so that the click at its end does not count as a press. */
  readonly dragged: () => boolean;
}

const GLIDE = 220;

/** The drawing moves from one box to another once: it is drawn at the new one, and begins where the old one was. */
function glide(element: SVGSVGElement, from: ViewBox, to: ViewBox): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { width, height } = element.getBoundingClientRect();
  const unit = Math.min(width / from.w, height / from.h);
  const [x, y] = [to.x + to.w / 2 - from.x - from.w / 2, to.y + to.h / 2 - from.y - from.h / 2];
  element.animate(
    [{ transform: `translate(${x * unit}px, ${y * unit}px) scale(${to.w / from.w})` }, { transform: 'none' }],
    { duration: GLIDE, easing: 'ease-out' },
  );
}

/**
 * Drag, pinch and wheel on a view box. `claimed` selects pointers that have another use. The wheel zooms with Ctrl or Command held, as in
 * the browser; without a key it scrolls the page. `below`: see `within`.
 */
export function useZoom(
  svg: RefObject<SVGSVGElement>,
  home: ViewBox,
  wheelAlone: boolean,
  claimed?: RefObject<(event: PointerEvent) => boolean>,
  below = 0,
): Zoom {
  const [box, setBox] = useState(home);
  const key = `${home.x} ${home.y} ${home.w} ${home.h}`;
  useLayoutEffect(() => setBox(home), [key]);
  const state = useRef({ box, home, below, pointers: new Map<number, Point>(), moved: 0 });
  state.current.box = box;
  state.current.home = home;
  state.current.below = below;

  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const { pointers } = state.current;
    const toMap = (x: number, y: number): Point => {
      const at = new DOMPoint(x, y).matrixTransform(element.getScreenCTM()?.inverse());
      return [at.x, at.y];
    };
    const wheel = (event: WheelEvent): void => {
      if (!wheelAlone && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const about = toMap(event.clientX, event.clientY);
      setBox((old) => zoomed(old, wheelStep(event), about, state.current.home, state.current.below));
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      // The pointer belongs to a counter.
      if (claimed?.current?.(event)) return;
      if (!pointers.size) state.current.moved = 0;
      pointers.set(event.pointerId, [event.clientX, event.clientY]);
    };
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now: Point = [event.clientX, event.clientY];
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      state.current.moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
      pointers.set(event.pointerId, now);
      if (state.current.moved > SLIP) element.setPointerCapture(event.pointerId);
      const [a, b] = [toMap(...before), toMap(...now)];
      setBox((old) => {
        if (!other)
          return within(
            { ...old, x: old.x - b[0] + a[0], y: old.y - b[1] + a[1] },
            state.current.home,
            state.current.below,
          );
        const spread = (from: Point): number => Math.hypot(from[0] - other[0], from[1] - other[1]) || 1;
        const about = toMap((now[0] + other[0]) / 2, (now[1] + other[1]) / 2);
        return zoomed(old, spread(now) / spread(before), about, state.current.home, state.current.below);
      });
    };
    const up = (event: PointerEvent): void => void pointers.delete(event.pointerId);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    return () => {
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
    };
  }, [svg, wheelAlone]);

  const about = (by: number): void =>
    setBox((old) => zoomed(old, by, [old.x + old.w / 2, old.y + old.h / 2], home, below));
  return {
    box,
    isWhole: box.w > home.w - 1,
    nearer: () => about(STEP),
    farther: () => about(1 / STEP),
    whole: () => setBox(home),
    show: (next) => setBox(within(next, home, below)),
    frame: (next = home) => {
      if (svg.current) glide(svg.current, state.current.box, next);
      setBox(next);
    },
    reveal: ([x, y, w, h]) =>
      setBox((old) => {
        const room = 16;
        const slide = (from: number, size: number, low: number, high: number): number =>
          high - low > size ? (low + high - size) / 2 : Math.max(Math.min(from, low), high - size);
        return within(
          {
            ...old,
            x: slide(old.x, old.w, x - room, x + w + room),
            y: slide(old.y, old.h, y - room, y + h + room),
          },
          home,
          below,
        );
      }),
    dragged: () => state.current.moved > SLIP,
  };
}
