import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlaceId } from '../../engine/data/ids.ts';

/** The time in ms for which a pointer rests on a place before its tag shows, and the gap beside the place in px. */
const REST = 120;
const GAP = 10;

/** A value once it has lasted for a time; undefined as soon as it changes. */
export function useRested<T>(value: T | undefined): T | undefined {
  const [rested, setRested] = useState<T>();
  useEffect(() => {
    setRested(undefined);
    if (value === undefined) return;
    const timer = setTimeout(() => setRested(value), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value ? rested : undefined;
}

interface Props {
  readonly svg: RefObject<SVGSVGElement>;
  readonly place: PlaceId;
  /** It was asked for, so a touch screen shows it, too. */
  readonly stays: boolean;
  readonly children: ComponentChildren;
}

/** A note beside a place that is pointed at, never over it. It is silent: the name of the place says the same. */
export function Tag({ svg, place, stays, children }: Props) {
  const tag = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = svg.current?.parentElement?.getBoundingClientRect();
    const target = svg.current?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    if (!board || !target || !tag.current) return;
    const { offsetWidth: width, offsetHeight: height } = tag.current;
    const [left, top] = spot(board, target, { width, height });
    tag.current.style.translate = `${left - board.left}px ${top - board.top}px`;
  });
  return (
    <div ref={tag} class={stays ? 'place-tag stays' : 'place-tag'} aria-hidden="true">
      {children}
    </div>
  );
}

/** The first free side of the place: right, left, below, above; else the corner of the board that is farthest from it. */
function spot(
  board: DOMRect,
  place: DOMRect,
  { width, height }: { readonly width: number; readonly height: number },
): readonly [left: number, top: number] {
  const within = (at: number, from: number, to: number): number => Math.max(from, Math.min(at, to));
  const left = within(place.left + (place.width - width) / 2, board.left, board.right - width);
  const top = within(place.top + (place.height - height) / 2, board.top, board.bottom - height);
  if (place.right + GAP + width <= board.right) return [place.right + GAP, top];
  if (place.left - GAP - width >= board.left) return [place.left - GAP - width, top];
  if (place.bottom + GAP + height <= board.bottom) return [left, place.bottom + GAP];
  if (place.top - GAP - height >= board.top) return [left, place.top - GAP - height];
  return [
    place.left - board.left > board.right - place.right ? board.left : board.right - width,
    place.top - board.top > board.bottom - place.bottom ? board.top : board.bottom - height,
  ];
}
