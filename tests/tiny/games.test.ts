import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { CHECK } from '../../src/books/tiny/check/index.ts';
import type { Options } from '../../src/books/tiny/engine/setup.ts';
import { readFixture, replays } from '../kernel/fixtures.ts';

/** Whole games of the small book, as `npm run games -- --book tiny --write` keeps them. */
describe('whole games of the small book', () => {
  for (const form of CHECK.forms)
    it(`${form}: every answer is allowed, every round begins as it did`, () => {
      const text = readFileSync(new URL(`games/${form}.json`, import.meta.url), 'utf8');
      replays(CHECK.game, CHECK.turn, readFixture<Options>(text));
    });
});
