import { getCollection } from 'astro:content';
import type { Book } from '../../site/book.ts';
import { META } from './meta.ts';
import { CHAPTERS, chapterOf, isRule, printedNumber, rulePath } from './pages/chapters.ts';
import { entitiesOf } from './pages/entities.ts';
import { LEARN_PATH, PAGE_PATHS, PLAY_PATH, pageLink, REFERENCE_KEYS } from './pages/paths.ts';
import { pageWords } from './pages/words.ts';

/** Hispania by Draco Ideas as the site shows it. */
export const BOOK: Book = {
  id: META.id,
  meta: META,
  title: (lang) => pageWords(lang).SITE.title,
  parts(lang) {
    const { nav } = pageWords(lang).SITE;
    return [
      { path: PAGE_PATHS.rules, title: nav.rules },
      { path: PLAY_PATH, title: nav.play },
      { path: LEARN_PATH, title: nav.learn },
      ...(['map', 'spaces', 'missed', 'rulings'] as const).map((key) => ({ path: PAGE_PATHS[key], title: nav[key] })),
    ];
  },
  async chapters(lang) {
    const { RULE_TITLES } = pageWords(lang);
    const pages = new Set((await getCollection('docs')).map(({ id }) => id));
    return CHAPTERS.map(({ number, rule, page }) => ({
      number,
      title: RULE_TITLES[rule],
      path: `/hispania-draco/${page}`,
      written: pages.has(`hispania-draco/${page.slice(0, -1)}`),
    }));
  },
  before: () => [],
  wholes: (lang) => [pageLink(lang, 'rules')],
  entities: entitiesOf,
  reference: (lang) => ({
    label: pageWords(lang).SITE.reference,
    pages: REFERENCE_KEYS.map((key) => pageLink(lang, key)),
  }),
  rule(id, lang) {
    const path = rulePath(id);
    if (!isRule(id)) throw new Error(`There is no rule ${id}`);
    const number = printedNumber(id);
    return {
      path,
      number,
      ...(number !== id && { title: pageWords(lang).RULE_TITLES[id] }),
      chapter: chapterOf(id),
    };
  },
  searched: (lang) => pageWords(lang).SITE.searched,
  foot: (lang) => ({
    ...pageWords(lang).SITE.foot,
    links: (['about', 'reconstructed', 'rulings'] as const).map((key) => pageLink(lang, key)),
  }),
};
