import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** The input of a process: a file and its content, or undefined if it is unchanged; and the tests. */
export interface Put {
  readonly file: string;
  readonly source: string | null;
  readonly tests: readonly string[];
}

export interface Ran {
  /** All tests have passed: the mutant has survived. */
  readonly passed: boolean;
  /** Milliseconds. */
  readonly took: number;
  /** Tests from the fastest to the slowest, with their milliseconds. */
  readonly fastest: readonly (readonly [test: string, took: number])[];
}

const here = (name: string) => new URL(name, import.meta.url).pathname;

/** Runs the tests of a source in a separate process, until one fails or the time is over. */
export function run(put: Put, timeout: number): Ran {
  const begun = performance.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--test-reporter', here('durations.ts'), '--test-reporter-destination', 'stdout', here('child.ts')],
    {
      // The compile cache is kept for the next process.
      env: { ...process.env, MUTATED: JSON.stringify(put), NODE_COMPILE_CACHE: join(tmpdir(), 'mutate-compiled') },
      timeout,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const passed = status === 0;
  return { passed, took: performance.now() - begun, fastest: passed ? byTime(stdout) : [] };
}

function byTime(told: string): Ran['fastest'] {
  const line = told.split('\n').findLast((one) => one.startsWith('[[')) ?? '[]';
  const took = JSON.parse(line) as [string, number][];
  return took.sort(([, a], [, b]) => a - b).map(([file, ms]) => [relative(process.cwd(), file), ms]);
}
