import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { NATIONS } from '../../../src/books/hispania/engine/data/ids.ts';
import { CHAPTERS } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { structured } from '../../../src/site/structured.ts';

const BOOK = { name: 'Hispania', url: 'https://a.example/hispania/', site: 'Scriptorium' };
const CHAPTER = { number: 6, title: 'Combat', path: '/hispania/rules/6-combat/', written: true };
const ROME = { id: 'rome', name: 'Rome', path: '/hispania/nations/rome/' };
const PAGE = {
  url: 'https://a.example/hispania/rules/6-combat/',
  title: 'Combat',
  description: 'Who fights.',
  lang: 'en',
  picture: 'https://a.example/og/6-combat.png',
};

describe('what search engines are told', () => {
  it('of a chapter: its number, its book, the way to it', () => {
    const data = structured({ ...PAGE, of: { chapter: CHAPTER } }, BOOK) as {
      '@graph': Record<string, unknown>[];
    };
    const [chapter, crumbs] = data['@graph'];
    assert.equal(chapter?.['@type'], 'Chapter');
    assert.equal(chapter?.['position'], 6);
    assert.deepEqual(chapter?.['isPartOf'], { '@type': 'Book', name: 'Hispania', url: BOOK.url });
    const items = (crumbs as { itemListElement: { item: string }[] }).itemListElement;
    assert.deepEqual(
      items.map(({ item }) => item),
      [BOOK.url, PAGE.url],
    );
  });
  it('of a sheet that it is an article, of the first page that it is the book, of others nothing', () => {
    assert.match(JSON.stringify(structured({ ...PAGE, of: { entity: ROME } }, BOOK)), /"Article"/);
    assert.match(JSON.stringify(structured({ ...PAGE, of: 'book' }, BOOK)), /"@type":"Book".*"WebSite"/);
    assert.equal(structured({ ...PAGE, of: {} }, BOOK), null);
  });
});

describe('pictures for links', () => {
  for (const name of [...CHAPTERS.map(({ slug }) => slug), ...NATIONS])
    it(`there is one of ${name}`, () =>
      assert.ok(existsSync(new URL(`../../../public/og/${name}.png`, import.meta.url)), 'npm run build-social'));
});
