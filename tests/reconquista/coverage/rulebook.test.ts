import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { RULE_IDS, RULES } from '../../../src/books/reconquista/engine/data/rules.ts';
import { isRule } from '../../../src/books/reconquista/pages/chapters.ts';
import { linesOf } from '../pages/sections.ts';

/** Every line of the French text, 1 to 948, and the rules that tell it; a line of no rule has a note instead. */
const LAST = 948;
const ROWS = readFileSync('tests/reconquista/coverage/rulebook.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [lines = '', rules = '', note = ''] = row.split('\t');
    const [from = 0, to = 0] = lines.split('–').map(Number);
    return { from, to, rules: rules === '' ? [] : rules.split(','), note };
  });

describe('the lines of the rulebook of Reconquista', () => {
  it('are all told once, in order, none left out', () => {
    let next = 1;
    for (const { from, to } of ROWS) {
      assert.equal(from, next);
      assert.ok(to >= from, `${from}`);
      next = to + 1;
    }
    assert.equal(next - 1, LAST);
  });

  it('are told by rules that exist, or have a note', () => {
    for (const { from, rules, note } of ROWS) {
      assert.ok(rules.every(isRule), `${from}: ${rules.join()}`);
      assert.notEqual(rules.length > 0, note !== '', `${from}`);
    }
  });

  it('are told in the section that states them, and every rule tells some', () => {
    const sectionsAt = (line: number): readonly number[] =>
      ROWS.filter(({ from, to }) => from <= line && line <= to).flatMap(({ rules }) =>
        rules.filter(isRule).map((rule) => RULES[rule].section),
      );
    for (const id of RULE_IDS) {
      assert.ok(
        ROWS.some(({ rules }) => rules.includes(id)),
        id,
      );
      // A heading of the rulebook is in no section.
      const elsewhere = linesOf(id).filter((line) => {
        const sections = sectionsAt(line);
        return sections.length > 0 && !sections.includes(RULES[id].section);
      });
      assert.deepEqual(elsewhere, [], id);
    }
  });
});
