import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlaceId } from '../../engine/data/ids.ts';
import { spotOf } from './spot.ts';

/** The time in ms for which a pointer rests on a place before its tag shows. */
const REST = 120;

/** What the reader needs to see beside a tag; the stack in the hand counts as often as it is named. */
const TAKEN = ['.ctr, .step', '.chosen', '.chosen', '.chosen'];

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
  /** It was asked for, or a stack is dragged, so a touch screen shows it, too. */
  readonly stays: boolean;
  readonly children: ComponentChildren;
}

/** A note beside a place that is pointed at, never over it. It is silent: the name of the place says the same. */
export function Tag({ svg, place, stays, children }: Props) {
  const tag = useRef<HTMLDivElement>(null);
  // It is put there when it has been laid out, and again when its odds have come: measured at once, it would cost a layout of its own.
  useLayoutEffect(() => {
    const sizes = new ResizeObserver(() => {
      const board = svg.current?.parentElement?.getBoundingClientRect();
      const target = svg.current?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
      if (!board || !target || !tag.current) return;
      const { offsetWidth: width, offsetHeight: height } = tag.current;
      const things = TAKEN.flatMap((of) => [...(svg.current?.querySelectorAll(of) ?? [])]);
      const taken = things.map((one) => one.getBoundingClientRect());
      const [left, top] = spotOf(board, target, { width, height }, taken);
      tag.current.style.translate = `${left - board.left}px ${top - board.top}px`;
    });
    if (tag.current) sizes.observe(tag.current);
    return () => sizes.disconnect();
  });
  return (
    <div ref={tag} class={stays ? 'place-tag stays' : 'place-tag'} aria-hidden="true">
      {children}
    </div>
  );
}
