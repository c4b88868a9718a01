import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import { readRows } from '../../scripts/coverage/rows.ts';
import { NATIONS, RULE_IDS, type RuleId } from '../../src/books/hispania/engine/data/ids.ts';
import { CHAPTERS, chapterOf, nationOfRule } from '../../src/books/hispania/engine/data/rule-ids.ts';
import { builtFiles, builtPath, DIST, readBuilt } from './dist.ts';

/** Every rule has one heading and one fragment. Runs after `npm run build:test`. */
const pageOf = (slug: string) => `hispania/rules/${slug}/index.html`;
const SHEETS = NATIONS.map((id) => `hispania/nations/${id}/index.html`);
/** The rules that have a heading, or as chapters the number of a title; a rule that chapter 11 only links has an anchor. */
const HEADINGS = [...CHAPTERS.map(({ slug }) => pageOf(slug)), ...SHEETS].flatMap((page) =>
  [...readBuilt(page).matchAll(/<(?:h[2-4]|span)(?=\s)[^>]*?\sid="r(\d[^"]*)"/g)].map((m) => m[1]),
);

describe('the rules as they were built', () => {
  it('stand in sixteen chapters', () => {
    assert.deepEqual(
      CHAPTERS.filter(({ slug }) => !existsSync(`${DIST}/${pageOf(slug)}`)).map(({ slug }) => slug),
      [],
    );
  });
  it('have one heading each', () => {
    assert.deepEqual(
      RULE_IDS.filter((id) => HEADINGS.filter((heading) => heading === id).length !== 1),
      [],
    );
  });
  it('have a heading for every line of the rulebook', () => {
    const missing = readRows().filter(({ rule }) => !HEADINGS.includes(rule));
    assert.deepEqual(
      missing.map(({ from, rule }) => `line ${from}: ${rule}`),
      [],
    );
  });
  it('are still found where those of single nations once stood', () => {
    const chapter = readBuilt(pageOf('11-nations'));
    for (const rule of RULE_IDS) {
      const nation = nationOfRule(rule);
      if (!nation) continue;
      const [link = ''] = new RegExp(`<a(?=\\s)[^>]*\\sid="r${rule}"[^>]*>`).exec(chapter) ?? [];
      assert.match(link, new RegExp(`href="[^"]*/hispania/nations/${nation}/#r${rule}"`), rule);
    }
  });
  const files = builtFiles('hispania/rules/fragments/*.html');
  const named = new Map(files.map((file) => [basename(file, '.html'), readFileSync(file, 'utf8')]));
  it('have one fragment each', () => {
    assert.deepEqual([...named.keys()].sort(), [...RULE_IDS].sort());
  });
  it('say something in each fragment, without script, ids or links that depend on the page', () => {
    for (const [id, html] of named) {
      assert.match(html, new RegExp(`^<article class="rule" data-rule="${id.replaceAll('.', '\\.')}" lang="`));
      assert.doesNotMatch(html, /<script|<style|<svg|\son\w+=|\sid="|data-live/, id);
      for (const [, href = ''] of html.matchAll(/\shref="([^"]*)"/g)) assert.match(href, /^(\/|https:)/, id);
      const text = html.replace(/<h2>.*?<\/h2>|<[^>]+>/gs, '').trim();
      assert.ok(text.length > 12, id);
    }
  });
  it('are listed with their addresses', () => {
    const { rules } = JSON.parse(readBuilt('hispania/index.json')) as {
      rules: { id: RuleId; title: string; address: string; fragment: string }[];
    };
    assert.deepEqual(
      rules.map(({ id }) => id),
      [...RULE_IDS].sort((a, b) => chapterOf(a) - chapterOf(b)),
    );
    for (const { id, address, fragment } of rules) {
      builtPath(fragment);
      assert.ok(address.endsWith(`/#r${id}`), id);
    }
  });
});
