import { textWidth } from './measure.ts';
import type { PlaceLabel } from './types.ts';

/** The position of a place's name, as stored in the layout: see `scripts/map/positions.ts`. */
export interface LabelSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly wrap?: true;
  readonly under?: true;
}

/** A ring behind the words of a label: around the stacking limit, or around the dot of a capital. */
interface Ring {
  readonly x: number;
  readonly y: number;
  readonly value: number | 'capital';
}

/** One line of a label: the name or a part of it, then the income, then the rings. */
export interface LabelLine {
  readonly name: string;
  readonly income: string;
  readonly x: number;
  readonly y: number;
  readonly rings: readonly Ring[];
}

export interface LabelShape {
  readonly size: number;
  /** Rotation about its place, in degrees. */
  readonly turn?: number;
  readonly lines: readonly LabelLine[];
  /** Upright box around all lines, rotated with the label: x, y, width, height. */
  readonly box: readonly [number, number, number, number];
}

const LEADING = 0.98;
const ASCENT = 0.76;
const DESCENT = 0.24;

/** Splits a name at the space that makes both lines most equal in length. */
function wrapped(name: string, size: number): string[] {
  const words = name.split(' ');
  if (words.length < 2) return [name];
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  const wide = ([a, b]: readonly [string, string]): number => Math.max(textWidth(a, size), textWidth(b, size) + size);
  return [...splits.reduce((best, split) => (wide(split) < wide(best) ? split : best))];
}

/** Places the words of a label; `scale` changes the size of the letters, not the place. */
export function labelShape(spot: LabelSpot, label: PlaceLabel, scale = 1): LabelShape {
  const size = spot.size * scale;
  const names = spot.wrap ? wrapped(label.name, size) : [label.name];
  const income = label.income === undefined ? '' : label.known ? label.income : `‹${label.income}›`;
  const values = [label.stacking ?? [], label.capital ? ('capital' as const) : []].flat();
  if (spot.under && (income || values.length > 0)) names.push('');
  const radius = size * 0.52;
  const each = radius * 2 + size * 0.28;
  let [left, right] = [spot.x, spot.x];
  const lines = names.map((name, i): LabelLine => {
    const last = i === names.length - 1;
    const own = last ? income : '';
    const ringed = last ? values : [];
    const room = ringed.length * each;
    const words = textWidth(name, size) + (own ? textWidth(own, size) + (name ? size * 0.3 : 0) : 0);
    const x = spot.x - room / 2;
    const y = spot.y + i * size * LEADING;
    left = Math.min(left, spot.x - (words + room) / 2);
    right = Math.max(right, spot.x + (words + room) / 2);
    const rings = ringed.map((value, n) => ({
      x: x + words / 2 + each * (n + 1) - radius,
      y: y - size * 0.3,
      value,
    }));
    return { name, income: own, x, y, rings };
  });
  const top = spot.y - size * ASCENT;
  const bottom = spot.y + (lines.length - 1) * size * LEADING + size * DESCENT;
  const turn = spot.turn ? { turn: spot.turn } : {};
  return { size, ...turn, lines, box: turned([left, top, right - left, bottom - top], spot) };
}

function turned(box: readonly [number, number, number, number], spot: LabelSpot): LabelShape['box'] {
  if (!spot.turn) return box;
  const [sin, cos] = [Math.sin((spot.turn * Math.PI) / 180), Math.cos((spot.turn * Math.PI) / 180)];
  const corners = [0, 1, 2, 3].map((i) => {
    const x = box[0] + (i % 2) * box[2] - spot.x;
    const y = box[1] + (i > 1 ? 1 : 0) * box[3] - spot.y;
    return [spot.x + x * cos - y * sin, spot.y + x * sin + y * cos] as const;
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}
