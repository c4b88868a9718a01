import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

/** Closes the run with "e2e: N passed, N failed, N skipped", a line that any reader of logs can count. */
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
    for (const test of this.#tests) n[test.outcome()] += 1;
    console.log(`e2e: ${n.expected + n.flaky} passed, ${n.unexpected} failed, ${n.skipped} skipped`);
  }
}
