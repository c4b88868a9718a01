import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ON_SHELF } from '../../src/books/on-shelf.ts';
import { DIST, readBuilt } from './dist.ts';

/** The shelf as it was built. Runs after `npm run build:test`. */
const PAGES = ['/index.html', '/fr/index.html'];

describe('the shelf that was built', () => {
  for (const page of PAGES) {
    const html = readBuilt(page);
    const articles = new Map(
      [...html.matchAll(/<article[^>]*data-book="([^"]+)"[\s\S]*?<\/article>/g)].map((m) => [m[1] ?? '', m[0]]),
    );

    it(`${page} has every book, in order, under the cover that its data draw`, () => {
      assert.deepEqual(
        // The book for the tests is there too, only in the build for them.
        [...articles.keys()].filter((id) => id !== 'tiny'),
        ON_SHELF.map(({ meta }) => meta.id),
      );
      for (const { meta, cover } of ON_SHELF) {
        const shown = articles.get(meta.id) ?? '';
        for (const layer of cover()) assert.ok(shown.includes('text' in layer ? `>${layer.text}<` : layer.d), meta.id);
      }
    });

    it(`${page} has a link for nothing that is to come, and no colour but the ink`, () => {
      for (const { meta } of ON_SHELF.filter(({ meta }) => meta.stage === 'coming')) {
        const shown = articles.get(meta.id) ?? '';
        assert.doesNotMatch(shown, /href=/, meta.id);
        assert.doesNotMatch(shown, /#[0-9a-f]{6}/, meta.id);
        assert.ok(!existsSync(`${DIST}/${meta.id}`), meta.id);
      }
    });

    it(`${page} names a table only for a book that can be played`, () => {
      for (const { meta } of ON_SHELF)
        assert.equal(/data-table=/.test(articles.get(meta.id) ?? ''), meta.stage === 'playable', meta.id);
    });

    it(`${page} shows the battle with its dice, its question and its odds, to be read without a script`, () => {
      const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
      assert.match(text, /91 (in|sur) 100/);
      assert.equal(html.match(/class="die( hit)?"/g)?.length, 7);
    });
  }
});
