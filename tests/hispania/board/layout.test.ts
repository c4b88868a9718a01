import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BORDERS, STRAITS } from '../../../src/books/hispania/engine/data/borders.ts';
import { PLACES, PROVINCES, type ProvinceId } from '../../../src/books/hispania/engine/data/ids.ts';
import type { Box } from '../../../src/books/hispania/ui/board/geometry.ts';
import { labelShape } from '../../../src/books/hispania/ui/board/label.ts';
import { textWidth } from '../../../src/books/hispania/ui/board/measure.ts';
import { borderOf, fit, layout, scaleOf, straitOf, WHOLE } from '../../../src/books/hispania/ui/board/view.ts';
import { boardLabels } from '../../../src/books/hispania/ui/map/rows.ts';
import { map } from '../../../src/books/hispania/words/en/map.ts';
import { NAMES as EN } from '../../../src/books/hispania/words/en/names.ts';

const labels = boardLabels(EN, map);
/** A counter at the scale of the whole map, with its badge. */
const COUNTER = 36;

const labelBox = (id: ProvinceId): Box => labelShape(layout.places[id].label, labels[id]).box;
const stackBox = (id: ProvinceId): Box => {
  const [x, y] = layout.places[id].stack;
  return [x - COUNTER / 2, y - COUNTER / 2, COUNTER, COUNTER];
};
const meet = (a: Box, b: Box): boolean =>
  a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];

test('every place has a layout', () => {
  assert.deepEqual(Object.keys(layout.places).sort(), [...PLACES].sort());
  for (const [id, { box }] of Object.entries(layout.places)) assert.ok(box[2] > 0 && box[3] > 0, id);
});

test('every border and every strait has a middle, and no other pair has', () => {
  for (const { between } of BORDERS) assert.ok(borderOf(...between), between.join());
  assert.equal(Object.keys(layout.borders).length, BORDERS.length);
  for (const [a, b] of STRAITS) {
    const [there, back] = [straitOf(a, b), straitOf(b, a)];
    assert.deepEqual(there?.slice(0, 2), back?.slice(4), `${a}, ${b}`);
  }
});

test('no name lies on another, nor on a place for counters', () => {
  for (const id of PROVINCES) {
    for (const other of PROVINCES) {
      if (other !== id) assert.ok(!meet(labelBox(id), labelBox(other)), `names of ${id} and ${other}`);
      assert.ok(!meet(labelBox(id), stackBox(other)), `name of ${id} and counters of ${other}`);
      if (other !== id) assert.ok(!meet(stackBox(id), stackBox(other)), `counters of ${id} and ${other}`);
    }
  }
});

test('every name and every stack shows on the whole map', () => {
  for (const id of PROVINCES) {
    for (const [x, y, w, h] of [labelBox(id), stackBox(id)]) {
      assert.ok(x > WHOLE.x && y > WHOLE.y && x + w < WHOLE.x + WHOLE.w && y + h < WHOLE.y + WHOLE.h, id);
    }
  }
});

test('widths are those of the type, within a tenth', () => {
  // Measured in a browser at 100 px.
  const measured = { 'Sierra Morena': 528, 'Old Castile': 409, 'Western Pyrenees': 638, Zaragoza: 349, Basque: 265 };
  for (const [text, width] of Object.entries(measured)) {
    const ours = textWidth(text, 100);
    assert.ok(ours >= width * 0.98 && ours <= width * 1.1, `${text}: ${ours}, measured ${width}`);
  }
});

test('a figure shows the places it speaks of and never looks past the map', () => {
  for (const id of PROVINCES) {
    const box = fit({ view: [id] });
    const [x, y] = layout.places[id].stack;
    assert.ok(x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h, id);
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.w <= 1120 && box.y + box.h <= 912, id);
  }
});

test('a counter keeps 30 px until the map is seen from afar', () => {
  for (const width of [600, 800, 1082, 2000]) {
    const { counter, far } = scaleOf(WHOLE, width);
    assert.ok(!far && (counter * 38 * width) / WHOLE.w >= 30 - 1e-9, `${width}`);
  }
  assert.ok(scaleOf(WHOLE, 390).far);
});
