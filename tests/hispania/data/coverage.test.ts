import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { readRows } from '../../../scripts/coverage/rows.ts';
import { RULE_IDS } from '../../../src/books/hispania/engine/data/ids.ts';
import { SCENE_IDS } from '../../../src/books/hispania/scenes/ids.ts';

/** The rules of the French rulebook: from "Ordre de jeu" to its last line. */
const FIRST = 221;
const LAST = 3582;

const rows = readRows();
const at = ({ from, to }: { readonly from: number; readonly to: number }) => `lines ${from} to ${to}`;

describe('the checklist of the rulebook', () => {
  it('has a row for every line, without gap or overlap', () => {
    let next = FIRST;
    for (const row of rows) {
      assert.equal(row.from, next, `${at(row)} should begin with line ${next}`);
      assert.ok(row.to >= row.from, at(row));
      next = row.to + 1;
    }
    assert.equal(next, LAST + 1);
  });
  it('knows every rule it names, and says what we do in at most ten words', () => {
    for (const row of rows) {
      assert.ok((RULE_IDS as readonly string[]).includes(row.rule), `${at(row)}: there is no rule ${row.rule}`);
      const words = row.what.trim().split(/\s+/).length;
      assert.ok(row.what !== '' && words <= 10, `${at(row)}: ${words} words`);
    }
  });
  it('names a test or a scene that is there for each, or says why none is needed', () => {
    for (const row of rows) {
      assert.ok(row.not !== undefined || row.by.length > 0, `${at(row)}: nothing proves “${row.what}”`);
      assert.notEqual(row.not, '', at(row));
      for (const proof of row.by) {
        const scene = /^scene:(.+)$/.exec(proof)?.[1];
        if (scene === undefined)
          assert.ok(/^tests\/.+\.test\.ts$/.test(proof) && existsSync(proof), `${at(row)}: ${proof}`);
        else assert.ok((SCENE_IDS as readonly string[]).includes(scene), `${at(row)}: there is no scene ${scene}`);
      }
    }
  });
  it('leaves no rule out', () => {
    const silent = RULE_IDS.filter((id) => !rows.some(({ rule }) => rule === id));
    assert.deepEqual(silent, []);
  });
});
