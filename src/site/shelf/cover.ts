/**
 * A cover in the form that a book draws from its own data: the part below the title, layer upon layer. The frame, the
 * spine and the words of the title belong to the site (`Cover.astro`).
 */
export type Drawing = readonly (Layer | Numeral)[];

/** Shapes with the same look, as one SVG path. */
export interface Layer {
  readonly d: string;
  readonly fill?: Paint;
  readonly line?: Paint;
  /** The width of the line, in units of the cover. */
  readonly width?: number;
  readonly dashes?: string;
}

/** A short text, centred on a point. */
export interface Numeral {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly fill: Paint;
}

/** The ink or the ground of the cover, or a colour with its replacement among these two on a future book. */
export type Paint = 'ink' | 'ground' | Colour;
export interface Colour {
  readonly colour: string;
  readonly plain: 'ink' | 'ground';
}

/** A whole cover, and the area of the drawing on it: to the right of the spine, below the title. */
export const COVER = {
  width: 318,
  height: 212,
  spine: 14.5,
  field: { left: 15, top: 72, right: 317.2, bottom: 211.2 },
} as const;

/** A number in a path: a tenth of a unit is too small to be seen. */
export const unit = (value: number): string => String(Math.round(value * 10) / 10);

/** A point on the cover. */
export type Point = readonly [x: number, y: number];

const at = ([x, y]: Point): string => `${unit(x)} ${unit(y)}`;

/** A closed outline through some points. */
export const outline = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A stroke from one point to another. */
export const stroke = (from: Point, to: Point): string => `M${at(from)}L${at(to)}`;

/** A disc, or a ring if only its line is drawn. */
export function disc([x, y]: Point, radius: number): string {
  const r = unit(radius);
  return `M${at([x - radius, y])}a${r} ${r} 0 1 0 ${unit(2 * radius)} 0a${r} ${r} 0 1 0 ${unit(-2 * radius)} 0Z`;
}

/** A regular shape about a point; the first corner points up, or in the direction `turn` (a whole turn is 1). */
export function regular([x, y]: Point, corners: number, radius: number, turn = 0): string {
  return outline(
    Array.from({ length: corners }, (_, i): Point => {
      const angle = 2 * Math.PI * (i / corners + turn);
      return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
    }),
  );
}

/** Scales points to the largest size that fits a frame, without distortion; an upward axis is inverted. */
export function fitted(
  points: readonly Point[],
  frame: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  /** The ratio of a horizontal unit to a vertical one. */
  stretch = 1,
): (point: Point) => Point {
  const xs = points.map(([x]) => x * stretch);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((frame.right - frame.left) / width, (frame.bottom - frame.top) / height);
  const [dx, dy] = [(frame.left + frame.right - width * scale) / 2, (frame.top + frame.bottom - height * scale) / 2];
  return ([x, y]) => [dx + (x * stretch - left) * scale, dy + (y - top) * scale];
}
