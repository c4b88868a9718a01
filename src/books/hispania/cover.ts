import { COVER, type Drawing, unit } from '../../site/shelf/cover.ts';
import type { NationId } from './engine/data/ids.ts';
import { timeline } from './pages/home/timeline.ts';
import { LAST_TURN, lifespan } from './pages/lifespan.ts';
import { COLOURS } from './ui/colours.ts';

/** A nation on the cover: its colour, and the turns in which it is on the map. */
export interface Ribbon {
  readonly nation: NationId;
  readonly colour: string;
  readonly from: number;
  readonly to: number;
}

/** The nations in the order in which they lie on each other: an heir follows its forebear, where it finds room in the same row. */
export const RIBBONS: readonly Ribbon[] = [...timeline()]
  .sort((a, b) => lengthOf(b.row) - lengthOf(a.row) || a.row - b.row || a.from - b.from)
  .map(({ nation }) => ({ nation, colour: COLOURS[nation].colour, ...lifespan(nation) }));

/** How many turns of a row have a nation: the fullest rows lie on top, so that few ribbons are pushed about. */
function lengthOf(row: number): number {
  return timeline()
    .filter((bar) => bar.row === row)
    .reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

/**
 * Who is on the map: the turns from left to right, and in each the living nations share the height equally. Each ribbon is drawn from its
 * upper edge down to the foot of the cover, and the next one is laid over it.
 */
export function cover(ribbons: readonly Ribbon[] = RIBBONS, turns = LAST_TURN): Drawing {
  const { left, top, right, bottom } = COVER.field;
  const lives = (turn: number) => ribbons.filter(({ from, to }) => from <= turn && turn <= to).length;
  const high = Array.from({ length: turns }, (_, i) => (bottom - top) / Math.max(1, lives(i + 1)));
  /** Where the upper edge of a ribbon lies in a turn. */
  const edge = (index: number, turn: number): number =>
    top +
    ribbons.slice(0, index).filter(({ from, to }) => from <= turn && turn <= to).length * (high[turn - 1] as number);
  const width = (right - left) / turns;
  const starts = (turn: number) => left + (turn - 1) * width + (turn === 1 ? 0 : width * BEND);
  const ends = (turn: number) => left + turn * width - (turn === turns ? 0 : width * BEND);
  return ribbons.map(({ colour, from, to }, index) => {
    // It grows out of nothing in the bend before its first turn, and ends in the one after its last.
    const [first, last] = [Math.max(1, from - 1), Math.min(turns, to + 1)];
    let y = edge(index, first);
    const begin = first < from ? ends(first) : starts(first);
    let d = `M${unit(begin)} ${unit(bottom)}V${unit(y)}`;
    for (let turn = first + 1; turn <= last; turn++) {
      const next = edge(index, turn);
      if (unit(next) !== unit(y)) {
        const middle = unit((ends(turn - 1) + starts(turn)) / 2);
        d += `H${unit(ends(turn - 1))}C${middle} ${unit(y)} ${middle} ${unit(next)} ${unit(starts(turn))} ${unit(next)}`;
      }
      y = next;
    }
    d += `H${unit(last > to ? starts(last) : ends(last))}V${unit(bottom)}Z`;
    return { d, fill: { colour, plain: 'ground' }, line: { colour: EDGE, plain: 'ink' }, width: 0.6 };
  });
}

/** The part of a turn, at each of its sides, in which the ribbons bend. */
const BEND = 0.34;
const EDGE = '#1b1714';
