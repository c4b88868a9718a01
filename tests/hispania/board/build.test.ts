import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { buildMap } from '../../../scripts/map/build.ts';
import { PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import { drawnIn } from '../../../src/books/hispania/ui/board/drawn.ts';
import type { Outlines } from '../../../src/books/hispania/ui/board/geometry.ts';
import { WHOLE } from '../../../src/books/hispania/ui/board/view.ts';

const BOARD = new URL('../../../src/books/hispania/ui/board/', import.meta.url);
const committed = (name: string): string => readFileSync(new URL(name, BOARD), 'utf8');
const built = buildMap();
const outlines = JSON.parse(built['outlines.generated.json'] ?? '') as Outlines;

test('what is committed is what the script draws', () => {
  for (const [name, text] of Object.entries(built)) assert.equal(committed(name), text, name);
});

test('--check says so too', () => {
  const script = new URL('../../../scripts/build-map.ts', import.meta.url).pathname;
  execFileSync(process.execPath, [script, '--check']);
});

test('outlines and layout stay small', () => {
  const whole = drawnIn(outlines, [WHOLE], { tolerance: 0, step: 0.1 });
  const paths = PROVINCES.map(whole.outline).join('');
  assert.ok(paths.length <= 32_000, `${paths.length} bytes of outlines`);
  assert.ok(gzipSync(built['layout.generated.json'] ?? '').length <= 4_500);
});

test('neighbours walk most of what they share the same way', () => {
  const borders = outlines.arcs.flatMap(({ kind, of }, i) =>
    kind === 'coast' || kind === 'frontier' ? [] : [{ of, i }],
  );
  const alike = borders.filter(({ of, i }) => {
    const [a, b] = of.map((id) => outlines.shapes[id].flat().includes(i));
    return a === b;
  });
  assert.ok(alike.length / borders.length > 0.7, `${alike.length} of ${borders.length}`);
});

test('a figure is drawn no farther than it shows, and the same there', () => {
  const box = { x: 330, y: 188, w: 345, h: 296 };
  const [near, all] = [box, WHOLE].map((of) => drawnIn(outlines, [of], { tolerance: 0, step: 0.1 }));
  assert.ok(near && all);
  assert.ok(near.provinces.includes('segovia') && !near.provinces.includes('galicia'));
  assert.equal(near.outline('segovia'), all.outline('segovia'));
  assert.ok(near.outline('toledo').length < all.outline('toledo').length);
  assert.ok(near.lines('border').length < all.lines('border').length);
});
