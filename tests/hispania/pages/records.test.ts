import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LEADERS, NATIONS, PROVINCES, RULINGS, TOKENS } from '../../../src/books/hispania/engine/data/ids.ts';
import { TERMS } from '../../../src/books/hispania/engine/data/terms.ts';
import { LESSONS } from '../../../src/books/hispania/lessons/index.ts';
import { entitiesOf } from '../../../src/books/hispania/pages/entities.ts';
import { chapterPath, type RulesPage, siteRecords } from '../../../src/books/hispania/pages/records.ts';
import { SCENE_IDS } from '../../../src/books/hispania/scenes/ids.ts';
import type { Kind } from '../../../src/site/search/record.ts';
import { address, LANGS } from '../../../src/words/lang.ts';

const COMBAT: RulesPage = {
  of: 6,
  lang: 'en',
  title: '6 Combat',
  lead: 'After movement.',
  rules: [
    {
      id: '6.4',
      title: 'Rivers',
      text: 'The defender adds 2.',
      links: ['/hispania/nations/rome/', '/hispania/nations/nobody/'],
    },
    { id: '6.6', title: 'Retreat', text: 'Whoever may.', links: [] },
  ],
};

const ROME: RulesPage = {
  of: 'rome',
  lang: 'en',
  title: 'Rome',
  lead: 'Rome came to fight Carthage. What it plays for',
  history: 'Rome came to fight Carthage.',
  rules: [
    {
      id: '11-rome',
      title: 'Rome: special rules',
      text: 'It has no income.',
      links: ['/hispania/nations/carthage/', '/hispania/map/#toledo'],
    },
    { id: '11-rome-forts', title: 'Roman forts', text: 'One in every province.', links: [] },
  ],
};

const LESSON_PATH = LESSONS.map(({ id }) => id);
const RECORDS = { en: siteRecords('en', [COMBAT, ROME]), fr: siteRecords('fr', []) };
const of = (lang: 'en' | 'fr', kind: Kind) => RECORDS[lang].filter((record) => record.kind === kind);
const find = (lang: 'en' | 'fr', kind: Kind, id: string) => {
  const record = of(lang, kind).find((one) => one.id === id);
  assert.ok(record, `${lang} ${kind} ${id}`);
  return record;
};

/** Accents and case apart, as the index folds them. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

describe('the records of the site', () => {
  for (const lang of LANGS) {
    it(`are complete in ${lang}`, () => {
      assert.deepEqual(
        of(lang, 'nation').map(({ id }) => id),
        [...NATIONS],
      );
      assert.deepEqual(
        of(lang, 'province').map(({ id }) => id),
        [...PROVINCES],
      );
      assert.deepEqual(
        of(lang, 'leader').map(({ id }) => id),
        [...LEADERS],
      );
    });
    it(`say something each in ${lang}`, () => {
      for (const { id, kind, title, text, path } of RECORDS[lang]) {
        assert.ok(title.trim() && text.trim(), id);
        // Where it stands; a page stands by itself.
        assert.equal(path.trim() === '', kind === 'page', id);
        assert.doesNotMatch(`${title} ${text} ${path}`, /undefined|\[object|NaN/, id);
      }
    });
    it(`have permanent addresses in ${lang}, each its own`, () => {
      const addresses = RECORDS[lang].map(({ address }) => address);
      assert.equal(new Set(addresses).size, addresses.length);
      const form =
        /^\/(fr\/)?hispania\/(rules|nations|map|rulings|scenes|glossary|tokens|leaders|learn|often-missed)\/([a-z0-9-]+\/)?(#[a-z0-9][a-z0-9.-]*)?$/;
      const page = /^\/(fr\/)?hispania\/([a-z-]+\/){1,2}$/;
      for (const { address, kind } of RECORDS[lang]) {
        assert.match(address, kind === 'page' ? page : form);
        assert.equal(address.startsWith('/fr/'), lang === 'fr');
      }
    });
  }

  it('hold all terms, rulings, scenes and lessons in every language', () => {
    for (const lang of LANGS) {
      assert.deepEqual(
        of(lang, 'scene').map(({ id }) => id),
        [...SCENE_IDS],
      );
      assert.deepEqual(
        of(lang, 'lesson').map(({ id }) => id),
        ['puzzles', 'teach', ...LESSON_PATH],
      );
      assert.deepEqual(
        of(lang, 'ruling').map(({ id }) => id),
        [...RULINGS],
      );
      assert.deepEqual(
        of(lang, 'token').map(({ id }) => id),
        [...TOKENS],
      );
      assert.deepEqual(
        of(lang, 'term')
          .map(({ id }) => id)
          .filter((id) => !id.startsWith('no-')),
        [...TERMS],
      );
    }
  });

  it('take rules and chapters from the pages that stand', () => {
    const rule = find('en', 'rule', '6.4');
    assert.equal(rule.address, `${chapterPath(6)}#r6.4`);
    assert.equal(rule.address, '/hispania/rules/6-combat/#r6.4');
    assert.equal(rule.path, '6 Combat');
    assert.equal(rule.number, '6.4');
    assert.deepEqual(rule.facets?.['nation'], ['rome']);
    assert.equal(find('en', 'chapter', '6').title, 'Combat');
    assert.deepEqual(of('fr', 'rule'), []);
    assert.deepEqual(of('fr', 'chapter'), []);
  });

  it('take the rules of single nations from their sheets, which are no chapters', () => {
    const rule = find('en', 'rule', '11-rome-forts');
    assert.equal(rule.address, '/hispania/nations/rome/#r11-rome-forts');
    assert.equal(rule.path, 'Rome');
    assert.deepEqual(rule.facets?.['nation'], ['rome']);
    assert.match(find('en', 'nation', 'rome').text, /Income: none/);
    assert.doesNotMatch(find('en', 'nation', 'rome').text, /Rome came to fight Carthage/);
    assert.match(find('en', 'nation', 'rome').whole ?? '', /Rome came to fight Carthage/);
    assert.deepEqual(find('en', 'rule', '11-rome').facets?.['nation'], ['rome', 'carthage']);
    assert.deepEqual(
      of('en', 'chapter').map(({ id }) => id),
      ['6'],
    );
  });

  it('refuse two things of the same name', () => {
    assert.throws(() => siteRecords('en', [COMBAT, COMBAT]), /chapter 6/);
  });

  it('lead where the design says', () => {
    assert.equal(find('en', 'nation', 'rome').address, '/hispania/nations/rome/');
    assert.equal(find('fr', 'province', 'toledo').address, '/fr/hispania/map/#toledo');
    assert.equal(find('en', 'ruling', 'hit-roll').address, '/hispania/rulings/#hit-roll');
    assert.equal(find('en', 'leader', 'viriathus').address, '/hispania/leaders/#viriathus');
    assert.equal(find('fr', 'leader', 'viriathus').address, '/fr/hispania/leaders/#viriathus');
  });

  for (const lang of LANGS) {
    it(`of the book's things have their names and addresses in ${lang}`, () => {
      for (const { id: kind, entities } of entitiesOf(lang)) {
        for (const { id, name, path } of entities) {
          const { title, address: at } = find(lang, kind, id);
          assert.deepEqual([title, at], [name, address(lang, path)]);
        }
      }
    });
  }

  it('know the nation a rule or a ruling is about', () => {
    assert.deepEqual(find('en', 'ruling', 'fort-placing').facets?.['nation'], ['rome']);
  });
});

describe('other spellings', () => {
  const spelt: readonly (readonly [Kind, string, ...string[]])[] = [
    ['nation', 'umayyads', 'Omeyyad', 'Omeyyades', 'Moors'],
    ['nation', 'suebi', 'Suève', 'Suevi'],
    ['nation', 'visigoths', 'Wisigoth'],
    ['province', 'cordoba', 'Cordoue', 'Corduba', 'Córdoba'],
    ['province', 'leon', 'Léon', 'Leon'],
    ['leader', 'geiseric', 'Genseric'],
  ];
  for (const lang of ['en', 'fr'] as const) {
    for (const [kind, id, ...names] of spelt) {
      it(`of ${id} are known in ${lang}`, () => {
        const { title, aliases } = find(lang, kind, id);
        const all = [title, ...aliases].map(fold);
        for (const name of names) assert.ok(all.includes(fold(name)), `${name} in ${all.join(', ')}`);
      });
    }
    it(`hold the names in every language, in ${lang}`, () => {
      for (const kind of ['nation', 'province', 'leader'] as const) {
        for (const { id, title, aliases } of of(lang, kind)) {
          for (const other of LANGS) assert.ok([title, ...aliases].includes(find(other, kind, id).title), id);
          assert.ok(!aliases.includes(title), id);
        }
      }
    });
  }
});
