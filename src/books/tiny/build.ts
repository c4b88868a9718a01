import type { BookBuild } from '../../site/build/book-build.ts';
import { isNumbered } from '../../site/build/rule-anchors.ts';
import { KINDS } from '../../site/search/record.ts';
import { searchWords } from '../../site/search/words.ts';
import { RULE_IDS, type RuleId } from './engine/data/ids.ts';
import { LESSON_IDS } from './lessons/ids.ts';
import { META } from './meta.ts';
import { lessonRecords, ruleRecords, sceneRecords } from './pages/records.ts';
import { CHAPTER } from './pages/rules.ts';
import { SCENE_IDS } from './scenes/ids.ts';
import { NAMES } from './words/en/names.ts';
import { RULES } from './words/en/rules.ts';

/** The small game for the tests, as the build uses it. */
export const BUILD: BookBuild = {
  id: META.id,
  languages: META.languages,
  rulesOn: [{ of: CHAPTER.number, page: CHAPTER.page }],
  rulesOf: () => RULE_IDS,
  titleOf: (rule) => RULES[rule as RuleId],
  numberOf: (rule) => (isNumbered(rule) ? rule : undefined),
  fragmentPath: (rule) => `/tiny/rules/fragments/${rule}.html`,
  records: (lang, pages) => [...ruleRecords(lang, pages), ...sceneRecords(lang), ...lessonRecords(lang)],
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
  starts: [...SCENE_IDS, ...LESSON_IDS],
  plugins: () => [],
};
