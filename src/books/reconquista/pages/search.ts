import type { SearchOfBook } from '../../../site/search/of-book.ts';
import { KINDS as ANY_KINDS } from '../../../site/search/record.ts';
import { searchWords } from '../../../site/search/words.ts';
import type { Lang } from '../../../words/lang.ts';
import type { QueryWords } from '../../../words/query-words.ts';
import { REGIONS } from '../engine/data/ids.ts';
import type { RuleId } from '../engine/data/rules.ts';
import { RULES } from '../engine/data/rules.ts';
import { QUERY as EN } from '../words/en/query.ts';
import type { PhaseFacet } from '../words/en/search.ts';
import { QUERY as FR } from '../words/fr/query.ts';
import { pageWords } from './words.ts';

/** The phases in which the rules of a section matter; a section that always matters has none. */
const PHASES: { readonly [section: number]: readonly PhaseFacet[] } = {
  6: ['before'],
  8: ['rebellion'],
  9: ['event'],
  10: ['income'],
  11: ['movement'],
  12: ['movement', 'reaction'],
  13: ['reaction'],
  14: ['sieges'],
  15: ['end'],
  16: ['score'],
  18: ['before'],
};

/** Rules whose phase is not that of their section. */
const OWN_PHASES: { readonly [rule in RuleId]?: readonly PhaseFacet[] } = {
  '9-corruption': ['event', 'income'],
  '9-mercenaries': ['event', 'income', 'reaction'],
  '9-tribute': ['event', 'income'],
  '9-jihad': ['event', 'reaction'],
  '9-crusade': ['event', 'income'],
  '9-expulsion': ['event', 'income'],
  '17.1': ['reaction'],
  '17.2': ['movement', 'reaction'],
  '17.3': ['event'],
  '17-french': ['event'],
  '17-taifas': ['event'],
  '17-mercenaries': ['event', 'income', 'reaction'],
  '17-empire': ['event'],
  '17-plague': ['event'],
};

/** The phases in which a rule matters; none if it always does. */
export const phasesOf = (rule: RuleId): readonly PhaseFacet[] => OWN_PHASES[rule] ?? PHASES[RULES[rule].section] ?? [];

/** What readers of each language type. */
const QUERIES: { readonly [lang in Lang]: QueryWords } = { en: EN, fr: FR };

/** The data of the book for the search, in a language. */
export function searchOf(lang: Lang): SearchOfBook {
  const { NAMES, SEARCH, SITE } = pageWords(lang);
  const general = searchWords(lang);
  const kinds = ANY_KINDS.map((id) => ({
    id,
    one: general.one[id],
    many: general.kinds[id],
  }));
  const own = (['location', 'start'] as const).map((id) => ({ id, one: SEARCH.one[id], many: SEARCH.many[id] }));
  return {
    title: SITE.title,
    kinds: [...kinds.slice(0, 2), ...own, ...kinds.slice(2)],
    facets: [
      { id: 'phase', title: SEARCH.facets.phase, values: Object.entries(SEARCH.phases) },
      { id: 'region', title: SEARCH.facets.region, values: REGIONS.map((id) => [id, NAMES.regions[id]]) },
    ],
    ranking: { kinds: { location: { worth: 0.65, bears: true }, start: { worth: 0.8 } }, standings: [] },
    query: QUERIES[lang],
  };
}
