import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { RuleId } from '../../../src/books/hispania/engine/data/ids.ts';
import { CHAPTERS, chapterOf, rulesOf } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { RULE_TABLE } from '../../../src/books/hispania/engine/data/rule-table.ts';
import { RULING_TABLE } from '../../../src/books/hispania/engine/data/rulings.ts';
import { RULE_TITLES } from '../../../src/books/hispania/words/en/rules.ts';
import { ruleHeading } from '../../../src/site/build/rule-anchors.ts';

const curly = (text: string) => text.replaceAll("'", '’');

/** The rule that a rule is a part of: of `5.1-mountain` it is `5.1`; of a section the chapter. */
function parentOf(id: RuleId): string {
  const parts = id.split('-');
  for (let n = parts.length - 1; n > 0; n--) {
    const parent = parts.slice(0, n).join('-');
    if (parent in RULE_TABLE) return parent;
  }
  return `${chapterOf(id)}`;
}

for (const { number, slug } of CHAPTERS) {
  const file = new URL(`../../../content/en/hispania/rules/${slug}.mdx`, import.meta.url);
  if (!existsSync(file)) continue;
  const text = readFileSync(file, 'utf8');
  /** The rules of the chapter, in the order of the table; the first is the chapter itself. */
  const [chapter, ...rules] = rulesOf(number);
  const headings = [...text.matchAll(/^#{2,4} (.+)$/gm)].flatMap(([, heading = '']) => ruleHeading(heading) ?? []);
  /** The ids that a component is given anywhere in the chapter. */
  const given = (component: string) =>
    [...text.matchAll(new RegExp(`<${component} id="([^"]+)"`, 'g'))].flatMap(([, id]) => id ?? []);
  const notes = [...given('Ruling'), ...given('Corrected')];

  describe(`chapter ${number}`, () => {
    it('has every rule as a heading, in the order of the book, and no other', () => {
      assert.equal(chapter, `${number}`);
      assert.deepEqual(
        headings.map(({ rule }) => rule),
        rules,
      );
    });
    it('calls itself and each rule by its title', () => {
      assert.ok(text.includes(`\ntitle: ${RULE_TITLES[`${number}`]}\n`));
      for (const { rule, title } of headings) assert.equal(curly(title), curly(RULE_TITLES[rule as RuleId]));
    });
    it('has a sentence that describes it, and a lead', () => {
      assert.match(text, /\ndescription: \S.{40,}\.\n/);
      assert.match(text, /\n<Lead>\S/);
    });
    it('sets each part one level below what it is a part of', () => {
      for (const id of rules) {
        assert.ok(text.includes(`\n${parentOf(id) === `${number}` ? '##' : '###'} ${id} `), id);
      }
    });
    it('says something below each heading', () => {
      for (const [, id] of text.matchAll(/\n#{2,4} (\d\S*) .*\n+(?=#|$)/g)) assert.fail(id);
    });
    it('notes every ruling that touches one of its rules', () => {
      const missing = Object.entries(RULING_TABLE).filter(
        ([id, ruling]) => ruling.rules.some((rule) => rules.includes(rule)) && !notes.includes(id),
      );
      assert.deepEqual(
        missing.map(([id]) => id),
        [],
      );
    });
    it('calls each note once', () => assert.equal(new Set(notes).size, notes.length));
    it('has the note of each letter that it repeats', () => {
      for (const id of given('Ref')) assert.ok(notes.includes(id), id);
    });
    it('refers to no rule that does not exist', () => {
      for (const id of given('Rid')) assert.ok(id in RULE_TABLE, id);
    });
    it('uses what it imports', () => {
      const imported = [...text.matchAll(/^import \{? ?(\w+)/gm)].flatMap(([, name]) => name ?? []);
      assert.deepEqual(
        imported.filter((name) => !new RegExp(`<${name}[ >]`).test(text)),
        [],
      );
    });
  });
}
