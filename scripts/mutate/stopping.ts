import * as real from 'node:test';

/** Stands in for `node:test`: the process ends at the first test that fails, and not when all have run. */

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
