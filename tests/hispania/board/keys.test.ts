import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLACES, type PlaceId, PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import { byLetters, step } from '../../../src/books/hispania/ui/board/keys.ts';
import { closeTo, contains, layout, WHOLE } from '../../../src/books/hispania/ui/board/view.ts';
import { within, zoomed } from '../../../src/books/hispania/ui/board/zoom.ts';
import { adjacency } from '../../../src/books/hispania/ui/map/rows.ts';
import { NAMES as EN } from '../../../src/books/hispania/words/en/names.ts';

const around = adjacency();
const KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

test('arrows lead to the neighbour in their direction', () => {
  const from = (place: PlaceId) => KEYS.map((key) => step(place, key, around, PLACES));
  assert.deepEqual(from('toledo'), ['avila', 'cordoba', 'alcantara', 'la-mancha']);
  assert.equal(step('denia', 'ArrowRight', around, PLACES), 'ibiza');
});

test('arrows reach every place from every place', () => {
  for (const start of PLACES) {
    const seen = new Set<PlaceId>([start]);
    for (const place of seen) {
      for (const key of KEYS) {
        const next = step(place, key, around, PLACES);
        if (next) seen.add(next);
      }
    }
    assert.equal(seen.size, PLACES.length, `from ${start}: ${PLACES.filter((id) => !seen.has(id))} out of reach`);
  }
});

test('letters jump to a name, accents or not, and the same letter goes on', () => {
  const names = PROVINCES.map((id) => [id, EN.places[id]] as const);
  assert.equal(byLetters('av', undefined, names), 'avila');
  assert.equal(byLetters('l', undefined, names), 'la-mancha');
  assert.equal(byLetters('l', 'la-mancha', names), 'leon');
  assert.equal(byLetters('ll', 'leon', names), 'lisbon');
  assert.equal(byLetters('x', 'leon', names), undefined);
  // A later word is found, too; a name that begins with the letters comes first.
  assert.equal(byLetters('sea', undefined, [...names, ['sea', EN.places.sea]]), 'sea');
  assert.equal(byLetters('c', undefined, names), 'cadiz');
  assert.equal(byLetters('morena', undefined, names), 'sierra-morena');
});

test('zooming keeps the point under the pointer and the map in its frame', () => {
  const near = zoomed(WHOLE, 2, [500, 400], WHOLE);
  assert.equal(near.w, WHOLE.w / 2);
  assert.ok(Math.abs((500 - near.x) / near.w - (500 - WHOLE.x) / WHOLE.w) < 1e-9);
  assert.deepEqual(zoomed(near, 0.1, [0, 0], WHOLE), WHOLE);
  assert.equal(within({ ...near, x: -900 }, WHOLE).x, WHOLE.x);
});

test('a small board looks closely at places that lie near together, and at all of the map where they do not', () => {
  const near = closeTo(['toledo', 'avila'], WHOLE, 430);
  for (const place of ['toledo', 'avila'] as const) {
    const [x, y] = layout.places[place].stack;
    assert.ok(contains(near, [x, y, 0, 0]), place);
  }
  assert.equal(near.w, 430);
  assert.ok(Math.abs(near.h / near.w - WHOLE.h / WHOLE.w) < 1e-9);
  const wider = closeTo(['toledo', 'seville'], WHOLE, 100);
  for (const place of ['toledo', 'seville'] as const) {
    const [x, y] = layout.places[place].stack;
    assert.ok(contains(wider, [x, y, 0, 0]), place);
  }
  assert.deepEqual(closeTo(PLACES, WHOLE, 430), WHOLE);
  assert.deepEqual(closeTo([], WHOLE, 430), WHOLE);
});

test('a small board stays close enough to be read: places far from the others are left out', () => {
  const stack = (place: PlaceId) => [...layout.places[place].stack, 0, 0] as const;
  const box = closeTo(['seville', 'cadiz', 'cordoba', 'granada', 'galicia'], WHOLE, 430, 700);
  assert.ok(box.w <= 700, `${box.w}`);
  assert.ok(['seville', 'cadiz', 'cordoba', 'granada'].every((place) => contains(box, [...stack(place as PlaceId)])));
  assert.ok(!contains(box, [...stack('galicia')]));
});

test('of places that are far apart a small board shows as many as it can, not those around their middle', () => {
  const places = ['cadiz', 'gibraltar', 'cartagena', 'denia', 'ibiza', 'majorca', 'sea'] as const;
  const box = closeTo(places, WHOLE, 300, 760);
  assert.ok(box.w <= 760, `${box.w}`);
  assert.deepEqual(
    places.filter((place) => !contains(box, [...layout.places[place].stack, 0, 0])),
    ['majorca'],
  );
});
