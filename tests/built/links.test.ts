import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { NATIONS, RULE_IDS } from '../../src/books/hispania/engine/data/ids.ts';
import { CHAPTERS, chapterOf, rulesOf } from '../../src/books/hispania/engine/data/rule-ids.ts';
import { RULE_TABLE } from '../../src/books/hispania/engine/data/rule-table.ts';
import { BASE, builtFiles, DIST } from './dist.ts';

/** The built site: every link has a target, every rule is at its address. Runs after `npm run build:test`. */
const FILES = builtFiles('**/*.html');
const BUILT = new Map(FILES.map((file) => [file, readFileSync(file, 'utf8')]));
const IDS = new Map(
  [...BUILT].map(([file, html]) => [file, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1]))]),
);

/** The built file of an address of the site. Addresses outside its base have none. */
function fileOf(path: string): string {
  const below = path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : `/outside${path}`;
  return `${DIST}${below.endsWith('/') ? `${below}index.html` : below}`;
}

describe('what was built', () => {
  it('is there', () => assert.ok(FILES.length > 80, `${FILES.length} pages`));

  it('has no link that leads nowhere', () => {
    const dead = new Set<string>();
    for (const [file, html] of BUILT) {
      const here = BASE + file.slice(DIST.length).replace(/index\.html$/, '');
      for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), `https://scriptorium.example${here}`);
        if (url.host !== 'scriptorium.example') continue;
        const target = fileOf(decodeURIComponent(url.pathname));
        if (!existsSync(target)) dead.add(`${here} → ${url.pathname}`);
        // The page itself reads the part after `#name=`.
        else if (url.hash && !/^#\w+=/.test(url.hash) && !IDS.get(target)?.has(decodeURIComponent(url.hash.slice(1))))
          dead.add(`${here} → ${url.pathname}${url.hash}`);
      }
    }
    assert.deepEqual([...dead], []);
  });

  it('has every rule of a chapter that is written as a heading, and no other', () => {
    const wrong: string[] = [];
    for (const { number, slug } of CHAPTERS) {
      const ids = IDS.get(`${DIST}/hispania/rules/${slug}/index.html`);
      if (!ids) continue;
      const wanted = RULE_IDS.filter((id) => chapterOf(id) === number).map((id) => `r${id}`);
      const found = [...ids].filter((id) => id !== undefined && /^r\d/.test(id));
      wrong.push(...wanted.filter((id) => !ids.has(id)).map((id) => `${slug} lacks #${id}`));
      wrong.push(
        ...found.filter((id) => !wanted.includes(id as (typeof wanted)[number])).map((id) => `${slug} has #${id}`),
      );
    }
    assert.deepEqual(wrong, []);
  });

  it('has every rule of a nation as a heading on its sheet, and no other', () => {
    for (const nation of NATIONS) {
      const html = BUILT.get(`${DIST}/hispania/nations/${nation}/index.html`) ?? '';
      const headings = [...html.matchAll(/<h[2-4](?=\s)[^>]*?\sid="r(\d[^"]*)"/g)].map(([, id]) => id);
      assert.deepEqual(headings, rulesOf(nation), nation);
    }
  });

  it('has no id twice on a sheet', () => {
    for (const nation of NATIONS) {
      const html = BUILT.get(`${DIST}/hispania/nations/${nation}/index.html`) ?? '';
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      assert.deepEqual(
        ids.filter((id, i) => ids.indexOf(id) !== i),
        [],
        nation,
      );
    }
  });

  it('cites each rule of chapter 6 in code, or says that it only explains', () => {
    const source = globSync('src/books/hispania/{engine,bots,odds,lessons,puzzles}/**/*.ts')
      .filter((f) => !f.includes('/data/') && !f.includes('/scenes/'))
      .map((f) => readFileSync(f, 'utf8'))
      .join('\n');
    // The other chapters follow when the engine plays them; retreats at a transformation come with rule 9.4.
    const silent = RULE_IDS.filter((id) => chapterOf(id) === 6 && RULE_TABLE[id].mechanical && !cites(source, id));
    assert.deepEqual(
      silent.filter((id) => id !== '6.6-transformation'),
      [],
    );
  });

  it('has a French page, or a stub, at the address of every page', () => {
    const missing = FILES.map((f) => f.slice(DIST.length + 1)).filter(
      (f) => !f.startsWith('fr/') && f.endsWith('index.html') && !FILES.includes(`${DIST}/fr/${f}`),
    );
    assert.deepEqual(missing, []);
  });
});

/** Whether code names a rule: as a string or in a comment. */
function cites(source: string, id: string): boolean {
  return new RegExp(`(^|[^\\d.a-z-])${id.replaceAll('.', '\\.')}($|[^\\w-])`, 'm').test(source);
}
