import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  NATIONS,
  RULE_IDS,
  RULINGS,
  type RuleId,
  ruleOfNation,
  SWITCHES,
  TOKENS,
} from '../../../src/books/hispania/engine/data/ids.ts';
import {
  CHAPTERS,
  chapterOf,
  nationOfRule,
  pageOfRule,
  printedNumber,
  rulesOf,
} from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { NATION_SECTIONS, SECTION_NUMBERS } from '../../../src/books/hispania/engine/data/rule-numbers.ts';
import { RULE_TABLE } from '../../../src/books/hispania/engine/data/rule-table.ts';
import { RULING_SOURCES } from '../../../src/books/hispania/engine/data/rulings.sources.ts';
import { RULING_TABLE } from '../../../src/books/hispania/engine/data/rulings.ts';
import { cited } from '../../../src/books/hispania/words/cited.ts';
import { NAMES as EN } from '../../../src/books/hispania/words/en/names.ts';
import { RULE_TITLES } from '../../../src/books/hispania/words/en/rules.ts';
import { RULING_WORDS } from '../../../src/books/hispania/words/en/rulings.ts';
import { NAMES as FR } from '../../../src/books/hispania/words/fr/names.ts';

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
    assert.ok(from >= before, `Move ${id} in RULE_IDS, or correct its lines: it begins before the rule in front of it`);
    assert.ok(1 <= from && from <= to && to <= 3582, `Correct the lines of ${id}: the rulebook has lines 1 to 3582`);
    before = from;
  }
  assert.equal(new Set(RULE_IDS).size, RULE_IDS.length, 'Remove the second mention of an id in RULE_IDS');
});

test('a part lies inside its section, and sections do not overlap', () => {
  let last: RuleId | undefined;
  for (const id of RULE_IDS) {
    const [from, to] = RULE_TABLE[id].lines;
    const parent = parentOf(id);
    if (parent) {
      assert.ok(known.has(parent), `Add rule ${parent}, or rename ${id}, which would be a part of it`);
      const [start, end] = RULE_TABLE[parent].lines;
      assert.ok(start <= from && to <= end, `Correct the lines of ${id}: they must be inside those of ${parent}`);
    } else {
      if (last) assert.ok(RULE_TABLE[last].lines[1] < from, `Correct the lines of ${last} or ${id}: they overlap`);
      last = id;
    }
  }
});

test('an id is a printed number, a name below one, or a nation', () => {
  for (const id of RULE_IDS)
    assert.match(id, /^\d{1,2}(\.\d)?b?(-[a-z0-9]+)*$/, `Rename ${id}: an id is a printed number, or a name after one`);
  assert.ok(
    !known.has('6.5') && !known.has('14.3') && known.has('6.2b'),
    'Number the rules as the rulebook does: it has 6.2b, but neither 6.5 nor 14.3',
  );
  for (const nation of NATIONS) assert.ok(known.has(`11-${nation}`), `Add the rule 11-${nation}: each nation has one`);
  for (const token of TOKENS)
    assert.ok(known.has(`10.3-${token}`), `Add the rule 10.3-${token}: each event token has one`);
});

test('sixteen chapters, each with its rule and its own address', () => {
  assert.deepEqual(
    CHAPTERS.map(({ number }) => number),
    Array.from({ length: 16 }, (_, i) => i + 1),
    'List chapters 1 to 16, in order',
  );
  for (const { number, slug } of CHAPTERS) {
    assert.ok(known.has(String(number)), `Add rule ${number}: each chapter has its own`);
    assert.match(
      slug,
      new RegExp(`^${number}-[a-z-]+$`),
      `Rename ${slug}: the number of the chapter, then words with hyphens`,
    );
  }
  assert.equal(chapterOf('11-rome-forts'), 11, 'Restore chapterOf (engine/data/rule-ids.ts)');
  assert.equal(chapterOf('6.2b'), 6, 'Restore chapterOf (engine/data/rule-ids.ts)');
});

test('every rule stands on one page: those of a single nation on its sheet, all others in their chapter', () => {
  const why = 'Restore the page of this rule (engine/data/rule-ids.ts): published addresses never change';
  assert.equal(pageOfRule('6.2b'), 'rules/6-combat/', why);
  assert.equal(pageOfRule('11'), 'rules/11-nations/', why);
  assert.equal(pageOfRule('11-el-cid-hire'), 'nations/el-cid/', why);
  assert.equal(pageOfRule('11-hispano-romans'), 'nations/hispano-romans/', why);
  assert.equal(nationOfRule('11'), undefined, why);
  assert.deepEqual(rulesOf(11), ['11'], why);
  const ofRome = ['11-rome', '11-rome-forts', '11-rome-viriathus', '11-rome-zones'];
  assert.deepEqual(rulesOf('rome'), ofRome, 'Add a new rule of Rome to this list; never remove one');
  const pages = [...CHAPTERS.map(({ number }) => rulesOf(number)), ...NATIONS.map((nation) => rulesOf(nation))];
  assert.deepEqual(pages.flat().sort(), [...RULE_IDS].sort(), 'Give each rule one page (engine/data/rule-ids.ts)');
});

test('every section of chapter 11 has a number, and a number once given names the same section for ever', () => {
  const [, ...rows] = readFileSync(new URL('rule-numbers.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const given = new Map(rows.map((row) => row.split('\t') as [number: string, rule: string]));
  assert.equal(given.size, rows.length, 'Remove the second mention of a number in rule-numbers.tsv');
  for (const [number, rule] of given)
    if (known.has(rule))
      assert.equal(printedNumber(rule), number, `${rule} is ${number} for ever: restore its place in NATION_SECTIONS`);
  for (const [rule, number] of SECTION_NUMBERS)
    assert.ok(
      known.has(rule),
      `Write null in place of ${rule} in NATION_SECTIONS: its number ${number} is not used again`,
    );
  for (const rule of RULE_IDS) {
    if (!nationOfRule(rule)) continue;
    const number = SECTION_NUMBERS.get(rule);
    assert.ok(number, `Add ${rule} at the end of its list in NATION_SECTIONS (engine/data/rule-numbers.ts)`);
    assert.equal(given.get(number), rule, `Add the line ${number}\t${rule} to rule-numbers.tsv, where it stays`);
  }
});

test('the numbers of nations follow the rulebook', () => {
  const lines = NATION_SECTIONS.map(([nation]) => RULE_TABLE[ruleOfNation(nation)].lines[0]);
  assert.deepEqual(
    lines,
    [...lines].sort((a, b) => a - b),
    'List nations in NATION_SECTIONS as the rulebook does',
  );
  const why = 'Restore NATION_SECTIONS: a number that was given never changes';
  assert.equal(printedNumber('11-lusitanians'), '11.20', why);
  assert.equal(printedNumber('11-rome-forts'), '11.23.1', why);
});

test('a reference names the nation of its rule, in the reader’s language', () => {
  for (const rule of RULE_IDS) {
    const nation = nationOfRule(rule);
    for (const names of [EN, { ...EN, ...FR }]) {
      const printed = cited(rule, names);
      const wanted = nation ? `${SECTION_NUMBERS.get(rule)} ${names.nations[nation]}` : rule.split('-')[0];
      assert.equal(printed, wanted, 'Let a reference print number and nation (words/cited.ts)');
    }
  }
  const french = cited('11-visigoths-castles', { ...EN, ...FR });
  assert.equal(french, '11.29.1 Wisigoth', 'Let a reference name the nation in the reader’s language (words/cited.ts)');
});

test('every rule has an English title, different from those of its neighbours', () => {
  assert.deepEqual(
    Object.keys(RULE_TITLES).sort(),
    [...RULE_IDS].sort(),
    'Write a title for each rule in words/en/rules.ts',
  );
  assert.equal(
    new Set(Object.values(RULE_TITLES)).size,
    RULE_IDS.length,
    'Change a title in words/en/rules.ts: two rules have the same',
  );
});

test('every ruling names rules and lines, and has words for each reading', () => {
  for (const id of RULINGS) {
    const ruling = RULING_TABLE[id];
    assert.ok(ruling.rules.length > 0, `Name the rules of ${id} in engine/data/rulings.ts`);
    for (const rule of ruling.rules)
      assert.ok(known.has(rule), `Correct rule ${rule} of ${id}: npm run rule -- ${rule} lists similar ids`);
    for (const line of RULING_SOURCES[id].rules ?? [])
      assert.ok(line >= 1 && line <= 3582, `Correct line ${line} of ${id}: the rulebook has lines 1 to 3582`);
    for (const line of RULING_SOURCES[id].aid ?? [])
      assert.ok(line >= 1 && line <= 113, `Correct line ${line} of ${id}: the player aid has lines 1 to 113`);
    assert.equal(ruling.choices.length > 1, ruling.switch, `Use open(…) for ${id} if it is in SWITCHES, else fixed(…)`);
    const { question, readings, reason } = RULING_WORDS[id];
    const file = 'words/en/rulings.ts';
    assert.match(
      question,
      /^\p{Lu}.*\?$/u,
      `Begin the question of ${id} with a capital and end it with “?” in ${file}`,
    );
    assert.deepEqual(Object.keys(readings), ruling.choices, `Write each reading of ${id} in ${file}`);
    for (const sentence of [...Object.values(readings), reason])
      assert.match(
        sentence,
        /^(\p{Lu}|\d).*\.$/u,
        `Begin readings and reason of ${id} with a capital and end them with “.” in ${file}`,
      );
  }
});

test('the switches are the rulings with a second reading', () => {
  assert.deepEqual(
    [...SWITCHES],
    RULINGS.filter((id) => RULING_TABLE[id].choices.length === 2),
    'List the rulings with open(…) in SWITCHES, in the order of RULINGS',
  );
});
