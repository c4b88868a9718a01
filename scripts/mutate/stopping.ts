import * as real from 'node:test';

/** A replacement of `node:test`: the process ends at the first failed test instead of after all tests. */

export const { describe, suite, before, after, beforeEach, afterEach, mock } = real;

type Test = (context: real.TestContext) => void | Promise<void>;

function stopping(fn: Test): Test {
  return async (context) => {
    try {
      await fn(context);
    } catch {
      process.exit(1);
    }
  };
}

export function it(name: string, fn: Test): void {
  void real.it(name, stopping(fn));
}

export const test = it;
export default it;
