import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { NATIONS, type RuleId, ruleOfNation } from '../../../src/books/hispania/engine/data/ids.ts';
import { pageOfRule, rulesOf } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { RULE_TABLE } from '../../../src/books/hispania/engine/data/rule-table.ts';
import { RULING_TABLE } from '../../../src/books/hispania/engine/data/rulings.ts';
import { scenesIn, scenesOf, wholeOn } from '../../../src/books/hispania/pages/sheets/scenes.ts';
import { SCENE_IDS } from '../../../src/books/hispania/scenes/ids.ts';
import { NAMES } from '../../../src/books/hispania/words/en/names.ts';
import { RULE_TITLES } from '../../../src/books/hispania/words/en/rules.ts';
import { ruleHeading } from '../../../src/site/build/rule-anchors.ts';

const FOLDER = new URL('../../../content/en/hispania/nations/', import.meta.url);

it('there is a sheet for each nation, and for nothing else', () => {
  assert.deepEqual(
    readdirSync(FOLDER).sort(),
    NATIONS.map((id) => `${id}.mdx`).sort(),
    'Write a sheet for each nation in content/en/hispania/nations, under its id',
  );
});

for (const nation of NATIONS) {
  const text = readFileSync(new URL(`${nation}.mdx`, FOLDER), 'utf8');
  const slot = (name: string) =>
    new RegExp(`<Fragment slot="${name}">\\n([\\s\\S]*?)\\n</Fragment>`).exec(text)?.[1] ?? '';
  const own = ruleOfNation(nation);
  const parts = rulesOf(nation).filter((id) => id !== own);
  /** The rule of the nation itself and its parts, by id, as they are written. */
  const [head = '', ...cut] = slot('rules').split(/^(?=### 11-)/m);
  const written = new Map(cut.map((part) => [/^### (\S+)/.exec(part)?.[1] ?? '', part.replace(/^.*\n/, '')]));
  /** The ids that a component is given anywhere on the sheet. */
  const given = (component: string) =>
    [...text.matchAll(new RegExp(`<${component} id="([^"]+)"`, 'g'))].flatMap(([, id]) => id ?? []);
  const notes = [...given('Ruling'), ...given('Corrected')];

  describe(`the sheet of ${nation}`, () => {
    it('is called by its name, and described by a sentence', () => {
      assert.ok(
        text.startsWith(`---\ntitle: ${NAMES.nations[nation]}\n`),
        `Begin ${nation}.mdx with title: ${NAMES.nations[nation]}, as words/en/names.ts says`,
      );
      assert.match(
        text,
        /\ndescription: (?:"\S.{40,}\."|[^\s"].{40,}\.)\n/,
        `Describe ${nation}.mdx at its head in a sentence of 40 characters or more`,
      );
      assert.deepEqual(given('Sheet'), [nation], `Put the texts of ${nation}.mdx into one <Sheet id="${nation}">`);
    });
    it('tells its history', () =>
      assert.ok(
        slot('history').trim().length > 200,
        'Write its history, more than 200 characters, in the fragment history',
      ));
    it('has each rule of the nation as a heading, by its title and in the order of the book', () => {
      const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].flatMap(([, heading = '']) => ruleHeading(heading) ?? []);
      assert.deepEqual(
        headings.map(({ rule }) => rule),
        parts,
        `Write one heading for each part of ${own}, in the order of RULE_IDS: “### 11-rome-forts Roman forts”`,
      );
      for (const { rule, title } of headings)
        assert.equal(title, RULE_TITLES[rule as RuleId], `Give rule ${rule} the title of words/en/rules.ts`);
      assert.deepEqual([...written.keys()], parts, 'Move the headings of rules into the fragment rules');
    });
    it('says something below each heading, its own included', () => {
      const said = (part: string) => part.replace(/<Scene [^>]*>|<[^>]+>/g, '').trim();
      assert.ok(said(head).length > 12, `Write a text before the first part in the fragment rules: it is rule ${own}`);
      for (const [id, part] of written) assert.ok(said(part).length > 12, `Write a text below the heading of ${id}`);
    });
    it('notes every ruling that touches one of its rules, and calls each note once', () => {
      const missing = Object.entries(RULING_TABLE).filter(
        ([id, ruling]) => ruling.rules.some((rule: RuleId) => rulesOf(nation).includes(rule)) && !notes.includes(id),
      );
      // One ruling may touch several nations: it is noted where its rule stands first, and on other sheets where they speak of it.
      const elsewhere = missing.filter(([, ruling]) => !parts.includes(ruling.rules[0] as RuleId));
      assert.deepEqual(
        missing.filter((one) => !elsewhere.includes(one)).map(([id]) => `<Ruling id="${id}" />`),
        [],
        `Put each of these after the sentence that it settles in ${nation}.mdx`,
      );
      assert.equal(new Set(notes).size, notes.length, 'Use <Ref id="…" /> where a ruling is mentioned again');
      for (const id of given('Ref'))
        assert.ok(notes.includes(id), `Put <Ruling id="${id}" /> where it is first mentioned`);
    });
    it('refers to rules that exist, and to the sheets where those of others stand', () => {
      for (const id of given('Rid'))
        assert.ok(id in RULE_TABLE, `Correct <Rid id="${id}" />: npm run rule -- ${id} lists similar ids`);
      for (const [, page = '', anchor = ''] of text.matchAll(/\]\(([^)#]*)#r([^)]+)\)/g)) {
        const { pathname } = new URL(page, `https://site.invalid/hispania/nations/${nation}/`);
        assert.equal(
          pathname,
          `/hispania/${pageOfRule(anchor as RuleId)}`,
          `Correct the link to ${anchor}: it is on another page`,
        );
      }
    });
    it('shows scenes that exist, one whole at least and two at most', () => {
      for (const id of scenesIn(text))
        assert.ok(
          (SCENE_IDS as readonly string[]).includes(id),
          `Correct <Scene id="${id}" />: there is no such scene`,
        );
      const whole = wholeOn(nation, text).length;
      assert.ok(
        [1, 2].includes(whole),
        `Show 1 or 2 whole scenes with <Scene id="…" />, not ${whole}: the sheet links to all others`,
      );
      for (const [, id = ''] of text.matchAll(/\/scenes\/([a-z0-9-]+)\//g)) {
        assert.ok(
          (SCENE_IDS as readonly string[]).includes(id),
          `Correct the link to scene ${id}: there is no such scene`,
        );
      }
    });
    it('uses what it imports', () => {
      const imported = [...text.matchAll(/^import \{? ?(\w+)/gm)].flatMap(([, name]) => name ?? []);
      assert.deepEqual(
        imported.filter((name) => !new RegExp(`<${name}[ >]`).test(text)),
        [],
        `Remove the imports of these from ${nation}.mdx: nothing uses them`,
      );
    });
  });
}

describe('the scenes of a nation', () => {
  it('are first those of its own rules', () => {
    const rome = scenesOf('rome').map(({ rules }) => rules.some((rule) => rule.startsWith('11-rome')));
    assert.ok(rome.length > 2, 'Restore the scenes of Rome: it has more than 2');
    assert.deepEqual(
      rome,
      [...rome].sort((a, b) => Number(b) - Number(a)),
      'Put scenes of a nation’s own rules first in scenesOf (pages/sheets/scenes.ts)',
    );
  });
  it('stand whole where the text calls them, or else the first of an own rule does', () => {
    const why = 'Restore wholeOn (pages/sheets/scenes.ts)';
    assert.deepEqual(wholeOn('rome', '<Scene id="a" />\n<Scene id="b" />'), ['a', 'b'], why);
    assert.deepEqual(wholeOn('el-cid', ''), [scenesOf('el-cid')[0]?.id], why);
    assert.deepEqual(wholeOn('iberians', ''), [], why);
  });
});
