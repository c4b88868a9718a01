import type { Lang } from '../../../../words/lang.ts';
import * as enData from '../../words/en/about-data.ts';
import * as enChanges from '../../words/en/changes.ts';
import * as enCoverage from '../../words/en/coverage-page.ts';
import * as enGlossary from '../../words/en/glossary-page.ts';
import * as enIndex from '../../words/en/index-page.ts';
import * as enLeaders from '../../words/en/leaders-page.ts';
import * as enMissed from '../../words/en/often-missed.ts';
import * as enAid from '../../words/en/player-aid.ts';
import * as enScenarios from '../../words/en/scenarios-page.ts';
import * as enTimeline from '../../words/en/timeline.ts';
import * as enEffects from '../../words/en/tokens.ts';
import * as enTokens from '../../words/en/tokens-page.ts';
import * as enWithout from '../../words/en/without.ts';
import * as frData from '../../words/fr/about-data.ts';
import * as frChanges from '../../words/fr/changes.ts';
import * as frCoverage from '../../words/fr/coverage-page.ts';
import * as frGlossary from '../../words/fr/glossary-page.ts';
import * as frIndex from '../../words/fr/index-page.ts';
import * as frLeaders from '../../words/fr/leaders-page.ts';
import * as frMissed from '../../words/fr/often-missed.ts';
import * as frAid from '../../words/fr/player-aid.ts';
import * as frScenarios from '../../words/fr/scenarios-page.ts';
import * as frTimeline from '../../words/fr/timeline.ts';
import * as frEffects from '../../words/fr/tokens.ts';
import * as frTokens from '../../words/fr/tokens-page.ts';
import * as frWithout from '../../words/fr/without.ts';

const FR = {
  aid: frAid.PLAYER_AID,
  changes: frChanges.CHANGES_PAGE,
  changed: frChanges.CHANGE_WORDS,
  coverage: frCoverage.COVERAGE_PAGE,
  data: frData.ABOUT_DATA,
  effects: frEffects.EFFECTS,
  glossary: frGlossary.GLOSSARY_PAGE,
  index: frIndex.INDEX_PAGE,
  leaders: frLeaders.LEADERS_PAGE,
  missed: frMissed.MISSED_PAGE,
  oftenMissed: frMissed.OFTEN_MISSED,
  scenarios: frScenarios.SCENARIOS_PAGE,
  timeline: frTimeline.TIMELINE,
  tokens: frTokens.TOKENS_PAGE,
  without: frWithout.WITHOUT,
  withoutPart: frWithout.WITHOUT_PART,
};

/** The words of the reference pages. */
export type ReferencePageWords = typeof FR;

const EN: ReferencePageWords = {
  aid: enAid.PLAYER_AID,
  changes: enChanges.CHANGES_PAGE,
  changed: enChanges.CHANGE_WORDS,
  coverage: enCoverage.COVERAGE_PAGE,
  data: enData.ABOUT_DATA,
  effects: enEffects.EFFECTS,
  glossary: enGlossary.GLOSSARY_PAGE,
  index: enIndex.INDEX_PAGE,
  leaders: enLeaders.LEADERS_PAGE,
  missed: enMissed.MISSED_PAGE,
  oftenMissed: enMissed.OFTEN_MISSED,
  scenarios: enScenarios.SCENARIOS_PAGE,
  timeline: enTimeline.TIMELINE,
  tokens: enTokens.TOKENS_PAGE,
  without: enWithout.WITHOUT,
  withoutPart: enWithout.WITHOUT_PART,
};

const WORDS: Readonly<Record<Lang, ReferencePageWords>> = { en: EN, fr: FR };

/** The words of the reference pages in a language. */
export const referenceWords = (lang: Lang): ReferencePageWords => WORDS[lang];
