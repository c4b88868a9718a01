import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { HANDED_OUT, MADE_WITH } from '../e2e/shared/handed-out.ts';

/** By which signs a source hands something to the reader, or makes an address that holds something. */
const SIGNS =
  /\b(?:download(?:File)?|copyOut|positionLink|gameLink|fragmentOfGame)\(|(?<![\w.])encode\(|\blinkOf\b.*from '[^']*link\.ts'|\blinkOf[=:]|\.linkOf\(|\bhref=\{[^}]*packed|href\([^)]*#(?:save|position)=|clipboard|navigator\.share|createObjectURL|\bdownload=/;
/** Functions of the browser that only one file may use. */
const RAW = /navigator\.clipboard|navigator\.share|createObjectURL|\.download\b|\bdownload=/;

const sources = new Map(
  globSync('src/{ui,site,pages,kernel,books}/**/*.{ts,tsx,astro}').map(
    (file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const,
  ),
);
/** Without comments: those may speak of it. */
const code = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

describe('what the site hands out', () => {
  it('is named in the list of what a browser test presses and opens again', () => {
    const found = [...sources].filter(([, source]) => SIGNS.test(code(source))).map(([file]) => file);
    const listed = [...Object.keys(HANDED_OUT), ...MADE_WITH];
    assert.deepEqual(found.sort(), [...listed].sort(), 'a source hands something out that no browser test names');
  });

  for (const [file, { buttons, gives }] of Object.entries(HANDED_OUT)) {
    it(`${file} has no button that the list does not know`, () => {
      const source = code(sources.get(file) ?? '');
      const count = [...source.matchAll(/<(?:button|a)\b/g)].length;
      assert.equal(
        count,
        buttons,
        'a button more or fewer: does it hand something out? Then a browser test presses it',
      );
      const calls = [...source.matchAll(/\b(?:download(?:File)?|copyOut)\(/g)].length;
      assert.ok(gives.length >= calls, 'it hands out more than the list says');
    });
  }

  it('is pressed by a test that is there', () => {
    for (const { gives } of Object.values(HANDED_OUT)) {
      for (const [what, spec, test] of gives) {
        const source = readFileSync(`tests/e2e/${spec}`, 'utf8');
        assert.ok(source.includes(`test('${test}'`), `${what}: ${spec} has no test “${test}”`);
      }
    }
  });

  it('goes through one place', () => {
    const own = [...sources].filter(([, source]) => RAW.test(code(source))).map(([file]) => file);
    assert.deepEqual(own, ['src/ui/hand-out.ts']);
  });
});
