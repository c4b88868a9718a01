import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'node-html-parser';
import { NATIONS, RULE_IDS, RULINGS, TOKENS } from '../../../src/books/hispania/engine/data/ids.ts';
import { CHAPTERS, ownNumber } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { TERMS } from '../../../src/books/hispania/engine/data/terms.ts';
import { readBuilt } from '../../built/dist.ts';

/** The whole book as it was built. Runs after `npm run build:test`. */
const root = parse(readBuilt('hispania/rules/whole-book/index.html'));
const ids = root.querySelectorAll('[id]').map(({ id }) => id);

describe('the whole book', () => {
  it('has its parts in order: contents, key terms, chapters, sheets, then glossary, tokens, rulings, player aid, index', () => {
    const titles = root.querySelectorAll('main h1').map(({ text }) => text.replace(/\s+/g, ' ').trim());
    const [, contents, terms, first] = titles;
    assert.deepEqual(
      [contents, terms, first],
      ['Contents of the rules', 'Key terms and conventions', '1 Order of play'],
    );
    assert.equal(titles.length, 3 + CHAPTERS.length + NATIONS.length + 5);
    assert.deepEqual(titles.slice(-5), ['Glossary', 'Event tokens', 'Rulings', 'Player aid', 'Index']);
    // The sheets are in the order of their numbers.
    assert.deepEqual(titles.slice(3 + CHAPTERS.length, 5 + CHAPTERS.length), ['Alans', 'Almohads']);
  });
  it('has no id twice', () => {
    const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
    assert.deepEqual([...new Set(twice)], []);
  });
  it('contains every rule, term, token and ruling', () => {
    const all = new Set(ids);
    for (const id of RULE_IDS) assert.ok(all.has(`r${id}`), id);
    for (const id of TERMS) assert.ok(all.has(`glossary-${id}`), id);
    for (const id of TOKENS) assert.ok(all.has(`tokens-${id}`), id);
    for (const id of RULINGS) assert.ok(all.has(`rulings-${id}`), id);
  });
  it('leads from its contents and its index to every rule on the same page', () => {
    for (const part of ['contents-of-book', 'index']) {
      const links = linksAfter(part);
      const missing = RULE_IDS.filter((id) => !links.has(`#r${id}`));
      assert.deepEqual(missing, [], part);
    }
    const dead = [...linksAfter('index')].filter((to) => to.startsWith('#') && !ids.includes(to.slice(1)));
    assert.deepEqual(dead, []);
  });
});

describe('the page of the index', () => {
  const page = parse(readBuilt('hispania/rules/a-to-z/index.html'));
  it('prints the number of every rule that has one', () => {
    const printed = new Set(page.querySelectorAll('.index-of-book .rid').map(({ text }) => text.trim()));
    for (const id of RULE_IDS) {
      const number = ownNumber(id);
      if (number) assert.ok(printed.has(number), number);
    }
  });
});

/** The targets of links of a part of the book: from its header to the next. */
function linksAfter(id: string): ReadonlySet<string> {
  const found = new Set<string>();
  let within = false;
  for (const node of root.querySelectorAll('main header.chap, main a')) {
    if (node.tagName === 'HEADER') within = node.id === id;
    else if (within) found.add(node.getAttribute('href') ?? '');
  }
  return found;
}
