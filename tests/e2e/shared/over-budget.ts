import { expect } from '@playwright/test';

/**
 * Budgets that do not hold since the table, and what a device keeps, belong to no book: shared code is a file of its own beside the book's.
 * What is measured may not grow beyond the figure here. An entry goes as soon as its budget holds again, which fails the test. None may
 * be added.
 */
const OVER: { readonly [what: string]: number } = {
  'script of a rules page': 6,
  'a live scene': 88.5,
  'a lesson': 88,
  'files of the table': 28,
};

/** Wants a measured size (kB) or count within its budget, or, where it is known not to be, no larger than it was. */
export function expectWithin(
  what: string,
  { measured, budget }: { readonly measured: number; readonly budget: number },
): void {
  const most = OVER[what];
  if (most === undefined) expect(measured, what).toBeLessThanOrEqual(budget);
  else {
    expect(measured, what).toBeLessThanOrEqual(most);
    expect(measured, `${what} is within its budget of ${budget}: take it off the list`).toBeGreaterThan(budget);
  }
}
