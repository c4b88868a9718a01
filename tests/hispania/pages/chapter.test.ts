import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { RuleId } from '../../../src/books/hispania/engine/data/ids.ts';
import { CHAPTERS, chapterOf, rulesOf } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { RULE_TABLE } from '../../../src/books/hispania/engine/data/rule-table.ts';
import { RULING_TABLE } from '../../../src/books/hispania/engine/data/rulings.ts';
import { RULE_TITLES } from '../../../src/books/hispania/words/en/rules.ts';
import { ruleHeading } from '../../../src/site/build/rule-anchors.ts';

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
  const chapterRules = rulesOf(number);
  const [chapter, ...rules] = chapterRules;
  const headings = [...text.matchAll(/^#{2,4} (.+)$/gm)].flatMap(([, heading = '']) => ruleHeading(heading) ?? []);
  /** The ids that a component is given anywhere in the chapter. */
  const given = (component: string) =>
    [...text.matchAll(new RegExp(`<${component} id="([^"]+)"`, 'g'))].flatMap(([, id]) => id ?? []);
  const notes = [...given('Ruling'), ...given('Corrected')];

  describe(`chapter ${number}`, () => {
    it('has every rule as a heading, in the order of the book, and no other', () => {
      assert.equal(chapter, `${number}`, `Let rule ${number} be the first of its chapter in RULE_IDS`);
      assert.deepEqual(
        headings.map(({ rule }) => rule),
        rules,
        `Write one heading for each rule in ${slug}.mdx, in the order of RULE_IDS: “## 6.4 Rivers”`,
      );
    });
    it('calls itself and each rule by its title', () => {
      assert.ok(
        text.includes(`\ntitle: ${RULE_TITLES[`${number}`]}\n`),
        `Begin ${slug}.mdx with title: ${RULE_TITLES[`${number}`]}, as words/en/rules.ts says`,
      );
      for (const { rule, title } of headings)
        assert.equal(title, RULE_TITLES[rule as RuleId], `Give rule ${rule} the title of words/en/rules.ts`);
    });
    it('has a sentence that describes it, and a lead', () => {
      assert.match(
        text,
        /\ndescription: (?:"\S.{40,}\."|[^\s"].{40,}\.)\n/,
        `Describe ${slug}.mdx at its head in a sentence of 40 characters or more`,
      );
      assert.match(text, /\n<Lead>\S/, `Write a <Lead> before the first rule of ${slug}.mdx`);
    });
    it('sets each part one level below what it is a part of', () => {
      for (const id of rules) {
        const marks = parentOf(id) === `${number}` ? '##' : '###';
        assert.ok(
          text.includes(`\n${marks} ${id} `),
          `Write “${marks} ${id} …”: a section has ##, a part of a section ###`,
        );
      }
    });
    it('says something below each heading', () => {
      for (const [, id] of text.matchAll(/\n#{2,4} (\d\S*) .*\n+(?=#|$)/g))
        assert.fail(`Write a text below the heading of ${id}`);
    });
    it('notes every ruling that touches one of its rules, or all of it', () => {
      const missing = Object.entries(RULING_TABLE).filter(
        ([id, ruling]) => ruling.rules.some((rule) => chapterRules.includes(rule)) && !notes.includes(id),
      );
      assert.deepEqual(
        missing.map(([id]) => `<Ruling id="${id}" />`),
        [],
        `Put each of these after the sentence that it settles in ${slug}.mdx; about the whole chapter, in <Lead>`,
      );
    });
    it('calls each note once', () =>
      assert.equal(new Set(notes).size, notes.length, 'Use <Ref id="…" /> where a ruling is mentioned again'));
    it('has the note of each letter that it repeats', () => {
      for (const id of given('Ref'))
        assert.ok(notes.includes(id), `Put <Ruling id="${id}" /> where it is first mentioned`);
    });
    it('refers to no rule that does not exist', () => {
      for (const id of given('Rid'))
        assert.ok(id in RULE_TABLE, `Correct <Rid id="${id}" />: npm run rule -- ${id} lists similar ids`);
    });
    it('uses what it imports', () => {
      const imported = [...text.matchAll(/^import \{? ?(\w+)/gm)].flatMap(([, name]) => name ?? []);
      assert.deepEqual(
        imported.filter((name) => !new RegExp(`<${name}[ >]`).test(text)),
        [],
        `Remove the imports of these from ${slug}.mdx: nothing uses them`,
      );
    });
  });
}
