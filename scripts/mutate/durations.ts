import type { TestEvent } from 'node:test/reporters';

/** A reporter of the duration of each test file, if all tests have passed. */
export default async function* durations(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const took = new Map<string, number>();
  for await (const event of events) {
    if (event.type === 'test:fail') process.exit(1);
    if (event.type === 'test:pass' && event.data.nesting === 0) {
      const file = event.data.file ?? '';
      took.set(file, (took.get(file) ?? 0) + event.data.details.duration_ms);
    }
  }
  yield JSON.stringify([...took]);
}
