import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

/** A browser says nothing of a custom property that nobody sets: the whole declaration that uses it is dropped. */

/** The properties that texts use without a value of their own in reserve, and those that they set. */
function propertiesIn(texts: readonly string[]): {
  readonly used: ReadonlySet<string>;
  readonly set: ReadonlySet<string>;
} {
  const all = texts.join('\n');
  const found = (pattern: RegExp): ReadonlySet<string> =>
    new Set([...all.matchAll(pattern)].map(([, name = '']) => name));
  return { used: found(/var\(\s*(--[\w-]+)\s*\)/g), set: found(/(--[\w-]+)["'\]]*\s*:/g) };
}

/** Set by the reading shell itself. */
const isShells = (name: string): boolean => name.startsWith('--sl-');

describe('the custom properties of the styles', () => {
  it('are all set somewhere', () => {
    const files = globSync('src/**/*.{css,astro,ts,tsx,json}');
    const { used, set } = propertiesIn(files.map((file) => readFileSync(file, 'utf8')));
    assert.ok(used.size > 30);
    assert.deepEqual(
      [...used].filter((name) => !set.has(name) && !isShells(name)),
      [],
    );
  });

  it('are found where one is used and not set', () => {
    const { used, set } = propertiesIn(['a { color: var(--ink); font: 1rem var(--serif); }', ':root { --ink: black }']);
    assert.deepEqual(
      [...used].filter((name) => !set.has(name)),
      ['--serif'],
    );
  });
});
