/** So many standard deviations on each side hold 95 % of a normal distribution. */
const NORMAL = 1.959964;

/** The range that contains a true chance with a confidence of 95 %, if this share of so many games had it (Wilson’s). */
export function rangeOf(share: number, games: number): readonly [from: number, to: number] {
  const square = NORMAL ** 2 / games;
  const middle = (share + square / 2) / (1 + square);
  const half = (NORMAL * Math.sqrt((share * (1 - share)) / games + square / (4 * games))) / (1 + square);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
