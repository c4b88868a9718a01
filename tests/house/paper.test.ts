import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { it } from 'node:test';

/** A rule for narrow windows: paper is narrow too, and would be taken for a phone. */
const NARROW = /@media([^{;]*\((?:max-(?:device-)?width|width\s*<)[^{;]*)\{/g;

/** The preludes of a sheet's rules for narrow windows that do not say that they are for screens. */
function forPaperToo(source: string): readonly string[] {
  return [...source.matchAll(NARROW)]
    .flatMap(([, prelude = '']) => prelude.split(','))
    .filter((query) => /max-(?:device-)?width|width\s*</.test(query) && !/\bscreen\b/.test(query))
    .map((query) => query.trim());
}

it('rules for narrow windows are for screens: paper has a layout of its own', () => {
  assert.deepEqual(forPaperToo('@media (max-width: 50em) {}'), ['(max-width: 50em)']);
  assert.deepEqual(forPaperToo('@media print, (width <= 50em) {}'), ['(width <= 50em)']);
  assert.deepEqual(forPaperToo('@media screen and (max-width: 50em) {}'), []);
  const files = globSync(['src/**/*.{css,astro,tsx,ts}', 'content/**/*.mdx']);
  assert.ok(files.length > 300);
  assert.deepEqual(
    files.flatMap((file) => forPaperToo(readFileSync(file, 'utf8')).map((query) => `${file}: ${query}`)),
    [],
  );
});
