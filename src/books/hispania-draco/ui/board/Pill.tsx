import { tenth } from './lines.ts';
import type { Point } from './places.ts';

/** Words in a pill around a point. */
export function Pill({
  at: [x, y],
  text,
  dark = false,
}: {
  readonly at: Point;
  readonly text: string;
  readonly dark?: boolean;
}) {
  const width = 12 + 7.2 * text.length;
  return (
    <g class={dark ? 'pill dark' : 'pill'} transform={`translate(${tenth(x)} ${tenth(y)})`}>
      <rect x={-width / 2} y="-10.5" width={width} height="21" rx="10.5" />
      <text y="5">{text}</text>
    </g>
  );
}
