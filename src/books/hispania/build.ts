import type { BookBuild } from '../../site/build/book-build.ts';
import { NATIONS, type NationId, type RuleId, ruleOfNation } from './engine/data/ids.ts';
import { CHAPTERS, type ChapterNumber, ownNumber, pageOfRule, rulesOf } from './engine/data/rule-ids.ts';
import { LESSON_IDS } from './lessons/ids.ts';
import { META } from './meta.ts';
import { besideRules } from './pages/build/beside-rules.ts';
import { termLinks } from './pages/build/term-links.ts';
import { PATHS } from './pages/paths.ts';
import { type RulesPage, siteRecords } from './pages/records.ts';
import { searchOfHispania } from './pages/search/of-hispania.ts';
import { SCENE_IDS } from './scenes/ids.ts';
import { RULE_TITLES } from './words/en/rules.ts';

/** Hispania as the build reads it. */
export const BUILD: BookBuild = {
  id: META.id,
  languages: META.languages,
  rulesOn: [
    ...CHAPTERS.map(({ number }) => ({ of: number, page: pageOfRule(`${number}`) })),
    ...NATIONS.map((of) => ({ of, page: pageOfRule(ruleOfNation(of)) })),
  ],
  rulesOf: (of) => rulesOf(of as ChapterNumber | NationId),
  titleOf: (rule) => RULE_TITLES[rule as RuleId],
  numberOf: ownNumber,
  fragmentPath: (rule) => PATHS.fragment(rule),
  records: (lang, pages) => siteRecords(lang, pages as readonly RulesPage[]),
  search: searchOfHispania,
  starts: [...SCENE_IDS, ...LESSON_IDS],
  plugins: () => [termLinks(), besideRules()],
};
