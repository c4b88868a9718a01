import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { RULE_IDS } from '../../../src/books/hispania-draco/engine/data/rules.ts';
import { RULING_LINES } from '../../../src/books/hispania-draco/engine/data/rulings.sources.ts';
import { RULING_IDS, RULINGS } from '../../../src/books/hispania-draco/engine/data/rulings.ts';
import { CHAPTERS, isRule, rulePath, rulesOf } from '../../../src/books/hispania-draco/pages/chapters.ts';
import { PAGE_PATHS } from '../../../src/books/hispania-draco/pages/paths.ts';
import { termsOf } from '../../../src/books/hispania-draco/pages/terms.ts';
import { pageWords } from '../../../src/books/hispania-draco/pages/words.ts';
import { LANGS, type Lang } from '../../../src/words/lang.ts';

const sourceOf = (lang: Lang, page: string): string =>
  readFileSync(`content/${lang}/hispania-draco/${page.replace(/\/$/, '')}.mdx`, 'utf8');

/** The rules of a chapter by its headings, the chapter itself first. */
function headings(source: string): readonly (readonly [id: string, title: string])[] {
  return [...source.matchAll(/^#{2,4} ([\d.]+(?:-[a-z]+)?) (.+)$/gm)].map(([, id = '', title = '']) => [id, title]);
}

const frontmatter = (source: string, key: string): string =>
  source.match(new RegExp(`^${key}: (.+)$`, 'm'))?.[1]?.replaceAll('\u00a0', ' ') ?? '';
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The pages of the book that are texts, beside its chapters. */
const TEXTS = ['aid', 'teach', 'missed', 'reconstructed', 'about'] as const;

for (const lang of LANGS) {
  describe(`the texts of Hispania by Draco Ideas (${lang})`, () => {
    const { RULE_TITLES, SITE } = pageWords(lang);

    it('have every rule under one heading, on the page of its chapter, by its title', () => {
      for (const { number, rule, page } of CHAPTERS) {
        const source = sourceOf(lang, page);
        const told = [[rule, frontmatter(source, 'title')], ...headings(source)];
        assert.deepEqual(
          told,
          rulesOf(number).map((id) => [id, spaced(RULE_TITLES[id])]),
        );
      }
      assert.deepEqual(
        CHAPTERS.flatMap(({ number }) => rulesOf(number)),
        [...RULE_IDS],
      );
    });

    it('have each ruling in a text of a chapter, and lead only to what exists', () => {
      const sources = CHAPTERS.map(({ page }) => sourceOf(lang, page)).join('\n');
      const marked = [...sources.matchAll(/<Ruling id="([^"]+)"/g)].map(([, id = '']) => id);
      assert.deepEqual([...new Set(marked)].sort(), [...RULING_IDS].sort());
      for (const page of [...CHAPTERS.map((one) => one.page), 'player-aid', 'teach', 'often-missed', 'reconstructed'])
        for (const [, id = ''] of sourceOf(lang, page).matchAll(/<Rid id="([^"]+)"/g))
          assert.ok(isRule(id), `${page}: ${id}`);
    });

    it('have the titles and the leads of the lists that lead to them', () => {
      for (const key of TEXTS) {
        const source = sourceOf(lang, PAGE_PATHS[key].slice('/hispania-draco/'.length));
        assert.equal(frontmatter(source, 'title'), spaced(SITE.pages[key].title));
        assert.equal(frontmatter(source, 'description'), spaced(SITE.pages[key].lead));
      }
    });

    it('have a term once, with rules that exist', () => {
      const terms = termsOf(lang);
      assert.equal(new Set(terms.map(({ term }) => term)).size, terms.length);
      for (const { rules } of terms) for (const rule of rules) assert.ok(rulePath(rule), rule);
    });
  });
}

describe('the rulings of Hispania by Draco Ideas', () => {
  it('have lines of the rulebook in its order, and rules', () => {
    for (const id of RULING_IDS) {
      assert.ok(RULINGS[id].rules.length > 0, id);
      assert.ok(RULING_LINES[id].length > 0, id);
      for (const [from, to] of RULING_LINES[id]) assert.ok(from >= 1 && from <= to && to <= 575, id);
      const starts = RULING_LINES[id].map(([from]) => from);
      assert.deepEqual(
        starts,
        starts.toSorted((a, b) => a - b),
        id,
      );
    }
  });
});
