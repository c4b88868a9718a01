import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { ADVICE } from '../kernel/advice.ts';

/** Tests that authors meet: each failed assertion says in a sentence what to do. */
const TESTS = [
  'hispania/built/numbers',
  'hispania/data/coverage',
  'hispania/data/rules',
  'hispania/engine/puzzles',
  'hispania/pages/chapter',
  'hispania/pages/sheet',
  'hispania/scenes/lessons',
  'hispania/scenes/scenes',
  'words/complete',
];
/** The number of arguments before the sentence. */
const BEFORE: { readonly [name: string]: number } = { ok: 1, doesNotThrow: 1, fail: 0 };

/** The lines of assertions without a sentence. */
function silentIn(text: string): readonly number[] {
  const file = ts.createSourceFile('sample.ts', text, ts.ScriptTarget.Latest, true);
  const silent: number[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression: of, name } = node.expression;
      if (of.getText() === 'assert' && node.arguments.length <= (BEFORE[name.text] ?? 2))
        silent.push(file.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return silent;
}

describe('an assertion that an author meets', () => {
  for (const test of TESTS)
    it(`says what to do: ${test}`, () => {
      assert.deepEqual(silentIn(readFileSync(`tests/${test}.test.ts`, 'utf8')), []);
    });

  it('is found if it says nothing', () => {
    assert.deepEqual(
      silentIn("assert.ok(a);\nassert.ok(a, 'Do this');\nassert.equal(a, b);\nassert.fail();"),
      [1, 3, 4],
    );
  });

  it('has advice for every fault of a scene or a lesson, and no other', () => {
    const source = ['runner', 'lesson'].map((name) => readFileSync(`src/kernel/${name}.ts`, 'utf8')).join('\n');
    const codes = [...source.matchAll(/fault\('([a-z-]+)'/g)].map(([, code = '']) => code);
    assert.deepEqual([...new Set(codes)].sort(), Object.keys(ADVICE).sort());
  });
});
