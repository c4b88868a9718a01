import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { TABLES } from '../../../src/books/hispania/check/draw.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { replays } from '../../kernel/fixtures.ts';
import { read } from './format.ts';

/** Whole games: the same seed and answers come to the same hashes, on every machine. A change of one wants a line in the CHANGELOG. */
const FOLDER = new URL('.', import.meta.url);
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

describe('whole games', () => {
  it('are there for every scenario in every version', () => {
    for (const { scenario, mode } of TABLES)
      assert.ok(files.includes(`${scenario}-${mode}.json`), `${scenario}, ${mode}`);
  });
  for (const file of files) {
    it(`${file}: every answer is allowed, every turn begins as it did`, () => {
      replays(hispania, ({ turn }) => turn, read(readFileSync(new URL(file, FOLDER), 'utf8')));
    });
  }
});
