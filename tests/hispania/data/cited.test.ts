import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { citing } from '../../../scripts/coverage/table.ts';
import { NATIONS, RULE_IDS, ruleOfNation } from '../../../src/books/hispania/engine/data/ids.ts';
import { CHAPTERS } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { RULE_TABLE } from '../../../src/books/hispania/engine/data/rule-table.ts';

const headings = (page: string): string[] =>
  [...readFileSync(`content/en/hispania/${page}.mdx`, 'utf8').matchAll(/^#{2,4} (\d\S*) /gm)].map(([, id = '']) => id);

/** Those of chapters and sheets; a chapter's own and a nation's own are set by their pages. */
const HEADINGS = new Set([
  ...CHAPTERS.flatMap(({ number, slug }) => [`${number}`, ...headings(`rules/${slug}`)]),
  ...NATIONS.flatMap((nation) => [ruleOfNation(nation), ...headings(`nations/${nation}`)]),
]);
const CITED = citing();
/** A whole number between quotes need not be a rule. */
const isBare = (id: string) => /^\d+$/.test(id);

test('every rule that the engine cites has a heading', () => {
  const wrong = [...CITED]
    .filter(([id]) => !isBare(id) && !HEADINGS.has(id))
    .map(([id, files]) => `${id} in ${files.join(', ')}`);
  assert.deepEqual(wrong, []);
});

test('every heading is cited by the engine, or its rule only explains', () => {
  const silent = RULE_IDS.filter((id) => HEADINGS.has(id) && RULE_TABLE[id].mechanical && !CITED.has(id));
  assert.deepEqual(silent, []);
});

test('no rule that only explains is cited', () => {
  assert.deepEqual(
    RULE_IDS.filter((id) => !isBare(id) && !RULE_TABLE[id].mechanical && CITED.has(id)),
    [],
  );
});
