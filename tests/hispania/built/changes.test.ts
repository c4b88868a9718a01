import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CHANGE_IDS, CHANGES, type Change, VERSION } from '../../../src/books/hispania/engine/data/changes.ts';
import { CHAPTERS, pageOfRule } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { readBuilt } from '../../built/dist.ts';

/** The page of changes, the version in the foot of each page, and the marks of changed rules. Runs after `npm run build:test`. */

const PAGE = '/hispania/changes/';
const html = readBuilt(`${PAGE}index.html`);
const all = CHANGE_IDS.map((id): Change & { readonly id: string } => ({ id, ...CHANGES[id] }));

describe('the page of changes', () => {
  it('lists each change at its anchor, newest first, with links to its rules and its ruling', () => {
    const entries = html.split(/<article id="/).slice(1);
    assert.deepEqual(
      entries.map((entry) => /^[^"]+/.exec(entry)?.[0]),
      all.map(({ id }) => id),
    );
    all.forEach(({ id, rules, ruling }, n) => {
      for (const rule of rules)
        assert.ok(entries[n]?.includes(`/hispania/${pageOfRule(rule)}#r${rule}"`), `${id} ${rule}`);
      if (ruling) assert.ok(entries[n]?.includes(`href="/hispania/rulings/#${ruling}"`), id);
    });
  });
});

describe('the version of the rules', () => {
  it('is named in the foot of every page of the book, with a link to what changed', () => {
    for (const path of ['/hispania/', '/hispania/rules/4-stacking/', '/hispania/nations/rome/', '/fr/hispania/']) {
      const foot = /<footer class="foot">[\s\S]*<\/footer>/.exec(readBuilt(`${path}index.html`))?.[0] ?? '';
      assert.match(
        foot,
        new RegExp(
          `href="${path.startsWith('/fr/') ? '/fr' : ''}${PAGE}"[^>]*>[^<]*${VERSION.version.replaceAll('.', '\\.')}`,
        ),
        path,
      );
    }
    assert.ok(readBuilt('/hispania/rules/whole-book/index.html').includes(`Version ${VERSION.version} of the rules`));
  });

  it('is given to scripts on every page, with the changed rules of the page, which are there', () => {
    for (const { slug } of CHAPTERS) {
      const page = readBuilt(`/hispania/rules/${slug}/index.html`);
      assert.ok(page.includes(`data-versions="${VERSION.version} `), slug);
      const marks =
        /data-changed="([^"]+)"/.exec(page)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#34;', '"') ?? '[]';
      const anchors = (JSON.parse(marks) as [string][]).map(([anchor]) => anchor);
      const changed = all.flatMap(({ rules }) => rules.filter((rule) => pageOfRule(rule) === `rules/${slug}/`));
      assert.deepEqual(new Set(anchors), new Set(changed.map((rule) => `r${rule}`)), slug);
      for (const anchor of anchors) assert.ok(page.includes(`id="${anchor}"`), anchor);
    }
    assert.doesNotMatch(readBuilt('/tiny/rules/index.html'), /data-versions/);
  });
});
