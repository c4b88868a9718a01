import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { RuleId } from '../../../src/hispania/data/ids.ts';
import { chapterOf, RULE_TABLE } from '../../../src/hispania/data/rule-ids.ts';
import { RULING_TABLE } from '../../../src/hispania/data/rulings.ts';
import { ruleHeading } from '../../../src/site/build/rule-anchors.ts';
import { RULE_TITLES } from '../../../src/words/en/rules.ts';

const TEXT = readFileSync(new URL('../../../content/en/hispania/rules/6-combat.mdx', import.meta.url), 'utf8');

/** The rules of the chapter in the order of the table; the first is the chapter itself. */
const [CHAPTER, ...RULES] = (Object.keys(RULE_TABLE) as RuleId[]).filter((id) => chapterOf(id) === 6);
const HEADINGS = [...TEXT.matchAll(/^#{2,4} (.+)$/gm)].flatMap(([, text = '']) => ruleHeading(text) ?? []);

/** The ids that a component is given anywhere in the chapter. */
function given(component: string): readonly string[] {
  return [...TEXT.matchAll(new RegExp(`<${component} id="([^"]+)"`, 'g'))].flatMap(([, id]) => id ?? []);
}

describe('the chapter on combat', () => {
  it('has every rule as a heading, in the order of the book, and no other', () => {
    assert.equal(CHAPTER, '6');
    assert.deepEqual(
      HEADINGS.map(({ rule }) => rule),
      RULES,
    );
  });
  it('calls each rule by its title', () => {
    assert.ok(TEXT.includes(`\ntitle: ${RULE_TITLES['6']}\n`));
    for (const { rule, title } of HEADINGS) {
      assert.equal(title.replaceAll('’', "'"), RULE_TITLES[rule as RuleId].replaceAll('’', "'"));
    }
  });
  it('sets unnumbered parts one level below their section', () => {
    for (const { rule } of HEADINGS) {
      assert.ok(TEXT.includes(`\n${rule.includes('-') ? '###' : '##'} ${rule} `), rule);
    }
  });
  it('notes every ruling that touches one of its rules', () => {
    const noted = new Set([...given('Ruling'), ...given('Corrected')]);
    const missing = Object.entries(RULING_TABLE).filter(
      ([id, { rules }]) => rules.some((rule) => chapterOf(rule) === 6) && !noted.has(id),
    );
    assert.deepEqual(
      missing.map(([id]) => id),
      [],
    );
  });
  it('calls each note once', () => {
    const notes = [...given('Ruling'), ...given('Corrected')];
    assert.equal(new Set(notes).size, notes.length);
  });
  it('refers to no rule that does not exist', () => {
    for (const id of given('Rid')) assert.ok(id in RULE_TABLE, id);
  });
});
