import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { LOCATIONS } from '../../../src/books/reconquista/engine/data/ids.ts';
import { RULE_IDS, RULING_IDS } from '../../../src/books/reconquista/engine/data/rules.ts';
import { builtFiles, DIST, readBuilt } from '../../built/dist.ts';

/** The built pages of the book. Runs after `npm run build:test`. */
const PAGES = builtFiles('{,fr/}reconquista/**/index.html');

/** kB of gzip that a page may have with all of its text and figures; with scenes, on top of that, the shapes of the board. */
const PAGE = 20;
const SHAPES = 10;

/** A sheet within the page is no text of it, so it is measured by itself; of a chapter it is a file of its own. */
const SHEETS = /<style[\s\S]*?<\/style>/g;
const SHEET = 10.5;

/** The shapes that the boards of a page refer to: once a page, however many scenes it has. */
const DEFS = /<svg class="defs"[\s\S]*?<\/svg>/g;
const kilobytes = (text: string): number => gzipSync(text, { level: 9 }).length / 1000;

describe('the built pages of Reconquista', () => {
  it('stay within the size of a chapter', () => {
    assert.ok(PAGES.length >= 30);
    const over = PAGES.flatMap((file) => {
      const whole = readFileSync(file, 'utf8');
      const [html, sheets] = [whole.replace(SHEETS, ''), kilobytes([...whole.matchAll(SHEETS)].join(''))];
      const shapes = kilobytes([...html.matchAll(DEFS)].join(''));
      const page = kilobytes(html.replace(DEFS, ''));
      const isOver = html.includes('<section class="scene') ? page > PAGE || shapes > SHAPES : kilobytes(html) > PAGE;
      return isOver || sheets > SHEET ? [[file.slice(DIST.length), page, shapes, sheets]] : [];
    });
    assert.deepEqual(over, []);
  });

  it('have an anchor for each location, ruling and start', () => {
    const has = (page: string, ids: readonly string[]): void => {
      const html = readBuilt(`/reconquista/${page}/index.html`);
      assert.deepEqual(
        ids.filter((id) => !html.includes(` id="${id}"`)),
        [],
        page,
      );
    };
    has('map', LOCATIONS);
    has('rulings', RULING_IDS);
    has(
      'starts',
      Array.from({ length: 20 }, (_, i) => `turn-${i + 1}`),
    );
  });

  it('have each rule as a fragment without a script', () => {
    for (const id of RULE_IDS) {
      const html = readBuilt(`/reconquista/rules/fragments/${id}.html`);
      assert.match(html, /<h2>/, id);
      assert.doesNotMatch(html, /<script|<svg/, id);
    }
  });
});
