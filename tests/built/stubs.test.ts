import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, it } from 'node:test';
import { ledTo } from '../../src/site/build/stub.ts';
import { ledOn, withoutStubs } from '../../src/site/build/stubs.ts';
import { type Columns, unpacked } from '../../src/site/search/data.ts';
import { LANGS } from '../../src/words/lang.ts';
import { ALL_METAS } from '../metas.ts';
import { BASE, builtFiles, DIST } from './dist.ts';

/** Pages without a text in their language. Runs after `npm run build:test`. */
const PAGES = builtFiles('**/index.html');
const addressOf = (file: string): string => BASE + file.slice(DIST.length).replace(/index\.html$/, '');
const folderOf = (file: string): string => BASE + file.slice(DIST.length).replace(/[^/]*$/, '');
const HTML = new Map(PAGES.map((file) => [addressOf(file), readFileSync(file, 'utf8')]));
const STUBS = new Map(
  [...HTML].flatMap(([at, html]) => (ledTo(html) === undefined ? [] : [[at, ledTo(html)] as const])),
);
const BYTES = 1000;

describe('a page without a text in its language', () => {
  it('is a stub below 1 kB, and leads to the page that exists', () => {
    assert.ok(STUBS.size > 0, 'there is no stub');
    for (const [at, to = ''] of STUBS) {
      assert.ok(statSync(`${DIST}${at.slice(BASE.length)}index.html`).size < BYTES, at);
      assert.ok(HTML.has(to) && !STUBS.has(to), `${at} leads to ${to}`);
    }
  });

  it('is each page of a book that the language has not in whole, and none of a book that it has', () => {
    for (const { id, languages } of ALL_METAS) {
      for (const lang of LANGS.filter((one) => one !== 'en')) {
        const paths = [...HTML.keys()].filter((at) => at.startsWith(`${BASE}/${lang}/${id}/`));
        assert.ok(paths.length > 0);
        const whole = paths.filter((at) => !STUBS.has(at));
        assert.equal(whole.length, languages[lang] === 'whole' ? paths.length : 0, id);
      }
    }
  });

  it('is led to by no page, card or search, and in no list for search engines', () => {
    const leads: string[] = [];
    for (const file of [...builtFiles('**/*.{html,xml}'), ...builtFiles('*/cards/*.json')]) {
      const text = readFileSync(file, 'utf8');
      if (ledTo(text) !== undefined) continue;
      for (const [, url = ''] of text.matchAll(/(?:href=\\?"|<loc>)([^"<\\#?]+)/g)) {
        const { pathname } = new URL(url, `https://scriptorium.example${folderOf(file)}`);
        if (STUBS.has(pathname)) leads.push(`${file} → ${url}`);
      }
    }
    for (const lang of LANGS) {
      for (const file of builtFiles(`*/search/${lang}.json`)) {
        const columns = JSON.parse(readFileSync(file, 'utf8')) as Columns;
        for (const { address } of unpacked(columns, lang, BASE))
          if (STUBS.has(address.replace(/[?#].*/, ''))) leads.push(`${file} → ${address}`);
      }
    }
    assert.deepEqual(leads, []);
  });

  it('has no rule cut from it', () => {
    for (const at of STUBS.keys()) {
      const rules = /^(.*\/rules\/)/.exec(at)?.[1];
      const isWhole = [...HTML.keys()].some((one) => rules && one.startsWith(rules) && !STUBS.has(one));
      if (rules && !isWhole) assert.ok(!existsSync(`${DIST}${rules.slice(BASE.length)}fragments`), rules);
    }
  });
});

describe('what leads to a stub', () => {
  const found = new Map([
    ['/b/fr/x/rules/', '/b/x/rules/'],
    ['/b/fr/x/', '/b/x/'],
  ]);

  it('leads to the page that exists, with its query and its anchor', () => {
    assert.equal(ledOn('<a href="/b/fr/x/rules/#r5.3">', found, '/b/fr/x/'), '<a href="/b/x/rules/#r5.3">');
    assert.equal(ledOn('<a href="../rules/#r5.3">', found, '/b/fr/x/y/'), '<a href="/b/x/rules/#r5.3">');
    assert.equal(ledOn('<a href="../map/">', found, '/b/fr/x/y/'), '<a href="../map/">');
    assert.equal(ledOn('<a href="/b/fr/x/rules/?q=a">', found, '/b/fr/x/'), '<a href="/b/x/rules/?q=a">');
    assert.equal(ledOn('{"a":"<a href=\\"/b/fr/x/rules/\\">"}', found, '/b/'), '{"a":"<a href=\\"/b/x/rules/\\">"}');
    assert.equal(ledOn('<a href="/b/fr/x/map/">', found, '/b/fr/x/'), '<a href="/b/fr/x/map/">');
  });

  it('leads to the nearest page above in another language, and is left out of the list of languages', () => {
    assert.equal(
      ledOn('<a href="/b/fr/x/rules/" lang="fr" hreflang="fr" data-same>', found, '/b/fr/x/'),
      '<a href="/b/fr/" lang="fr" hreflang="fr">',
    );
    const alternate = (url: string) => `<link rel="alternate" hreflang="fr" href="https://host${url}"/>`;
    assert.equal(ledOn(alternate('/b/fr/x/rules/') + alternate('/b/fr/y/'), found, '/b/x/'), alternate('/b/fr/y/'));
  });

  it('is left out of a sitemap, as a page and as a translation', () => {
    const link = (url: string) => `<xhtml:link rel="alternate" hreflang="fr" href="https://host${url}"/>`;
    const entry = (url: string, ...links: string[]) => `<url><loc>https://host${url}</loc>${links.join('')}</url>`;
    const map = (...entries: string[]) => `<urlset>${entries.join('')}</urlset>`;
    assert.equal(
      withoutStubs(map(entry('/b/fr/x/'), entry('/b/x/', link('/b/x/'), link('/b/fr/x/')), entry('/b/fr/')), found),
      map(entry('/b/x/', link('/b/x/')), entry('/b/fr/')),
    );
  });
});
