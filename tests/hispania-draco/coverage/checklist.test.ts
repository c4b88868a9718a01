import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { RULE_IDS, RULES, type RuleId } from '../../../src/books/hispania-draco/engine/data/rules.ts';
import { rowsOf } from '../rows.ts';

/** The lines of the French text that state rules. */
const [FIRST, LAST] = [74, 573];
const NOT = 'not mechanical: ';

/** Each sentence or table: its lines, its rule, what it says in short, and the tests that would fail without it. */
const ROWS = rowsOf('coverage/checklist.tsv').map(([from, to, rule = '', what = '', by = '']) => ({
  from: Number(from),
  to: Number(to),
  rule,
  what,
  by,
}));

const isRule = (id: string): id is RuleId => RULE_IDS.some((one) => one === id);

/** Rules that data and values carry out: no fact and no refusal cites them. */
const BY_DATA: readonly RuleId[] = ['1.3-connections', '2.2', '2.3', '4.1-road', '9.1', '9.1-power', '9.3', '9.4'];

/** Rule ids in quotes anywhere in the engine and its odds but its data. */
const CITED = new Set(
  globSync('src/books/hispania-draco/{engine,odds}/**/*.ts')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('/data/'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/'(\d{1,2}(?:\.\d+)?(?:-[a-z-]+)?)'/g)])
    .map(([, id = '']) => id),
);

describe('the checklist of the rules of Hispania by Draco Ideas', () => {
  it('has every line from the first rule to the end of the summary', () => {
    const told = new Set(ROWS.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, i) => from + i)));
    const all = Array.from({ length: LAST - FIRST + 1 }, (_, i) => FIRST + i);
    assert.deepEqual(
      all.filter((line) => !told.has(line)),
      [],
    );
    assert.equal(told.size, all.length);
  });

  it('is in the order of the lines, and each row in the lines of its rule', () => {
    for (const [i, { from, to, rule }] of ROWS.entries()) {
      assert.ok(from <= to && from >= (ROWS[i - 1]?.from ?? FIRST), `${from}`);
      if (rule === '') continue;
      assert.ok(isRule(rule), rule);
      // The lines of section 7 repeat rules of others.
      const lines = [...RULES[rule].lines, ...RULES['7'].lines];
      assert.ok(
        lines.some(([first, last]) => from <= last && to >= first),
        `${from}-${to} is not in ${rule}`,
      );
    }
  });

  it('names tests that there are, or says why there are none', () => {
    for (const { from, rule, what, by } of ROWS) {
      assert.notEqual(what, '', `${from}`);
      if (by.startsWith(NOT)) {
        assert.notEqual(by.slice(NOT.length), '');
        continue;
      }
      assert.notEqual(rule, '', `${from}`);
      for (const file of by.split(' ')) assert.ok(existsSync(file), file);
    }
  });

  it('has every rule', () => {
    assert.deepEqual(
      RULE_IDS.filter((id) => !ROWS.some(({ rule }) => rule === id)),
      [],
    );
  });
});

describe('the engine', () => {
  it('cites every rule that is mechanical', () => {
    assert.deepEqual(
      RULE_IDS.filter((id) => RULES[id].mechanical && !CITED.has(id) && !BY_DATA.includes(id)),
      [],
    );
  });
});
