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
  readonly children: ComponentChildren;
}

/** A note beside a place that is pointed at, never over it. It is silent: the name of the place says the same. */
export function Tag({ svg, place, children }: Props) {
  const tag = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const board = svg.current?.parentElement?.getBoundingClientRect();
    const target = svg.current?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
    if (!board || !target || !tag.current) return;
    const { offsetWidth: width, offsetHeight: height } = tag.current;
    const right = target.right + GAP;
    const left = right + width <= board.right ? right : Math.max(board.left, target.left - GAP - width);
    const middle = target.top + (target.height - height) / 2;
    const top = Math.min(Math.max(middle, board.top), board.bottom - height);
    tag.current.style.translate = `${left - board.left}px ${top - board.top}px`;
  });
  return (
    <div ref={tag} class="place-tag" aria-hidden="true">
      {children}
    </div>
  );
}
