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
      assert.equal(row.from, next, `Correct rulebook.tsv: the row of ${at(row)} should begin with line ${next}`);
      assert.ok(row.to >= row.from, `Correct rulebook.tsv: ${at(row)} end before they begin`);
      next = row.to + 1;
    }
    assert.equal(next, LAST + 1, `Add rows to rulebook.tsv up to line ${LAST}, the last of the rulebook`);
  });
  it('knows every rule it names, and says what we do in at most ten words', () => {
    for (const row of rows) {
      assert.ok(
        (RULE_IDS as readonly string[]).includes(row.rule),
        `Correct rulebook.tsv, ${at(row)}: there is no rule ${row.rule}`,
      );
      const words = row.what.trim().split(/\s+/).length;
      assert.ok(
        row.what !== '' && words <= 10,
        `Shorten what we do in rulebook.tsv, ${at(row)}: 1 to 10 words, not ${words}`,
      );
    }
  });
  it('names a test or a scene that is there for each, or says why none is needed', () => {
    for (const row of rows) {
      assert.ok(
        row.not !== undefined || row.by.length > 0,
        `Name a test or a scene in rulebook.tsv, ${at(row)}: nothing proves “${row.what}”`,
      );
      assert.notEqual(row.not, '', `Say in rulebook.tsv, ${at(row)}, why the lines are not mechanical`);
      for (const proof of row.by) {
        const scene = /^scene:(.+)$/.exec(proof)?.[1];
        if (scene === undefined)
          assert.ok(
            /^tests\/.+\.test\.ts$/.test(proof) && existsSync(proof),
            `Correct rulebook.tsv, ${at(row)}: there is no test ${proof}`,
          );
        else
          assert.ok(
            (SCENE_IDS as readonly string[]).includes(scene),
            `Correct rulebook.tsv, ${at(row)}: there is no scene ${scene}`,
          );
      }
    }
  });
  it('leaves no rule out', () => {
    const silent = RULE_IDS.filter((id) => !rows.some(({ rule }) => rule === id));
    assert.deepEqual(silent, [], 'Name each of these rules in rulebook.tsv, in the row of its lines');
  });
});
