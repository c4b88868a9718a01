import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { buildMap } from '../../../scripts/map/build.ts';

const BOARD = new URL('../../../src/ui/hispania/board/', import.meta.url);
const committed = (name: string): string => readFileSync(new URL(name, BOARD), 'utf8');
const built = buildMap();

test('what is committed is what the script draws', () => {
  for (const [name, text] of Object.entries(built)) assert.equal(committed(name), text, name);
});

test('--check says so too', () => {
  const script = new URL('../../../scripts/build-map.ts', import.meta.url).pathname;
  execFileSync(process.execPath, [script, '--check']);
});

test('outlines and layout stay small', () => {
  const { places } = JSON.parse(built['outlines.generated.json'] ?? '') as { places: Record<string, { path: string }> };
  const paths = Object.values(places).map(({ path }) => path);
  assert.ok(paths.join('').length <= 32_000, `${paths.join('').length} bytes of outlines`);
  assert.ok(gzipSync(built['layout.generated.json'] ?? '').length <= 4_500);
});
