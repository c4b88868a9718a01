import type { SearchOfBook } from '../../../site/search/of-book.ts';
import { KINDS as ANY_KINDS } from '../../../site/search/record.ts';
import { searchWords } from '../../../site/search/words.ts';
import type { Lang } from '../../../words/lang.ts';
import type { QueryWords } from '../../../words/query-words.ts';
import { PROVINCES } from '../engine/data/ids.ts';
import type { RuleId } from '../engine/data/rules.ts';
import { QUERY as EN } from '../words/en/query.ts';
import type { PhaseFacet } from '../words/en/search.ts';
import { QUERY as FR } from '../words/fr/query.ts';
import { chapterOf } from './chapters.ts';
import { pageWords } from './words.ts';

/** The phases in which the rules of a chapter matter; a chapter that always matters has none. */
const PHASES: { readonly [chapter: number]: readonly PhaseFacet[] } = {
  2: ['before'],
  4: ['roman'],
  5: ['hispanic'],
  6: ['end'],
  9: ['before'],
};

/** Rules whose phase is not that of their chapter. */
const OWN_PHASES: { readonly [rule in RuleId]?: readonly PhaseFacet[] } = {
  '3.4': ['roman'],
  '3.4-shut': ['roman'],
  '8.1': ['before', 'roman'],
  '8.2-ulterior': ['hispanic'],
  '8.2-citerior': ['roman', 'hispanic'],
  '8.2-consul': ['roman'],
  '8.3': ['roman'],
  '8.4': ['roman'],
  '8.5': ['before', 'roman', 'hispanic'],
  '8.6-choice': ['hispanic'],
  '8.6-murder': ['roman'],
  '8.7-setup': ['before'],
  '8.7-reroll': ['hispanic'],
  '8.7-choose': ['hispanic'],
  '8.7-raise': ['roman', 'hispanic'],
  '8.7-attack': ['hispanic'],
  '9.4-lethe': ['roman'],
  '9.5-guerilla': ['hispanic'],
};

/** The phases in which a rule matters; none if it always does. */
export const phasesOf = (rule: RuleId): readonly PhaseFacet[] => OWN_PHASES[rule] ?? PHASES[chapterOf(rule)] ?? [];

/** What readers of each language type. */
const QUERIES: { readonly [lang in Lang]: QueryWords } = { en: EN, fr: FR };

/** The data of the book for the search, in a language. */
export function searchOf(lang: Lang): SearchOfBook {
  const { NAMES, SEARCH, SITE } = pageWords(lang);
  const general = searchWords(lang);
  const kinds = ANY_KINDS.map((id) => ({ id, one: general.one[id], many: general.kinds[id] }));
  const space = { id: 'space', one: SEARCH.one.space, many: SEARCH.many.space };
  return {
    title: SITE.title,
    kinds: [...kinds.slice(0, 2), space, ...kinds.slice(2)],
    facets: [
      { id: 'phase', title: SEARCH.facets.phase, values: Object.entries(SEARCH.phases) },
      { id: 'province', title: SEARCH.facets.province, values: PROVINCES.map((id) => [id, NAMES.provinces[id]]) },
    ],
    ranking: { kinds: { space: { worth: 0.65, bears: true } }, standings: [] },
    query: QUERIES[lang],
  };
}
