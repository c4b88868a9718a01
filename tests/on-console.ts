import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

/**
 * Catches what a test makes a page say on the console as an error, so that it is asserted and not printed. What is returned expects
 * that exactly these were said, in this order.
 */
export function onConsole({ mock }: Pick<TestContext, 'mock'>): (...expected: readonly RegExp[]) => void {
  const caught = mock.method(console, 'error', () => {}).mock;
  return (...expected) => {
    const said = caught.calls.map(({ arguments: [first] }) => String(first));
    assert.equal(said.length, expected.length, said.join('\n'));
    for (const [i, pattern] of expected.entries()) assert.match(said[i] ?? '', pattern);
  };
}
