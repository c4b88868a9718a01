import { getCollection } from 'astro:content';
import type { Book } from '../../site/book.ts';
import { RULES } from './engine/data/rules.ts';
import { META } from './meta.ts';
import { CHAPTERS, isRule, printedNumber, rulePath } from './pages/chapters.ts';
import { entitiesOf } from './pages/entities.ts';
import { LEARN_PATH, PAGE_PATHS, PLAY_PATH, pageLink, REFERENCE_KEYS } from './pages/paths.ts';
import { RULE_TITLES } from './words/en/rules.ts';
import { SITE } from './words/en/site.ts';

type PartKey = Exclude<keyof typeof SITE.nav, 'play' | 'learn'>;
const partOf = (key: PartKey) => ({ path: PAGE_PATHS[key], title: SITE.nav[key] });

/** Reconquista as the site shows it. Its words are English only. */
export const BOOK: Book = {
  id: META.id,
  meta: META,
  title: () => SITE.title,
  parts: () => [
    partOf('rules'),
    { path: PLAY_PATH, title: SITE.nav.play },
    { path: LEARN_PATH, title: SITE.nav.learn },
    ...(['reaction', 'map', 'starts', 'tables', 'rulings'] as const).map(partOf),
  ],
  async chapters() {
    const pages = new Set((await getCollection('docs')).map(({ id }) => id));
    return CHAPTERS.map(({ number, rule, page }) => ({
      number,
      title: RULE_TITLES[rule],
      path: `/reconquista/${page}`,
      written: pages.has(`reconquista/${page.slice(0, -1)}`),
    }));
  },
  before: () => [],
  wholes: () => [pageLink('rules')],
  entities: entitiesOf,
  reference: () => ({ label: SITE.reference, pages: REFERENCE_KEYS.map(pageLink) }),
  rule(id) {
    const path = rulePath(id);
    if (!isRule(id)) throw new Error(`There is no rule ${id}`);
    const number = printedNumber(id);
    return { path, number, ...(number !== id && { title: RULE_TITLES[id] }), chapter: RULES[id].section };
  },
  searched: () => SITE.searched,
  foot: () => ({ ...SITE.foot, links: [pageLink('about'), pageLink('reconstructed'), pageLink('rulings')] }),
};
