import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { searchOfHispania } from '../../../src/books/hispania/pages/search/of-hispania.ts';
import { query as english } from '../../../src/books/hispania/words/en/query.ts';
import { query as french } from '../../../src/books/hispania/words/fr/query.ts';
import { finder } from '../../../src/site/search/find.ts';
import type { SiteRecord } from '../../../src/site/search/record.ts';
import { standInWords, withStandIns } from '../../../src/site/search/stand-ins.ts';

const record = (kind: SiteRecord['kind'], id: string, lang: 'en' | 'fr', title: string, text: string): SiteRecord => ({
  id,
  kind,
  lang,
  title,
  text,
  path: '',
  address: `${lang === 'fr' ? '/fr' : ''}/${kind}/${id}/`,
  aliases: [],
  ...(kind === 'rule' && { number: id }),
});
const ENGLISH = [
  record('rule', '2.3', 'en', 'Buying new units', 'A knight costs 6 gold.'),
  record('rule', '5.3', 'en', 'Forced passage', 'Past enemies.'),
  record('rule', '6.6', 'en', 'Retreat', 'After a round, to a province next door.'),
  record('rule', '3.3', 'en', 'Leaders', 'A leader lives one turn.'),
  record('nation', 'rome', 'en', 'Rome', 'The Romans.'),
];
const FRENCH = [record('nation', 'rome', 'fr', 'Rome', 'Le chef arrive en mer, sans or.')];
const records = withStandIns(FRENCH, ENGLISH);
const find = finder(records, { ...searchOfHispania('fr'), query: standInWords(french, english) });
const first = (q: string) => find({ q, chosen: {} }).records[0];

describe('what stands in for a language that is not whole', () => {
  it('is all that the language lacks, and leads to the English pages', () => {
    assert.deepEqual(
      records.map(({ id, lang, address }) => [id, lang, address]),
      [
        ['rome', 'fr', '/fr/nation/rome/'],
        ['2.3', 'en', '/rule/2.3/'],
        ['5.3', 'en', '/rule/5.3/'],
        ['6.6', 'en', '/rule/6.6/'],
        ['3.3', 'en', '/rule/3.3/'],
      ],
    );
  });
  it('is found by its number, and a hit says its language', () => {
    assert.equal(first('6.6')?.id, '6.6');
    assert.equal(find({ q: '6.6', chosen: {} }).hits(0, 1)[0]?.lang, 'en');
  });
  for (const [q, id] of [
    ['combien coûte un chevalier', '2.3'],
    ['passage en force', '5.3'],
    ['retraite', '6.6'],
    ['6.6', '6.6'],
    ['or', 'rome'],
    ['combien d’or pour un chevalier', '2.3'],
  ] as const) {
    it(`is found in French words: ${q}`, () => assert.equal(first(q)?.id, id));
  }
  it('hides nothing that is there in French', () => {
    const found = find({ q: 'chef', chosen: {} }).records.map(({ id }) => id);
    assert.deepEqual([...found].sort(), ['3.3', 'rome']);
  });
});
