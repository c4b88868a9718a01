import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { mutantsOf, mutated } from '../../scripts/mutate/mutants.ts';
import { run } from '../../scripts/mutate/run.ts';
import { rulesIn, testsOf } from '../../scripts/mutate/tests.ts';

const SEA = 'src/books/hispania/engine/rules/sea.ts';

describe('mutants of a source', () => {
  const all = (source: string) => mutantsOf(source).map((mutant) => mutated(source, mutant));
  it('flip comparisons, move integers by one, swap and negate', () => {
    assert.deepEqual(all('const a = b < 2;'), ['const a = b <= 2;', 'const a = b < 3;']);
    assert.deepEqual(all('const a = b !== c || d;'), ['const a = b === c || d;', 'const a = b !== c && d;']);
    assert.deepEqual(all('if (a.is) b();'), ['if (!(a.is)) b();']);
    assert.deepEqual(all('const a = !b ? c : d;'), ['const a = b ? c : d;']);
  });
  it('answer otherwise where yes or no is returned', () => {
    assert.deepEqual(all('function f() { return true; }'), ['function f() { return false; }']);
    assert.deepEqual(all('const f = () => a.some(g);'), ['const f = () => !(a.some(g));']);
    assert.deepEqual(all('const f = (): boolean => g(a);'), ['const f = (): boolean => !(g(a));']);
    assert.deepEqual(all('const f = () => g(a);'), []);
  });
  it('leave types and imports alone, and say where they are', () => {
    assert.deepEqual(all("import { a } from './1.ts'; type A = 1 | 2; interface B { c: 3 }"), []);
    assert.deepEqual(
      mutantsOf('f(\n  7,\n);').map(({ line, original, replacement }) => [line, original, replacement]),
      [[2, '7', '8']],
    );
  });
});

describe('the tests of a mutated file', () => {
  it('load it and name one of its rules', () => {
    assert.ok(testsOf(SEA).includes('tests/hispania/engine/sea.test.ts'));
    assert.ok(!testsOf(SEA).includes('tests/hispania/engine/setup.test.ts'));
    // Only by a ruling.
    const scoring = 'src/books/hispania/engine/rules/scoring.ts';
    assert.ok(testsOf(scoring).includes('tests/hispania/engine/el-cid.test.ts'));
    assert.deepEqual([...rulesIn("'5.3' 5.3-castle R:54 x6.6 1.5.3")], ['5.3', '5.3-castle']);
    assert.deepEqual([...rulesIn('rule 6, 7 units, rules 4.1 to 4.5')], ['4.1', '4.5', '6']);
  });
  it('kill a mutant in a process of its own, which a sound file survives', () => {
    const source = readFileSync(SEA, 'utf8');
    const mutant = mutantsOf(source).find(({ original }) => original === '===') ?? assert.fail('nothing to mutate');
    const tests = ['tests/hispania/engine/sea.test.ts'];
    assert.ok(run({ file: SEA, source: null, tests }, 60_000).passed);
    assert.ok(!run({ file: SEA, source: mutated(source, mutant), tests }, 60_000).passed);
    assert.equal(readFileSync(SEA, 'utf8'), source);
  });
});
