import { relative } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** So many of the files that took longest are told. */
const LONGEST = 12;

/**
 * Closes the run with what each of the longest files took, and with "e2e: N passed, N failed, N skipped", a line that any
 * reader of logs can count.
 */
export default class ClosingLine implements Reporter {
  #tests: TestCase[] = [];
  onBegin(_config: unknown, suite: Suite): void {
    this.#tests = suite.allTests();
  }
  printsToStdio(): boolean {
    return false;
  }
  onEnd(): void {
    const n = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    const seconds = new Map<string, number>();
    for (const test of this.#tests) {
      n[test.outcome()] += 1;
      const file = relative('tests/e2e', test.location.file);
      const took = test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      seconds.set(file, (seconds.get(file) ?? 0) + took);
    }
    const all = [...seconds.values()].reduce((sum, one) => sum + one, 0);
    const longest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, LONGEST);
    console.log(`e2e: ${all.toFixed(0)} s of two workers, the most of it in`);
    for (const [file, took] of longest)
      console.log(`  ${took.toFixed(0).padStart(4)} s ${((100 * took) / all).toFixed(0).padStart(3)} % ${file}`);
    console.log(`e2e: ${n.expected + n.flaky} passed, ${n.unexpected} failed, ${n.skipped} skipped`);
  }
}
