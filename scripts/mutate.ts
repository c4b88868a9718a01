import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hash } from '../src/kernel/hash.ts';
import { command, Wrong, whole } from './command-line.ts';
import { worked } from './line-work.ts';
import { type Mutant, mutantsOf, mutated } from './mutate/mutants.ts';
import { run } from './mutate/run.ts';
import { testsOf } from './mutate/tests.ts';
import { numbered, shardIn } from './shards.ts';

/**
 * `npm run mutate -- src/books/hispania/engine/rules/movement.ts --shard 1/2 --file FILE`: changes a file in many small
 * ways, one at a time, and runs the tests of the file's rules (`mutate/tests.ts`) on each mutant until the first
 * failure. It prints the survivors, as `file:line  original -> mutant`, and a count. No source is written: a hook
 * passes the mutant to the process of its tests. `--under 1500` leaves out tests that take at least this number of
 * milliseconds: it is faster, but has false survivors. `--tests` lists the tests, `--verbose` the result of each
 * mutant. docs/decisions/mutants.md explains the survivors. The exit code is 0 even with survivors, 2 on an invalid
 * command line, or if the tests fail without a mutant.
 */

/** A mutant that runs this many times as long as all tests without it is taken for an endless loop, and killed. */
const PATIENCE = 4;
const LEAST = 20_000;
const FIRST = 600_000;

function commandLine(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        shard: { type: 'string' },
        file: { type: 'string' },
        under: { type: 'string' },
        tests: { type: 'boolean' },
        verbose: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Wrong(error instanceof Error ? error.message : String(error));
  }
}

function sourceOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Wrong(`${file} cannot be read.`);
  }
}

/** The result of a mutant. */
interface Tried {
  readonly mutant: string;
  readonly survived: boolean;
}

/** A mutant as one line. */
function told(file: string, { line, original, replacement }: Mutant): string {
  const short = (text: string) => text.replace(/\s+/g, ' ');
  return `${file}:${line}  ${short(original)} -> ${short(replacement)}`;
}

function main(args: readonly string[]): number {
  const { values, positionals } = commandLine(args);
  const [file, more] = positionals;
  if (file === undefined || more !== undefined) throw new Wrong('Name one file to mutate.');
  const shard = shardIn(values.shard);
  const source = sourceOf(file);
  const named = testsOf(file);
  if (named.length === 0) throw new Wrong(`No test loads ${file} and names one of its rules.`);
  if (values.tests) {
    console.log(named.join('\n'));
    return 0;
  }
  const sound = run({ file, source: null, tests: named }, FIRST);
  if (!sound.passed) throw new Wrong(`The tests of ${file} fail as it is: ${named.join(' ')}`);
  // The fastest first, because most mutants are killed at once.
  const most = values.under === undefined ? Number.POSITIVE_INFINITY : whole('under', values.under, 1, FIRST);
  const tests = sound.fastest.filter(([, ms]) => ms < most).map(([test]) => test);
  const mutants = mutantsOf(source);
  const does = (n: number): Tried => {
    const mutant = mutants[n] as Mutant;
    const put = { file, source: mutated(source, mutant), tests };
    const { passed, took } = run(put, Math.ceil(Math.max(LEAST, PATIENCE * sound.took)));
    if (values.verbose)
      console.error(`${passed ? 'survived' : 'killed'} ${Math.round(took)} ms  ${told(file, mutant)}`);
    return { mutant: told(file, mutant), survived: passed };
  };
  // Lines of another source, or of other tests, do not count.
  const key = hash([source, values.under ?? '', named.map((test) => [test, sourceOf(test)])]);
  const work = { work: `mutate ${file} ${key}`, items: numbered(mutants.length), does };
  const tried: Tried[] = [];
  for (const [, one] of worked(work, { shard, file: values.file })) {
    tried.push(one);
    if (one.survived) console.log(one.mutant);
  }
  const survived = tried.filter((one) => one.survived).length;
  const counts = `mutants=${tried.length}\tkilled=${tried.length - survived}\tsurvived=${survived}`;
  console.log(`mutate\t${file}\tshard=${shard.shard}/${shard.of}\t${counts}`);
  return 0;
}

await command(main);
