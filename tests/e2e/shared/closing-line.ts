import { relative } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { longest } from '../../longest.ts';

/**
 * Closes the run with what its files took, and with "e2e: N passed, N failed, N skipped", a line that any reader of logs can count.
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
      const file = relative('tests', test.location.file);
      const took = test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      seconds.set(file, (seconds.get(file) ?? 0) + took);
    }
    console.log(longest('e2e, in two processes', seconds).join('\n'));
    console.log(`e2e: ${n.expected + n.flaky} passed, ${n.unexpected} failed, ${n.skipped} skipped`);
  }
}
