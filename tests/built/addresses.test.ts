import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import { PROVINCES, RULE_IDS } from '../../src/books/hispania/engine/data/ids.ts';
import { isReconstructed } from '../../src/books/hispania/engine/data/provenance.ts';
import { REFERENCE_PAGES } from '../../src/books/hispania/pages/reference/pages.ts';
import { SHIPPED } from '../../src/books/ids.ts';
import { address, LANGS } from '../../src/words/lang.ts';
import { builtFiles, DIST, readBuilt } from './dist.ts';
import { readAt } from './led.ts';

/** Addresses of what was built. Runs after `npm run build:test`. */
const FILES = builtFiles('**/*').map((file) => file.slice(DIST.length));
const built = (path: string): string => readBuilt(`${path}index.html`);

/** Folders that no reader is led to: pictures, scripts, and what pages fetch piece by piece. */
const NO_PAGES = [
  '/_astro/',
  '/og/',
  '/search/',
  ...[...SHIPPED, 'tiny'].flatMap((book) =>
    ['pagefind', 'search', 'rules/fragments'].map((folder) => `/${book}/${folder}/`),
  ),
  '/hispania/cards/',
  '/reconquista/cards/',
];

describe('the addresses of the site', () => {
  it('lead to a page wherever they are cut off after a slash', () => {
    const folders = new Set(
      FILES.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1))),
    );
    const isHidden = (path: string) =>
      NO_PAGES.some((folder) => LANGS.some((lang) => path.startsWith(address(lang, folder))));
    const empty = [...folders].filter((path) => !existsSync(`${DIST}${path}index.html`) && !isHidden(path));
    assert.deepEqual(empty, []);
    for (const folder of NO_PAGES) assert.ok(folders.has(folder), `${folder} is not there any more`);
  });

  it('are marked in the list of contents on each page that the list holds, and once', () => {
    const wrong: string[] = [];
    for (const lang of LANGS) {
      const held = new Set<string>();
      for (const path of ['/hispania/rules/', '/hispania/nations/rome/'].map((one) => readAt(address(lang, one)))) {
        for (const [, href = ''] of toc(built(path)).matchAll(/<a\s[^>]*?href="([^"#]+)"/g)) held.add(href);
      }
      held.delete(address(lang, '/hispania/'));
      for (const path of held) {
        const list = toc(built(path));
        if (list === '') continue;
        const marked = [...list.matchAll(/<a\s[^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
        if (marked.length !== 1 || !marked[0]?.includes(`href="${path}"`)) wrong.push(`${path}: ${marked.join(' ')}`);
      }
    }
    assert.deepEqual(wrong, []);
  });
});

/** The list of contents beside a page; an empty text if there is none. */
function toc(html: string): string {
  return /<nav[^>]*\sid="contents"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
}

describe('the contents of the rules', () => {
  it('lead to every rule', () => {
    for (const lang of LANGS) {
      const links = [...built(readAt(address(lang, '/hispania/rules/'))).matchAll(/href="[^"#]+#r([^"]+)"/g)].map(
        ([, id]) => id,
      );
      const chapters = RULE_IDS.filter((id) => /^\d+$/.test(id));
      assert.deepEqual(
        RULE_IDS.filter((id) => !links.includes(id) && !chapters.includes(id)),
        [],
      );
    }
  });
});

describe('the list of provinces', () => {
  it('has each province once, with marks round an income exactly where it is reconstructed', () => {
    for (const lang of LANGS) {
      const html = built(address(lang, '/hispania/provinces/'));
      for (const province of PROVINCES) {
        const rows = html.split(`<tr id="${province}"`);
        assert.equal(rows.length, 2, province);
        const cells = (rows[1]?.split('</tr>')[0] ?? '').split('<td');
        const ours = isReconstructed({ table: 'income', province });
        assert.equal(cells[4]?.includes('‹') ?? false, ours, province);
        assert.equal(cells[5]?.includes('‹') ?? false, isReconstructed({ table: 'coast', province }), province);
      }
      assert.doesNotMatch(html, /data-notice/);
    }
    assert.ok(REFERENCE_PAGES.some(({ path }) => path === '/hispania/provinces/'));
  });
});

describe('without a script', () => {
  it('the page to play on says what the game is, what it needs, and where the rules are', () => {
    for (const lang of LANGS) {
      const html = built(address(lang, '/hispania/play/'));
      const [, said = ''] = /<noscript>\s*(<div class="no-script"[\s\S]*?)<\/noscript>/.exec(html) ?? [];
      assert.match(said, /Hispania/);
      assert.match(said, /JavaScript/);
      for (const path of ['/hispania/rules/', '/hispania/nations/']) {
        assert.ok(said.includes(`href="${readAt(address(lang, path))}"`), `${lang} ${path}`);
      }
    }
  });

  it('the page that is not there speaks every language', () => {
    const html = readBuilt('404.html');
    for (const lang of LANGS) {
      assert.match(html, new RegExp(`<section lang="${lang}"`));
      assert.ok(html.includes(`href="${readAt(address(lang, '/hispania/rules/'))}"`));
    }
  });
});
