import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { parse } from 'node-html-parser';
import { NATIONS } from '../../../src/books/hispania/engine/data/ids.ts';
import { nationOfRule, ownNumber } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { cited } from '../../../src/books/hispania/words/cited.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';
import { builtFiles } from '../../built/dist.ts';

/** The references of all built pages, in English. Runs after `npm run build:test`. */
const PAGES = builtFiles('hispania/**/*.html').map((file) => ({ file, root: parse(readFileSync(file, 'utf8')) }));
const squeezed = (text: string): string => text.replace(/\s+/g, ' ').trim();
const references = PAGES.flatMap(({ file, root }) =>
  root.querySelectorAll('.rid').map((link) => ({
    file,
    text: squeezed(link.text),
    rule: /#r(\d.*)$/.exec(link.getAttribute('href') ?? '')?.[1],
    /** In a heading, in a list that names the nation beside it, and in the index, whose columns have room for numbers only. */
    beside: link.closest('h2, h3, header, table, .book-nations, .chapter-rules, .index-of-book') !== null,
  })),
);

describe('references to rules', () => {
  it('print no id of a part, and no “11” for a rule of a nation', () => {
    assert.ok(references.length > 3000);
    for (const { file, text, rule } of references) {
      assert.doesNotMatch(text, /^11-/, file);
      if (rule?.startsWith('11-')) assert.match(text, /^11\.\d/, `${rule} in ${file}`);
    }
  });
  it('name the nation, except on its own sheet', () => {
    const named = references.filter(({ rule, beside }) => rule && nationOfRule(rule) && !beside);
    assert.ok(named.length > 150);
    for (const { file, text, rule = '' } of named) {
      // A scene on a sheet says it as anywhere else.
      const own = file.endsWith(`/nations/${nationOfRule(rule)}/index.html`) && text === ownNumber(rule);
      if (!own) assert.equal(text, cited(rule, NAMES), `${rule} in ${file}`);
    }
  });
  it('stand before the headings of all sections of sheets', () => {
    for (const nation of NATIONS) {
      const sheet = PAGES.find(({ file }) => file.endsWith(`/hispania/nations/${nation}/index.html`));
      const headings = sheet?.root.querySelectorAll('h2[id^=r11-], h3[id^=r11-]') ?? [];
      assert.ok(headings.length > 0, nation);
      for (const heading of headings) {
        const [first] = heading.childNodes;
        assert.equal(squeezed(first?.text ?? ''), ownNumber(heading.id.slice(1)), heading.id);
      }
    }
  });
});
