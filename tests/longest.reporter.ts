import { relative } from 'node:path';
import type { TestEvent } from 'node:test/reporters';
import { longest } from './longest.ts';

/** Closes a run of the unit tests with what its files took. */
export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const seconds = new Map<string, number>();
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.nesting > 0 || !data.file) continue;
    const file = relative(import.meta.dirname, data.file);
    seconds.set(file, (seconds.get(file) ?? 0) + data.details.duration_ms / 1000);
  }
  yield `${longest('unit', seconds).join('\n')}\n`;
}
