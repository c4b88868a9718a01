import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  NATIONS,
  RULE_IDS,
  RULINGS,
  type RuleId,
  SWITCHES,
  TOKENS,
} from '../../../src/books/hispania/engine/data/ids.ts';
import {
  CHAPTERS,
  chapterOf,
  nationOfRule,
  pageOfRule,
  rulesOf,
} from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { RULE_TABLE } from '../../../src/books/hispania/engine/data/rule-table.ts';
import { RULING_TABLE } from '../../../src/books/hispania/engine/data/rulings.ts';
import { RULE_TITLES } from '../../../src/books/hispania/words/en/rules.ts';
import { RULING_WORDS } from '../../../src/books/hispania/words/en/rulings.ts';

const known = new Set<string>(RULE_IDS);
/** The section a part belongs to: of `5.1-mountain` it is `5.1`, of `11-rome-forts` `11-rome`, of `11-rome` none. */
const parentOf = (id: RuleId) => {
  const nation = NATIONS.find((name) => id.startsWith(`11-${name}-`));
  if (nation) return `11-${nation}` as RuleId;
  const [section = ''] = id.split('-');
  return id.startsWith('11-') || section === id ? undefined : (section as RuleId);
};

test('rules are ordered as in the book, with lines inside it', () => {
  let before = 0;
  for (const id of RULE_IDS) {
    const [from, to] = RULE_TABLE[id].lines;
    assert.ok(from >= before, `${id} begins before the rule in front of it`);
    assert.ok(1 <= from && from <= to && to <= 3582, id);
    before = from;
  }
  assert.equal(new Set(RULE_IDS).size, RULE_IDS.length);
});

test('a part lies inside its section, and sections do not overlap', () => {
  let last: RuleId | undefined;
  for (const id of RULE_IDS) {
    const [from, to] = RULE_TABLE[id].lines;
    const parent = parentOf(id);
    if (parent) {
      assert.ok(known.has(parent), `${id} has no section`);
      const [start, end] = RULE_TABLE[parent].lines;
      assert.ok(start <= from && to <= end, `${id} is not inside ${parent}`);
    } else {
      if (last) assert.ok(RULE_TABLE[last].lines[1] < from, `${last} and ${id} overlap`);
      last = id;
    }
  }
});

test('an id is a printed number, a name below one, or a nation', () => {
  for (const id of RULE_IDS) assert.match(id, /^\d{1,2}(\.\d)?b?(-[a-z0-9]+)*$/);
  assert.ok(!known.has('6.5') && !known.has('14.3') && known.has('6.2b'));
  for (const nation of NATIONS) assert.ok(known.has(`11-${nation}`), nation);
  for (const token of TOKENS) assert.ok(known.has(`10.3-${token}`), token);
});

test('sixteen chapters, each with its rule and its own address', () => {
  assert.deepEqual(
    CHAPTERS.map(({ number }) => number),
    Array.from({ length: 16 }, (_, i) => i + 1),
  );
  for (const { number, slug } of CHAPTERS) {
    assert.ok(known.has(String(number)));
    assert.match(slug, new RegExp(`^${number}-[a-z-]+$`));
  }
  assert.equal(chapterOf('11-rome-forts'), 11);
  assert.equal(chapterOf('6.2b'), 6);
});

test('every rule stands on one page: those of a single nation on its sheet, all others in their chapter', () => {
  assert.equal(pageOfRule('6.2b'), 'rules/6-combat/');
  assert.equal(pageOfRule('11'), 'rules/11-nations/');
  assert.equal(pageOfRule('11-el-cid-hire'), 'nations/el-cid/');
  assert.equal(pageOfRule('11-hispano-romans'), 'nations/hispano-romans/');
  assert.equal(nationOfRule('11'), undefined);
  assert.deepEqual(rulesOf(11), ['11']);
  assert.deepEqual(rulesOf('rome'), ['11-rome', '11-rome-forts', '11-rome-viriathus', '11-rome-zones']);
  const pages = [...CHAPTERS.map(({ number }) => rulesOf(number)), ...NATIONS.map((nation) => rulesOf(nation))];
  assert.deepEqual(pages.flat().sort(), [...RULE_IDS].sort());
});

test('every rule has an English title, different from those of its neighbours', () => {
  assert.deepEqual(Object.keys(RULE_TITLES).sort(), [...RULE_IDS].sort());
  assert.equal(new Set(Object.values(RULE_TITLES)).size, RULE_IDS.length);
});

test('every ruling names rules and lines, and has words for each reading', () => {
  for (const id of RULINGS) {
    const ruling = RULING_TABLE[id];
    assert.ok(ruling.rules.length > 0, id);
    for (const rule of ruling.rules) assert.ok(known.has(rule), `${id}: ${rule}`);
    for (const line of 'rules' in ruling.sources ? ruling.sources.rules : []) assert.ok(line >= 1 && line <= 3582, id);
    for (const line of 'aid' in ruling.sources ? ruling.sources.aid : []) assert.ok(line >= 1 && line <= 113, id);
    assert.equal(ruling.choices.length > 1, ruling.switch, id);
    const { question, readings, reason } = RULING_WORDS[id];
    assert.match(question, /^\p{Lu}.*\?$/u, id);
    assert.deepEqual(Object.keys(readings), ruling.choices);
    for (const sentence of [...Object.values(readings), reason]) assert.match(sentence, /^(\p{Lu}|\d).*\.$/u, id);
  }
});

test('the switches are the rulings with a second reading', () => {
  assert.deepEqual(
    [...SWITCHES],
    RULINGS.filter((id) => RULING_TABLE[id].choices.length === 2),
  );
});
