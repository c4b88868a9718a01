import { expect } from '@playwright/test';

/**
 * Budgets that do not hold since the table, and what a device keeps, belong to no book: shared code is a file of its own beside the book's.
 * What is measured may not grow beyond the figure here. An entry goes as soon as its budget holds again. None may be added.
 */
const OVER: { readonly [what: string]: number } = {
  'script of a rules page': 6,
  'a live scene': 88,
  'a lesson': 88,
  'files of the table': 26,
  'files of a scene': 26,
  'files of a lesson': 25,
  'the shelf': 110,
};

/** Wants a measured size (kB) or count within its budget or, where that is known not to hold, no larger than it was. */
export function expectWithin(
  what: string,
  { measured, budget }: { readonly measured: number; readonly budget: number },
): void {
  expect(measured, what).toBeLessThanOrEqual(OVER[what] ?? budget);
}
