import type { Book } from '../../site/book.ts';
import { META } from './meta.ts';
import { CHAPTER, CHAPTER_PATH, isRule, printedNumber, rulePath } from './pages/rules.ts';
import { LEARN_PAGE } from './words/en/lessons.ts';
import { NAMES } from './words/en/names.ts';
import { RULES } from './words/en/rules.ts';
import { SCENES_PAGE } from './words/en/scenes.ts';
import { SITE } from './words/en/site.ts';

/** The small game for the tests, as the site's pages use it. */
export const BOOK: Book = {
  id: 'tiny',
  meta: META,
  title: () => NAMES.title,
  parts: () => [
    { path: '/tiny/rules/', title: SITE.rules },
    { path: '/tiny/scenes/', title: SCENES_PAGE.title },
    { path: '/tiny/learn/', title: LEARN_PAGE.title },
  ],
  chapters: async () => [{ number: CHAPTER.number, title: CHAPTER.title, path: CHAPTER_PATH, written: true }],
  before: () => [],
  wholes: () => [{ path: '/tiny/rules/', title: SITE.rules }],
  entities: () => [],
  reference: () => ({ label: SITE.reference, pages: [] }),
  rule(id) {
    const path = rulePath(id);
    const number = printedNumber(id);
    return { path, number, ...(isRule(id) && number !== id && { title: RULES[id] }), chapter: CHAPTER.number };
  },
  foot: () => ({ about: SITE.about, data: SITE.data, links: [{ path: '/tiny/rules/', title: SITE.rules }] }),
  searched: () => SITE.searched,
};
