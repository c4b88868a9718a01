import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LOCATIONS } from '../../../src/books/reconquista/engine/data/ids.ts';
import { SWITCHES } from '../../../src/books/reconquista/engine/data/play-ids.ts';
import { RULE_IDS, RULES, RULING_IDS } from '../../../src/books/reconquista/engine/data/rules.ts';
import { CHAPTERS, isRule, rulesOf } from '../../../src/books/reconquista/pages/chapters.ts';
import { GLOSSARY, TERM_IDS } from '../../../src/books/reconquista/words/en/glossary.ts';
import { OFTEN_MISSED } from '../../../src/books/reconquista/words/en/often-missed.ts';
import { RULE_TITLES } from '../../../src/books/reconquista/words/en/rules.ts';
import { RULING_WORDS } from '../../../src/books/reconquista/words/en/rulings.ts';
import { given, SECTIONS, sectionsOf, sourceOf } from './sections.ts';

describe('the sections of Reconquista', () => {
  it('have every rule under one heading, in the order of the table, by its title', () => {
    assert.deepEqual(
      SECTIONS.map(({ rule, title }) => [rule, title]),
      RULE_IDS.map((id) => [id, RULE_TITLES[id]]),
    );
  });

  it('have each rule on the page of its section', () => {
    for (const chapter of CHAPTERS) {
      assert.deepEqual(
        sectionsOf(chapter).map(({ rule }) => rule),
        rulesOf(chapter.number),
      );
    }
  });

  it('have each ruling once, in the text of its rule', () => {
    for (const { rule, text } of SECTIONS)
      assert.deepEqual([...given('Ruling', text)].sort(), [...RULES[rule].rulings].sort(), rule);
    assert.deepEqual(RULE_IDS.flatMap((id) => RULES[id].rulings).sort(), [...RULING_IDS].sort());
  });

  it('lead only to rules, locations and sections that exist', () => {
    for (const chapter of CHAPTERS) {
      const text = sourceOf(chapter);
      const rules = rulesOf(chapter.number);
      for (const id of given('Rid', text)) assert.ok(isRule(id), `${chapter.page}: ${id}`);
      for (const id of given('Location', text))
        assert.ok(
          LOCATIONS.some((one) => one === id),
          `${chapter.page}: ${id}`,
        );
      for (const [, id = ''] of text.matchAll(/\]\(#r([^)]+)\)/g))
        assert.ok(
          rules.some((rule) => rule === id),
          id,
        );
    }
  });

  it('describe themselves in a sentence, and begin with a lead', () => {
    for (const chapter of CHAPTERS) {
      assert.match(sourceOf(chapter), /\ndescription: \S.{30,}\.\n/, chapter.page);
      assert.match(sourceOf(chapter), /\n<Lead>\S/, chapter.page);
    }
  });
});

describe('the reference pages of Reconquista', () => {
  it('ask every ruling as a question, and answer in sentences', () => {
    for (const id of RULING_IDS) {
      const { question, ruling, other, reason } = RULING_WORDS[id];
      assert.match(question, /\?$/, id);
      for (const text of [ruling, reason, ...(other === undefined ? [] : [other])]) assert.match(text, /\.$/, id);
      assert.notEqual(ruling, other, id);
    }
  });

  it('have an alternative where a game may choose it, and nowhere else', () => {
    assert.deepEqual(
      RULING_IDS.filter((id) => RULING_WORDS[id].other !== undefined),
      RULING_IDS.filter((id) => SWITCHES.some((one) => one === id)),
    );
  });

  it('have different anchors', () => {
    for (const ids of [OFTEN_MISSED.flatMap(({ points }) => points.map(({ id }) => id)), TERM_IDS])
      assert.equal(new Set(ids).size, ids.length);
  });

  it('name each term once', () => {
    const terms = TERM_IDS.map((id) => GLOSSARY[id].term.toLowerCase());
    assert.equal(new Set(terms).size, terms.length);
  });
});
