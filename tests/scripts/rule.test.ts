import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Wrong } from '../../scripts/command-line.ts';
import { RULES } from '../../scripts/rule/books.ts';
import { citationsOf, mentions } from '../../scripts/rule/citations.ts';
import { findRule } from '../../scripts/rule/find.ts';
import { nearRules } from '../../scripts/rule/near.ts';
import { findIn } from '../../scripts/rule.ts';

/** The citations of rule 5.3 in a source, as `line is name`. */
const said = (source: string, rule = '5.3') =>
  citationsOf('sample.ts', source, rule).map(({ line, is, name }) => `${line} ${is} ${name}`.trimEnd());

describe('npm run rule: a source', () => {
  it('refuses by a rule: in a call, in a pair, in a wrong answer', () => {
    assert.deepEqual(said("const no = () => refuse('quota', '5.3', {});"), ['1 refusal quota']);
    assert.deepEqual(said("const REASON = ['quota', '5.3'] as const;"), ['1 refusal quota']);
    assert.deepEqual(said("const wrong = [{ id: 'a', at: 0, code: 'stopped', rule: '5.3' }];"), ['1 refusal stopped']);
  });

  it('refuses by one of several codes, by a rule that a constant holds', () => {
    const source = [
      'function why(castle: boolean) {',
      "  const rule = castle ? '5.3-castle' : '5.3';",
      "  return refuse(castle ? 'stopped' : 'quota', rule, {});",
      '}',
    ].join('\n');
    const expected = ['2 code why', '3 refusal stopped', '3 refusal quota'];
    assert.deepEqual(said(source), expected);
    assert.deepEqual(said(source, '5.3-castle'), expected);
    assert.deepEqual(said(source, '5'), []);
  });

  it('asks and reports by a rule', () => {
    assert.deepEqual(said("const ask = () => ({ by: [], kind: 'pin', rule: '5.3', choices: [] });"), ['1 prompt pin']);
    assert.deepEqual(said("const pin = (d: D) => tell(d, { kind: 'halted', rule: '5.3' });"), ['1 fact halted']);
  });

  it('has an entry of a table, by its key or its id', () => {
    assert.deepEqual(said("export const ASKED_BY = {\n  pin: ['5.3'],\n} satisfies Table;"), ['2 entry pin']);
    assert.deepEqual(said("export const RULINGS = { 'passage-leaders': open(['5.3', '5.2']) };"), [
      '1 entry passage-leaders',
    ]);
    assert.deepEqual(said("export const PUZZLES = [{ id: 'reach-rome', rules: ['5.3'] }];"), ['1 entry reach-rome']);
    assert.deepEqual(said("export const KEYWORDS = { '5.3': 'overrun' };"), ['1 entry KEYWORDS']);
  });

  it('names it in a comment or in the title of a test', () => {
    assert.deepEqual(said('/** Rule 5.3: stops two. */\nexport function quota() {}'), ['1 comment quota']);
    assert.deepEqual(said("describe('5.3 forced passage', () => { it('stops two', () => {}); });"), [
      '1 title 5.3 forced passage',
    ]);
    assert.deepEqual(said("it('stops two', () => { assert.equal(refusal.rule, '5.3'); });"), ['1 code stops two']);
  });

  it('names another rule, a type or a plain number, and that is not it', () => {
    assert.deepEqual(said("const a = ['5.3-castle', '15.3', '5.31']; // 5.3.1 and 15.3"), []);
    assert.deepEqual(said("type Rule = '5.3';"), []);
    assert.deepEqual(said("const READER = ['5'];\nconst seats = { by: ['5'] };", '5'), []);
    assert.deepEqual(said("const scene = { id: 'here', rules: ['5'] };", '5'), ['1 entry here']);
  });

  it('means a rule by a plain number only after the word or among others', () => {
    assert.equal(mentions('Rule 5, and 5 units; rules 4 and 5; (3, 5); 5 gold.', '5').length, 3);
  });
});

describe('npm run rule: a book', () => {
  const found = findRule('hispania', '5.3');
  const names = (of: readonly { readonly name: string }[]) => of.map(({ name }) => name);
  const files = (of: readonly { readonly file: string }[]) => of.map(({ file }) => file.split('/').at(-1));

  it('has a rule on its page, in its code, its refusals, prompts and facts with their words', () => {
    assert.deepEqual(
      found.pages.map(({ address }) => address),
      ['/hispania/rules/5-movement/#r5.3', '/fr/hispania/rules/5-movement/#r5.3'],
    );
    assert.ok(files(found.code).includes('forced-passage.ts'));
    for (const code of ['quota', 'stopped', 'pin-first']) assert.ok(names(found.refusals).includes(code), code);
    assert.deepEqual(names(found.prompts), ['pin']);
    assert.deepEqual(names(found.facts), ['halted']);
    for (const { name, words } of [...found.refusals, ...found.prompts, ...found.facts])
      assert.ok(words.length > 0, name);
  });

  it('has the own rule of a chapter at the title of its page', () => {
    assert.deepEqual(findRule('hispania', '8').pages, [
      { source: 'content/en/hispania/rules/8-victory-points.mdx:2', address: '/hispania/rules/8-victory-points/#r8' },
      {
        source: 'content/fr/hispania/rules/8-victory-points.mdx:2',
        address: '/fr/hispania/rules/8-victory-points/#r8',
      },
    ]);
    assert.deepEqual(
      findRule('tiny', '1').pages.map(({ source }) => source.replace(/:\d+$/, '')),
      ['content/en/tiny/rules/1-places-and-rounds.mdx'],
    );
  });

  it('has it in scenes, lessons, tests and rulings, and another one in puzzles', () => {
    assert.ok(files(found.scenes).includes('past-one-at-toledo.ts'));
    assert.ok(files(found.lessons).includes('forced-passage.ts'));
    assert.ok(files(found.tests).includes('forced-passage.test.ts'));
    assert.ok(names(found.rulings).includes('passage-leaders'));
    assert.ok(files(found.words).includes('keywords.ts'));
    assert.ok(findRule('hispania', '3.1').puzzles.length > 0);
  });
});

describe('npm run rule: the command', () => {
  it('finds a rule in every book that has it, or in the one that is named', () => {
    assert.match(findIn(['5.3']), /^hispania 5\.3 {2}Forced passage \(Passage en Force\)\n {2}page /);
    assert.equal(findIn(['hispania', '5.3']), findIn(['5.3']));
    assert.equal(findIn(['11.23.1']), findIn(['11-rome-forts']));
    assert.match(findIn(['hispania', '8']), /^ {2}parts {6}8-kills 8-own-turn 8-turn-end$/m);
  });

  it('says what is near a rule that there is not', () => {
    const near = (given: string) => nearRules(RULES.hispania ?? assert.fail(), given);
    assert.deepEqual(near('5.33').slice(0, 2), ['5.3', '5']);
    assert.deepEqual(near('8.1'), ['8', '8-kills', '8-own-turn', '8-turn-end']);
    assert.ok(near('11-roma').includes('11-rome'));
    assert.ok(near('forced passage').includes('5.3'));
    assert.ok(near('rom').includes('11-rome'));
    assert.ok(near('lusitanian').includes('11-lusitanians'));
    assert.deepEqual(near('nowhere'), []);
    assert.throws(() => findIn(['5.33']), /no rule "5\.33"\. Near it:\n {2}5\.3 {2}Forced passage/);
  });

  it('says what is wrong with a command line', () => {
    for (const args of [[], ['--help'], ['a', 'b', 'c'], ['nowhere', '5.3']]) assert.throws(() => findIn(args), Wrong);
    assert.throws(() => findIn(['nowhere', '5.3']), /Books: hispania/);
  });
});
