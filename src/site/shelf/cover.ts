/**
 * A cover as a book draws it from its own data: what stands below the title, layer upon layer. The frame, the spine and the words of the
 * title belong to the site (`Cover.astro`).
 */
export type Drawing = readonly (Layer | Numeral)[];

/** Shapes that look alike, as one path of SVG. */
export interface Layer {
  readonly d: string;
  readonly fill?: Paint;
  readonly line?: Paint;
  /** Of the line, in units of the cover. */
  readonly width?: number;
  readonly dashes?: string;
}

/** A short sign, set in the middle of a point. */
export interface Numeral {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly fill: Paint;
}

/** The ink or the ground of the cover, or a colour, and which of the two takes its place on a book to come. */
export type Paint = 'ink' | 'ground' | Colour;
export interface Colour {
  readonly colour: string;
  readonly plain: 'ink' | 'ground';
}

/** A whole cover, and the place that the drawing has on it: right of the spine, below the title. */
export const COVER = {
  width: 318,
  height: 212,
  spine: 14.5,
  field: { left: 15, top: 72, right: 317.2, bottom: 211.2 },
} as const;

/** A number in a path: a tenth of a unit is less than anyone sees. */
export const unit = (value: number): string => String(Math.round(value * 10) / 10);

/** A point on the cover. */
export type Point = readonly [x: number, y: number];

const at = ([x, y]: Point): string => `${unit(x)} ${unit(y)}`;

/** An outline through some points, closed. */
export const outline = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** A stroke from one point to another. */
export const stroke = (from: Point, to: Point): string => `M${at(from)}L${at(to)}`;

/** A disc, or a ring where only its line is drawn. */
export function disc([x, y]: Point, radius: number): string {
  const r = unit(radius);
  return `M${at([x - radius, y])}a${r} ${r} 0 1 0 ${unit(2 * radius)} 0a${r} ${r} 0 1 0 ${unit(-2 * radius)} 0Z`;
}

/** A regular shape about a point; the first corner points up, or where `turn` says (a whole turn is 1). */
export function regular([x, y]: Point, corners: number, radius: number, turn = 0): string {
  return outline(
    Array.from({ length: corners }, (_, i): Point => {
      const angle = 2 * Math.PI * (i / corners + turn);
      return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
    }),
  );
}

/** Puts points into a frame as large as fits, without bending them: what was measured upwards is turned. */
export function fitted(
  points: readonly Point[],
  frame: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  /** How much longer a step across is than one upwards. */
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
