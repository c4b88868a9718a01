import type { Book } from '../../../site/book.ts';
import { siteWords } from '../../../site/words.ts';
import { NATIONS } from '../engine/data/ids.ts';
import { BOOK } from '../ui/on-device.ts';
import { chapterAt, chapters, nationAt, PARTS } from './book.ts';
import { names } from './names.ts';
import { REFERENCE_PAGES, referenceNames } from './reference/pages.ts';
import { dataWords } from './sheets/words.ts';

/** Hispania as the shell of the site shows it. */
export const SHELL: Book = {
  ...BOOK,
  title: (lang) => siteWords(lang).book,
  parts: (lang) => PARTS.map(({ key, path }) => ({ path, title: siteWords(lang).nav[key] })),
  chapters,
  wholes: (lang) => [
    { path: '/hispania/rules/', title: siteWords(lang).contents.rules },
    { path: '/hispania/rules/whole-book/', title: siteWords(lang).whole.link },
  ],
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
      return NATIONS.map((id, i) => ({
        number: i + 1,
        title: names(lang).nations[id],
        path: `/hispania/nations/${id}/`,
      }));
    return chapterAt(path) ? (await chapters(lang)).filter(({ written }) => written) : [];
  },
};
