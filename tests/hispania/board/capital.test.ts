import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import { tablesOf } from '../../../src/books/hispania/engine/view.ts';
import { meets } from '../../../src/books/hispania/ui/board/boxes.ts';
import { clearNames } from '../../../src/books/hispania/ui/board/clear.ts';
import type { Box } from '../../../src/books/hispania/ui/board/geometry.ts';
import { layStacks } from '../../../src/books/hispania/ui/board/lay.ts';
import { shapeOf } from '../../../src/books/hispania/ui/board/stack.ts';
import type { Counter } from '../../../src/books/hispania/ui/board/types.ts';
import { scaleOf, WHOLE } from '../../../src/books/hispania/ui/board/view.ts';
import { look } from '../../../src/books/hispania/ui/deciding/look.ts';
import { pictureOf } from '../../../src/books/hispania/ui/deciding/picture.ts';
import { placeSaid } from '../../../src/books/hispania/ui/deciding/spoken.ts';
import { labelsOf } from '../../../src/books/hispania/ui/labels.ts';
import { placeCard } from '../../../src/books/hispania/ui/table/inspect/place.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { open, read } from '../engine/set-up.ts';

const capitals = { castile: 'toledo', leon: 'leon' } as const;
const state = open('castile', 'movement', { toledo: 'castile: infantry', leon: 'galicians: infantry' }, { capitals });
const tables = tablesOf(state);

describe('a capital on the board (4.3)', () => {
  it('is where its nation stands, and nowhere else', () => {
    assert.deepEqual(pictureOf(state, tables).capitals, ['toledo']);
    const without = open('castile', 'movement', { toledo: 'castile: infantry' });
    assert.equal(pictureOf(without, tables).capitals, undefined);
  });

  it('is told with its higher limit, by the board and by the card', () => {
    const seen = look(state);
    const drawing = { labels: labelsOf(WORDS.names.places, tables, seen.picture.capitals), stacks: [], marks: {} };
    assert.match(placeSaid(WORDS, seen, drawing, 'toledo'), /plain, capital, limit 5/);
    assert.match(placeSaid(WORDS, seen, drawing, 'leon'), /mountains, limit 2/);
    assert.equal(placeCard(read(state), 'toledo').land?.capital, true);
    assert.equal(placeCard(read(state), 'leon').land?.capital, false);
  });

  const counter = (kind: Counter['kind']): Counter => ({ id: kind, nation: 'rome', kind, count: 2 });
  for (const width of [949, WHOLE.w * 0.9])
    it(`has its ring beside the name, clear of counters, in each province at ${Math.round(width)} px`, () => {
      const scale = scaleOf(WHOLE, width);
      for (const place of PROVINCES) {
        const labels = labelsOf(WORDS.names.places, tables, [place]);
        const stacks = [{ place, counters: [counter('castle'), counter('infantry')] }];
        const { laid, apart } = layStacks(stacks, labels, scale);
        const counters = laid.map((one): Box => shapeOf(one, scale).box);
        const names = clearNames({ labels, rivers: {}, counters, apart }, scale, WHOLE);
        const label = names.provinces.get(place);
        const ring = label?.lines.at(-1)?.rings.find(({ value }) => value === 'capital');
        assert.ok(label && ring, place);
        const [x, y, w, h] = label.box;
        // A turned label has an upright box round it.
        if (!label.turn) assert.ok(ring.x > x && ring.x < x + w && ring.y > y && ring.y < y + h, place);
        assert.ok(!counters.some((box) => meets(box, label.box)), place);
      }
    });
});
