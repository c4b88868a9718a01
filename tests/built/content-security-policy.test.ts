import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { builtFiles, builtPath, readBuilt } from './dist.ts';

/** The built site conforms to its Content-Security-Policy, page by page. Runs after `npm run build:test`. */

const PAGES = builtFiles('**/*.html')
  .map((file) => ({ file, html: readFileSync(file, 'utf8') }))
  .filter(({ html }) => /<head\b/.test(html));
/** Types of scripts that a browser does not run. */
const DATA = ['application/ld+json', 'application/json'];

/** The content of each script that a browser runs. */
function scriptsIn(html: string): readonly string[] {
  return html
    .split('<script')
    .slice(1)
    .flatMap((rest) => {
      const opened = rest.indexOf('>');
      const attributes = rest.slice(0, opened);
      if (attributes.includes(' src=') || DATA.some((type) => attributes.includes(`"${type}"`))) return [];
      return [rest.slice(opened + 1, rest.indexOf('</script>'))];
    });
}

describe('every page', () => {
  it('is there', () => assert.ok(PAGES.length > 400));

  it('has one policy, before all that it loads', () => {
    const wrong = PAGES.filter(({ html }) => {
      const policy = html.indexOf('http-equiv="Content-Security-Policy"');
      const first = html.search(/<(script|link|style|img)\b/);
      return policy < 0 || policy > first || html.split('http-equiv="Content-Security-Policy"').length !== 2;
    });
    assert.deepEqual(
      wrong.map(({ file }) => file),
      [],
    );
  });

  it('allows by hash each script that stands in it, no others, and nothing unsafe', () => {
    for (const { file, html } of PAGES) {
      const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
      const scripts =
        policy
          .split('; ')
          .find((part) => part.startsWith('script-src '))
          ?.split(' ') ?? [];
      const hashes = scriptsIn(html).map(
        (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      const wanted = [`'self'`, `'wasm-unsafe-eval'`, ...new Set(hashes)];
      assert.deepEqual(scripts.slice(1).sort(), wanted.sort(), file);
      assert.deepEqual(html.match(/<[a-z][^<>]*\son[a-z]+\s*=\s*["'][^<>]*>/gi) ?? [], [], file);
    }
  });
});

describe('beside the pages', () => {
  it('lie the licences of fonts and bundled code, and what search engines look for', () => {
    const licences = readBuilt('licences.txt');
    for (const name of [
      'alegreya-sans',
      'alegreya-sc',
      'alegreya',
      'pagefind',
      'preact',
      'nanostores',
      'valibot',
      'idb',
    ])
      assert.match(licences, new RegExp(`^## ${name}\\b`, 'm'));
    assert.match(licences, /SIL OPEN FONT LICENSE/i);
    assert.match(readBuilt('robots.txt'), /^Sitemap: https:\/\/.*sitemap-index\.xml$/m);
    builtPath('sitemap-index.xml');
  });
});
