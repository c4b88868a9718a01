import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LEADERS, NATIONS, PLACES, RULE_IDS, TOKENS } from '../../../src/books/hispania/engine/data/ids.ts';
import { TERM_TABLE, TERMS } from '../../../src/books/hispania/engine/data/terms.ts';
import { names } from '../../../src/books/hispania/pages/names.ts';
import { indexEntries } from '../../../src/books/hispania/pages/reference/index-entries.ts';
import { LANGS, type Lang } from '../../../src/words/lang.ts';

function lettersOf(lang: Lang) {
  const content = new URL(`../../../content/${lang}/hispania/`, import.meta.url);
  const sources = Object.fromEntries(
    ['rules', 'nations'].flatMap((folder) =>
      readdirSync(new URL(`${folder}/`, content)).map((name) => {
        const source = readFileSync(new URL(`${folder}/${name}`, content), 'utf8');
        return [`${folder}/${name}`, source.split(/^---\n[\s\S]*?\n---\n/)[1] ?? ''];
      }),
    ),
  );
  return indexEntries(sources, names(lang), lang);
}
const LETTERS = { en: lettersOf('en'), fr: lettersOf('fr') };
const ENTRIES = {
  en: LETTERS.en.flatMap(({ entries }) => entries),
  fr: LETTERS.fr.flatMap(({ entries }) => entries),
};
const find = (name: string, kind: string, lang: Lang = 'en') =>
  ENTRIES[lang].find((one) => one.name === name && kind in one.of);

describe('the index', () => {
  for (const lang of LANGS) {
    it(`has every nation, place, leader, token and term of the game, once, in ${lang}`, () => {
      const ids = ENTRIES[lang].flatMap(({ of }) => Object.entries(of).map((pair) => pair.join(' ')));
      assert.equal(new Set(ids).size, ids.length);
      for (const id of NATIONS) assert.ok(ids.includes(`nation ${id}`), id);
      for (const id of PLACES) assert.ok(id === 'sea' || ids.includes(`place ${id}`), id);
      for (const id of LEADERS) assert.ok(ids.includes(`leader ${id}`), id);
      for (const id of TOKENS) assert.ok(ids.includes(`token ${id}`), id);
      for (const id of TERMS) {
        const { rule } = TERM_TABLE[id];
        assert.equal(
          ENTRIES[lang].some((one) => 'term' in one.of && one.main.some((main) => main === rule)) || !rule,
          true,
          id,
        );
        assert.equal(ids.includes(`term ${id}`), rule !== null, id);
      }
    });
    it(`has every rule under a name, a term or its heading, in ${lang}`, () => {
      const led = new Set(ENTRIES[lang].flatMap(({ main, parts }) => [...main, ...parts]));
      assert.deepEqual(
        RULE_IDS.filter((id) => !led.has(id)),
        [],
      );
    });
    it(`leads from every entry to a rule, in ${lang}`, () => {
      assert.deepEqual(
        ENTRIES[lang].filter(({ main, mentions }) => main.length + mentions.length === 0).map(({ name }) => name),
        [],
      );
    });
  }
  it('finds where a rule names a thing, without history and without a longer name', () => {
    assert.ok(find('Toledo', 'place')?.mentions.includes('4.3'));
    assert.ok(find('Forced passage', 'term')?.mentions.includes('5.1-nation'));
    assert.deepEqual(find('Forced passage', 'term')?.main, ['5.3']);
    assert.ok(!find('Yusuf', 'leader')?.mentions.includes('11-almohads'));
    assert.ok(find('Abu Yusuf', 'leader')?.main.includes('11-almohads'));
    assert.ok(find('Passage en force', 'term', 'fr')?.mentions.includes('5.1-nation'));
  });
  it('joins a term with the heading of its name, in the singular or the plural', () => {
    assert.equal(find('Rivers', 'term'), undefined);
    assert.ok(find('River', 'term')?.main.includes('6.4'));
    assert.deepEqual(find('Point de jonction', 'term', 'fr')?.main, ['5-corners']);
  });
  it('follows the alphabet of the language', () => {
    for (const all of Object.values(LETTERS)) {
      const letters = all.map(({ letter }) => letter);
      assert.deepEqual(letters, [...letters].sort());
    }
    assert.ok(LETTERS.en[0]?.entries.some(({ name }) => name === 'Ávila'));
  });
});
