import type { Book, PageRead, SectionLink } from '../../site/book.ts';
import { ruleAnchor, ruleHeading } from '../../site/build/rule-anchors.ts';
import { NATIONS, type NationId, type RuleId, ruleOfNation } from './engine/data/ids.ts';
import { chapterOf, printedNumber } from './engine/data/rule-ids.ts';
import { META } from './meta.ts';
import { chapterAt, chapters, nationAt, PARTS, rulePath } from './pages/book.ts';
import { names } from './pages/names.ts';
import { REFERENCE_PAGES, referenceNames } from './pages/reference/pages.ts';
import { ownSearchWords } from './pages/search/of-hispania.ts';
import { dataWords } from './pages/sheets/words.ts';
import { bookWords } from './pages/site-words.ts';
import { chipOf } from './ui/colours.ts';
import { RULE_TITLES } from './words/en/rules.ts';

const SHEETS = '/hispania/nations/';

/** The sections of a nation's sheet, with the rules of its own among them. */
function sectionsOf(nation: NationId, { headings, lang }: PageRead): readonly SectionLink[] {
  const { history, scores, special, prey, play } = dataWords(lang).pages.nation;
  /** A rule of its own stands with its name behind its title. */
  const parts = headings.flatMap(({ text, slug }) => {
    const id = /^r(11-.+)$/.exec(slug)?.[1];
    return id ? [{ anchor: slug, title: ruleHeading(text)?.title ?? text.replace(` ${id}`, '') }] : [];
  });
  return [
    { anchor: 'history', title: history },
    { anchor: 'plays-for', title: scores },
    { anchor: ruleAnchor(ruleOfNation(nation)), title: special },
    ...parts,
    { anchor: 'prey', title: prey },
    { anchor: 'play', title: play },
  ];
}

/** Hispania as the site shows it. */
export const BOOK: Book = {
  id: META.id,
  meta: META,
  title: (lang) => bookWords(lang).title,
  parts: (lang) => PARTS.map(({ key, path }) => ({ path, title: bookWords(lang).nav[key] })),
  chapters,
  wholes: (lang) => [
    { path: '/hispania/rules/', title: bookWords(lang).contents.rules },
    { path: '/hispania/rules/whole-book/', title: bookWords(lang).whole.link },
  ],
  thingsBeside(page) {
    const { path, lang } = page;
    if (!path.startsWith(SHEETS)) return undefined;
    const nation = nationAt(path);
    return {
      head: { path: SHEETS, title: bookWords(lang).contents.nations },
      things: NATIONS.map((id, i) => ({
        number: i + 1,
        title: names(lang).nations[id],
        path: `${SHEETS}${id}/`,
        chip: chipOf(id),
      })),
      sections: nation ? sectionsOf(nation, page) : [],
    };
  },
  reference(lang) {
    const called = referenceNames(lang);
    return { label: called.label, pages: REFERENCE_PAGES.map(({ key, path }) => ({ path, title: called[key] })) };
  },
  pageAt(path, lang) {
    const chapter = chapterAt(path);
    if (chapter) return { chapter: chapter.number, picture: chapter.slug };
    const nation = nationAt(path);
    return nation && { outside: dataWords(lang).pages.nation.sheetOf, picture: nation };
  },
  async row(path, lang) {
    if (nationAt(path))
      return NATIONS.map((id, i) => ({ number: i + 1, title: names(lang).nations[id], path: `${SHEETS}${id}/` }));
    return chapterAt(path) ? (await chapters(lang)).filter(({ written }) => written) : [];
  },
  rule(id) {
    const path = rulePath(id as RuleId);
    const number = printedNumber(id as RuleId);
    return {
      path,
      number,
      ...(number !== id && { title: RULE_TITLES[id as RuleId] }),
      chapter: chapterOf(id as RuleId),
    };
  },
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
