import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { CHECK } from '../../src/books/hispania-draco/check/index.ts';
import type { Options } from '../../src/books/hispania-draco/engine/setup.ts';
import { readFixture, replays } from '../kernel/fixtures.ts';

/** Whole games, as `npm run games -- --book hispania-draco --write` keeps them. */
describe('whole games of Hispania by Draco Ideas', () => {
  for (const form of CHECK.forms)
    it(`${form}: every answer is allowed, every turn begins as it did`, () => {
      const text = readFileSync(new URL(`games/${form}.json`, import.meta.url), 'utf8');
      replays(CHECK.game, CHECK.turn, readFixture<Options>(text));
    });
});
