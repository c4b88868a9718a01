import type { BookBuild } from '../../site/build/book-build.ts';
import { isNumbered } from '../../site/build/rule-anchors.ts';
import type { RuleId } from './engine/data/rules.ts';
import { LESSON_IDS } from './lessons/ids.ts';
import { META } from './meta.ts';
import { CHAPTERS, rulesOf } from './pages/chapters.ts';
import { PATHS } from './pages/paths.ts';
import { records } from './pages/records.ts';
import { searchOf } from './pages/search.ts';
import { pageWords } from './pages/words.ts';
import { SCENE_IDS } from './scenes/ids.ts';

/** Hispania by Draco Ideas as the build reads it. */
export const BUILD: BookBuild = {
  id: META.id,
  languages: META.languages,
  rulesOn: CHAPTERS.map(({ number, page }) => ({ of: number, page })),
  rulesOf: (of) => rulesOf(Number(of)),
  titleOf: (rule) => pageWords('en').RULE_TITLES[rule as RuleId],
  numberOf: (rule) => (isNumbered(rule) ? rule : undefined),
  fragmentPath: PATHS.fragment,
  records,
  search: searchOf,
  starts: [...SCENE_IDS, ...LESSON_IDS],
  plugins: () => [],
};
