import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Part, scrolled } from './looked-at.ts';
import { BOX } from './places.ts';

/** The sizes of the map, in parts of the whole map in its frame. */
const LEVELS = [1, 1.4, 2, 2.9, 4] as const;
/** On a small screen the map begins at nine tenths of its own size at least, so that a finger meets a ring. */
const SMALL = '(max-width: 56.25em)';
const LEAST = 0.9 * BOX.width;

/** The first level of a map in its frame, as an index. */
function firstLevel({ clientWidth, clientHeight }: HTMLElement): number {
  if (!matchMedia(SMALL).matches) return 0;
  const whole = Math.min(clientWidth, (clientHeight * BOX.width) / BOX.height);
  const index = LEVELS.findIndex((level) => level * whole >= LEAST);
  return index < 0 ? LEVELS.length - 1 : index;
}

/** The size of the map, which scrolls in its frame. `part`: what is brought into view when it changes. */
export function useZoom(part: Part | undefined) {
  const frame = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const level = LEVELS[index] ?? 1;
  useLayoutEffect(() => {
    if (frame.current) setIndex(firstLevel(frame.current));
  }, []);
  useLayoutEffect(() => {
    const box = frame.current;
    const sheet = box?.firstElementChild;
    if (!box || !sheet || !part) return;
    const { width, height } = sheet.getBoundingClientRect();
    const [x, y] = [width / BOX.width, height / BOX.height];
    const { from, to } = part;
    box.scrollTo(
      scrolled({ start: box.scrollLeft, size: box.clientWidth }, from[0] * x, to[0] * x),
      scrolled({ start: box.scrollTop, size: box.clientHeight }, from[1] * y, to[1] * y),
    );
  }, [part && [...part.from, ...part.to].join(), level]);
  return {
    frame,
    level,
    isLess: index < LEVELS.length - 1,
    isMore: index > 0,
    in: () => setIndex(Math.min(index + 1, LEVELS.length - 1)),
    out: () => setIndex(Math.max(index - 1, 0)),
    whole: () => setIndex(0),
  };
}
