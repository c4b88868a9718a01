/**
 * Draws the map from the points in `src/books/hispania/engine/data/cells.ts` and the coastline of world-atlas. With
 * --check it writes nothing and fails if the committed files differ from the result.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { buildMap } from './map/build.ts';

const TARGET = new URL('../src/books/hispania/ui/board/', import.meta.url);
const check = process.argv.includes('--check');
const stale: string[] = [];

for (const [name, text] of Object.entries(buildMap())) {
  const file = new URL(name, TARGET);
  if (!check) writeFileSync(file, text);
  else if (readText(file) !== text) stale.push(name);
}
if (stale.length) {
  console.error(`out of date: ${stale.join(', ')}; run scripts/build-map.ts`);
  process.exitCode = 1;
}

function readText(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
