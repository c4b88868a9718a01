import type { BookBuild } from '../../site/build/book-build.ts';
import { KINDS } from '../../site/search/record.ts';
import { searchWords } from '../../site/search/words.ts';
import { RULE_IDS, type RuleId } from './engine/data/ids.ts';
import { CHAPTER, printedNumber, rulePath } from './pages/rules.ts';
import { NAMES } from './words/en/names.ts';
import { RULES } from './words/en/rules.ts';

/** The small game of the tests, as the build reads it. */
export const BUILD: BookBuild = {
  id: 'tiny',
  rulesOn: [{ of: CHAPTER.number, page: CHAPTER.page }],
  rulesOf: () => RULE_IDS,
  titleOf: (rule) => RULES[rule as RuleId],
  fragmentPath: (rule) => `/tiny/rules/fragments/${rule}.html`,
  records: (lang, pages) =>
    pages.flatMap(({ rules }) =>
      rules.map(({ id, title, text }) => ({
        id,
        kind: 'rule',
        lang,
        title,
        path: `${CHAPTER.number} ${CHAPTER.title}`,
        address: rulePath(id),
        text,
        number: id,
        facets: { section: [printedNumber(id)] },
        aliases: [],
      })),
    ),
  search: (lang) => ({
    title: NAMES.title,
    kinds: KINDS.map((id) => ({ id, one: searchWords(lang).one[id], many: searchWords(lang).kinds[id] })),
    facets: [
      {
        id: 'section',
        title: RULES['1'],
        values: RULE_IDS.filter((id) => !id.includes('-')).map((id) => [id, RULES[id]]),
      },
    ],
    ranking: { kinds: {}, standings: [] },
    query: { stop: 'a can do does how i in is may of the to what who', like: {}, means: {} },
  }),
  starts: [],
  plugins: () => [],
};
