import { areaOf, distance, type Line, type Point } from './plane.ts';

/** An inlet with a narrower mouth is closed, in map units: the strokes of its two banks would run together into a blot. */
const NARROW = 4;
/** Wider water behind a narrow mouth is a bay or a lagoon and stays: the mean distance of its banks, in map units. */
const WIDE = 5;
/** What makes an inlet of a bend: its banks are longer than its mouth by this factor. */
const DEEP = 2.2;
/** A longer stretch of coast is a bay, in map units. */
const LONGEST = 120;

/**
 * The ring of a coast without the inlets that are too narrow to be drawn: an estuary becomes a stretch of coast. No land
 * is lost. The ring has no closing point, before and after. `keeps` names the points that must stay.
 */
export function closeInlets(ring: Line, keeps: (point: Point) => boolean): Line {
  const open = closeOnce(ring, keeps);
  // What is left of a branching inlet is narrow itself.
  return open.length < ring.length ? closeInlets(open, keeps) : ring;
}

function closeOnce(ring: Line, keeps: (point: Point) => boolean): Line {
  const land = Math.sign(areaOf(ring));
  const open: Point[] = [];
  for (let i = 0; i < ring.length; i++) {
    const mouth = ring[i] as Point;
    open.push(mouth);
    let [end, banks] = [i, 0];
    for (let j = i + 1; j < ring.length; j++) {
      const [before, at] = [ring[j - 1] as Point, ring[j] as Point];
      banks += distance(before, at);
      if (banks > LONGEST || keeps(before)) break;
      const width = distance(mouth, at);
      const isInlet = width <= NARROW && banks > DEEP * Math.max(width, 1);
      if (!isInlet) continue;
      const water = -land * areaOf(ring.slice(i, j + 1));
      if (water > 0 && water < (WIDE * banks) / 2) end = j;
    }
    if (end > i) i = end - 1;
  }
  return open;
}
