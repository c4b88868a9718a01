import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** The arrow of a list is its background, with room of its own (`src/site/styles/base.css`). */
const OVER_THE_ARROW = /(?:^|[\s;])(?:background|padding|padding-inline|padding-inline-end|padding-right)\s*:/;

/** The rules for lists that take away the arrow or its room. */
function coverings(sheet: string): readonly string[] {
  const rules = [...sheet.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*\bselect\b[^{};]*)\{([^{}]*)/g)];
  return rules.flatMap(([, selector = '', body = '']) => (OVER_THE_ARROW.test(body) ? [selector.trim()] : []));
}

describe('a list to choose from', () => {
  it('keeps its arrow, and room for it', () => {
    for (const file of globSync('src/**/*.{css,astro}', { exclude: ['src/site/styles/base.css'] }))
      assert.deepEqual(
        coverings(readFileSync(file, 'utf8')),
        [],
        `${file}: set background-color and the other three paddings`,
      );
  });

  it('is found where it does not', () => {
    assert.deepEqual(coverings('.field { & select { padding: 0.3rem 0.6rem } }'), ['& select']);
    assert.deepEqual(coverings('.field select { padding-block: 0.3rem; background-color: red }'), []);
  });
});
