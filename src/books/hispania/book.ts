import type { Book } from '../../site/book.ts';
import type { RuleId } from './engine/data/ids.ts';
import { chapterOf, nationOfRule, printedNumber } from './engine/data/rule-ids.ts';
import { META } from './meta.ts';
import { chapters, PARTS, rulePath } from './pages/book.ts';
import { entitiesOf } from './pages/entities.ts';
import { names } from './pages/names.ts';
import { INDEX, KEY_TERMS } from './pages/paths.ts';
import { BOOK_CHANGES } from './pages/reference/changes.ts';
import { REFERENCE_PAGES, referenceNames } from './pages/reference/pages.ts';
import { ruleTitles } from './pages/rule-words.ts';
import { ownSearchWords } from './pages/search/of-hispania.ts';
import { bookWords } from './pages/site-words.ts';

/** Hispania as the site shows it. */
export const BOOK: Book = {
  id: META.id,
  meta: META,
  title: (lang) => bookWords(lang).title,
  parts: (lang) => PARTS.map(({ key, path }) => ({ path, title: bookWords(lang).nav[key] })),
  chapters,
  before: (lang) => [{ path: KEY_TERMS, title: bookWords(lang).contents.terms }],
  wholes: (lang) => [
    { path: '/hispania/rules/', title: bookWords(lang).contents.rules },
    { path: INDEX, title: bookWords(lang).contents.index },
    { path: '/hispania/rules/whole-book/', title: bookWords(lang).whole.link },
  ],
  entities: entitiesOf,
  reference(lang) {
    const called = referenceNames(lang);
    return { label: called.label, pages: REFERENCE_PAGES.map(({ key, path }) => ({ path, title: called[key] })) };
  },
  rule(id, lang) {
    const nation = nationOfRule(id);
    return {
      path: rulePath(id as RuleId),
      number: printedNumber(id),
      ...(id.includes('-') && { title: ruleTitles(lang)[id as RuleId] }),
      ...(nation && { of: names(lang).nations[nation] }),
      chapter: chapterOf(id as RuleId),
    };
  },
  changes: BOOK_CHANGES,
  searched: (lang) => ownSearchWords(lang).button,
  foot(lang) {
    const { about, data, aboutData, rulings } = bookWords(lang).foot;
    return {
      about,
      data,
      links: [
        { path: '/hispania/about-data/', title: aboutData },
        { path: '/hispania/rulings/', title: rulings },
      ],
    };
  },
};
