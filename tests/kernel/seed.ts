/** The seed of every random test here; printed, so that a failure can be played again. */
export const SEED = 1994;
console.log(`seed ${SEED}`);

/** Whether `observed` of `n` trials lies within five standard errors of probability `p`. */
export function withinFive(observed: number, n: number, p: number): boolean {
  return Math.abs(observed - n * p) <= 5 * Math.sqrt(n * p * (1 - p));
}
