import type { SetPeak } from '../../src/books/hispania/ui/board/geometry.ts';
import { isInside, type Line, numbers, type Point, round, seeded, segmentDistance } from './plane.ts';

export type Box = readonly [x: number, y: number, width: number, height: number];

/** The three peaks, drawn in a box of 22 by 16: the ridge, then the hachures on its lee side. Curves are relative. */
const PEAKS: readonly (readonly Stroke[])[] = [
  [
    { at: [1, 15], by: [3.4, -3.6, 6.2, -8, 8.6, -13, 1.3, 2.1, 2.2, 3.3, 3.6, 4.6, 1.9, 3.4, 4, 6.2, 6.8, 8.4] },
    { at: [9.9, 4.2], by: [0.2, 3, 0.7, 5.6, 1.8, 8.6] },
    { at: [11.8, 6.4], by: [0.3, 2.3, 1, 4.6, 2.2, 7] },
    { at: [13.6, 8.4], by: [0.5, 1.7, 1.2, 3.3, 2.3, 5.2] },
  ],
  [
    {
      at: [1, 15],
      by: [
        2.2, -2.6, 3.8, -5.2, 5.2, -8.4, 1, 1.5, 1.8, 2.4, 2.8, 3.2, 1.8, -2.8, 3, -5.2, 4, -7.8, 2, 4.8, 4.4, 9, 8, 13,
      ],
    },
    { at: [13.3, 4.4], by: [0.1, 3, 0.6, 5.8, 1.7, 8.8] },
    { at: [14.9, 7], by: [0.4, 2.2, 1.1, 4.2, 2.2, 6.4] },
    { at: [6.6, 8.8], by: [0.1, 1.8, 0.5, 3.4, 1.2, 5] },
  ],
  [
    { at: [1, 15], by: [3, -2.8, 5.4, -6, 7.4, -9.6, 1.6, 3.2, 3.6, 6.4, 6.6, 9.6] },
    { at: [8.7, 7.4], by: [0.2, 2.2, 0.6, 4.2, 1.5, 6.2] },
    { at: [10.3, 9.8], by: [0.4, 1.6, 0.9, 2.8, 1.8, 4.2] },
  ],
];

interface Stroke {
  readonly at: Point;
  readonly by: readonly number[];
}

/** Few sizes, so that the same strokes recur and compress well. */
const SIZES = [0.66, 0.8, 0.95];
const WIDE = 22;
const TALL = 16;

const overlaps = (a: Box, b: Box, gap = 0): boolean =>
  a[0] < b[0] + b[2] + gap && b[0] < a[0] + a[2] + gap && a[1] < b[1] + b[3] + gap && b[1] < a[1] + a[3] + gap;

/** Covers the outline with peaks by seeded chance, as one path; none in a reserved box, none across the border. */
export function reliefOf(id: string, outline: Line, free: readonly Box[]): string {
  const random = seeded(`relief ${id}`);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const set: { box: Box; peak: number; size: number }[] = [];
  const tries = Math.round((width * height) / 7);
  for (let i = 0; i < tries; i++) {
    const size = SIZES[Math.floor(random() * SIZES.length)] as number;
    const peak = Math.floor(random() * PEAKS.length);
    const box: Box = [
      Math.round(left + random() * width),
      Math.round(top + random() * height),
      WIDE * size,
      TALL * size,
    ];
    if (!lies(box, outline) || free.some((other) => overlaps(box, other))) continue;
    if (set.some((other) => overlaps(box, other.box, 5 * random() - 0.5))) continue;
    set.push({ box, peak, size });
  }
  set.sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
  return set.map(({ box, peak, size }) => draw(PEAKS[peak] as (typeof PEAKS)[0], box, size)).join('');
}

function lies([x, y, width, height]: Box, outline: Line): boolean {
  const corners: Point[] = [
    [x, y + height],
    [x + width, y + height],
    [x + width / 2, y],
    [x + width / 2, y + height],
  ];
  return (
    corners.every((corner) => isInside(corner, outline)) &&
    outline.every((point, i) => {
      const before = outline[(i || outline.length) - 1] as Point;
      return corners.every((corner) => segmentDistance(corner, before, point) > 1.8);
    })
  );
}

/** The first stroke starts from the peak's corner, the others from the end of the previous one: all but the start is the same text. */
function draw(strokes: readonly Stroke[], [x, y]: Box, size: number): string {
  const scaled = (values: readonly number[]): number[] => values.map((value) => round(value * size));
  let tip: Point = [0, 0];
  return strokes
    .map(({ at, by }, i) => {
      const start = scaled(at);
      const move = i
        ? `m${numbers([(start[0] as number) - tip[0], (start[1] as number) - tip[1]])}`
        : x || y
          ? `M${numbers([x, y])}m${numbers(start)}`
          : `M${numbers(start)}`;
      const steps = scaled(by);
      tip = start as unknown as Point;
      for (let k = 0; k < steps.length; k += 6)
        tip = [tip[0] + (steps[k + 4] as number), tip[1] + (steps[k + 5] as number)];
      return `${move}c${numbers(steps)}`;
    })
    .join('');
}

/** The sizes of the peaks of a tile; each peak has only one. */
const TILE_SIZES = [0.88, 0.76, 0.62];
export const PEAK_PATHS: readonly string[] = PEAKS.map((peak, i) => draw(peak, [0, 0, 0, 0], TILE_SIZES[i] as number));

const TILE = { width: 124, height: 98 };

/** A tile of peaks set by seeded chance, large enough that its repetition is not visible. */
export function tileOf(): { readonly width: number; readonly height: number; readonly set: readonly SetPeak[] } {
  const random = seeded('tile');
  const { width, height } = TILE;
  const set: { box: Box; peak: number }[] = [];
  for (let i = 0; i < 4000; i++) {
    const peak = Math.floor(random() * PEAKS.length);
    const size = TILE_SIZES[peak] as number;
    const [w, h] = [WIDE * size, TALL * size];
    const box: Box = [Math.round(random() * (width - w)), Math.round(random() * (height - h)), w, h];
    const shifts = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy): [number, number] => [dx * width, dy * height]));
    const gap = 5.5 + 6 * random();
    const meets = set.some((other) =>
      shifts.some(([dx, dy]) => overlaps(box, [other.box[0] + dx, other.box[1] + dy, other.box[2], other.box[3]], gap)),
    );
    if (!meets) set.push({ box, peak });
  }
  set.sort((a, b) => a.box[1] - b.box[1] || a.box[0] - b.box[0]);
  return { width, height, set: set.map(({ box, peak }) => [peak, box[0], box[1]] as const) };
}
