import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLACES } from '../../../src/books/hispania/engine/data/ids.ts';
import { NAMES as EN } from '../../../src/books/hispania/words/en/names.ts';
import { NAMES as FR } from '../../../src/books/hispania/words/fr/names.ts';

test('no two places, nations or leaders of one language share a name', () => {
  for (const names of [EN, FR]) {
    for (const record of [names.places, names.nations, names.leaders]) {
      const values = Object.values(record);
      assert.equal(new Set(values).size, values.length);
    }
  }
});

test('both languages name the same things, in the same order', () => {
  for (const part of Object.keys(EN) as (keyof typeof EN)[]) {
    assert.deepEqual(Object.keys(FR[part]), Object.keys(EN[part]), part);
  }
  assert.deepEqual(Object.keys(EN.places), [...PLACES]);
});

test('Spanish names carry their accents', () => {
  const { places } = EN;
  assert.deepEqual(
    [places.avila, places.cordoba, places.cadiz, places.alcantara, places.denia, places.castellon, places.leon],
    ['Ávila', 'Córdoba', 'Cádiz', 'Alcántara', 'Dénia', 'Castellón', 'León'],
  );
});
