import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Book, EntityKind } from '../../src/site/book.ts';
import { numbered, pageOfBook, rowOf } from '../../src/site/page-of-book.ts';

const chapter = (number: number, written = true) => ({ number, title: `${number}`, path: `/x/${number}/`, written });
const CITIES: EntityKind = {
  id: 'city',
  head: { path: '/x/cities/', title: 'Cities' },
  entities: ['troy', 'argos'].map((id) => ({ id, name: id, path: `/x/cities/${id}/` })),
  pages: { outside: (name) => `the city ${name}`, sections: () => [] },
};
const FORDS: EntityKind = {
  id: 'ford',
  head: { path: '/x/fords/', title: 'Fords' },
  entities: [{ id: 'east', name: 'East', path: '/x/fords/#east' }],
};
const BOOK = {
  chapters: async () => [chapter(1), chapter(2, false), chapter(3)],
  entities: () => [FORDS, CITIES],
} as unknown as Book;
const at = (path: string) => pageOfBook(BOOK, path, 'en');

describe('a page of a book', () => {
  it('is a chapter, a thing of a kind with pages, all of them, or none of these', async () => {
    assert.deepEqual(await at('/x/3/'), { chapter: chapter(3) });
    assert.deepEqual(await at('/x/cities/argos/'), { kind: CITIES, entity: CITIES.entities[1] });
    assert.deepEqual(await at('/x/cities/'), { kind: CITIES });
    assert.deepEqual(await at('/x/fords/'), {});
    assert.deepEqual(await at('/x/'), {});
  });
  it('is in the row of the written chapters, or of the things of its kind', async () => {
    const paths = async (path: string) => (await rowOf(BOOK, await at(path), 'en')).map((link) => link.path);
    assert.deepEqual(await paths('/x/1/'), ['/x/1/', '/x/3/']);
    assert.deepEqual(await paths('/x/cities/troy/'), ['/x/cities/troy/', '/x/cities/argos/']);
    assert.deepEqual(await paths('/x/cities/'), []);
    assert.deepEqual(numbered(CITIES)[1], { id: 'argos', path: '/x/cities/argos/', number: 2, title: 'argos' });
  });
});
