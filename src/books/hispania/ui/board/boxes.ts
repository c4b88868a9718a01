import type { Box } from './geometry.ts';

/** Whether two boxes share more than an edge. */
export const meets = (a: Box, b: Box): boolean =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

/** Whether the point is inside the outline, whose x and y alternate. */
export function holds(rough: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = rough.length - 2; i < rough.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [rough[i], rough[i + 1], rough[j], rough[j + 1]] as [number, number, number, number];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}
