import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ledTo } from '../../src/site/build/stub.ts';
import { builtFiles, builtPath, DIST, readBuilt } from './dist.ts';

interface Manifest {
  readonly lang: string;
  readonly name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

/** Width and height of a PNG, as its head says. */
function sizeOf(file: string): string {
  const head = readFileSync(file);
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

for (const [lang, folder] of [
  ['en', ''],
  ['fr', 'fr/'],
] as const)
  test(`the site can be installed in ${lang}: a name, a page to start at, icons that are what they say`, () => {
    const manifest = JSON.parse(readBuilt(`${folder}manifest.webmanifest`)) as Manifest;
    assert.equal(manifest.lang, lang);
    assert.ok(manifest.name.length > 0);
    assert.ok(manifest.start_url.startsWith(manifest.scope));
    assert.ok(readBuilt(`${manifest.start_url}index.html`).length > 0);
    assert.deepEqual(
      manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`),
      ['192x192 any', '512x512 any', '512x512 maskable'],
    );
    for (const { src, sizes } of manifest.icons) assert.equal(sizeOf(builtPath(src)), sizes);
  });

test('every page names the manifest of its language', () => {
  const pages = builtFiles('**/*.html').filter((file) => !file.includes('/fragments/'));
  assert.ok(pages.length > 300);
  const wrong = pages.filter((file) => {
    const html = readFileSync(file, 'utf8');
    if (ledTo(html) !== undefined) return false;
    const own = file.startsWith(`${DIST}/fr/`) ? '/fr/manifest.webmanifest' : '/manifest.webmanifest';
    return !html.includes(`<link rel="manifest" href="${own}"`);
  });
  assert.deepEqual(wrong, []);
});
