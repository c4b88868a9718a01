import type { NamedKind, Ranking, SearchOfBook } from '../../../../site/search/of-book.ts';
import type { Kind, SiteRecord } from '../../../../site/search/record.ts';
import { searchWords } from '../../../../site/search/words.ts';
import type { Lang } from '../../../../words/lang.ts';
import type { QueryWords } from '../../../../words/query-words.ts';
import type { NationId } from '../../engine/data/ids.ts';
import { query as queryEn } from '../../words/en/query.ts';
import { search as en, type HispaniaSearchWords } from '../../words/en/search.ts';
import { query as queryFr } from '../../words/fr/query.ts';
import { search as fr } from '../../words/fr/search.ts';
import { entitiesOf } from '../entities.ts';
import { LAST_TURN } from '../lifespan.ts';
import { bookWords } from '../site-words.ts';

const WORDS: Readonly<Record<Lang, HispaniaSearchWords>> = { en, fr };
const QUERIES: Readonly<Record<Lang, QueryWords>> = { en: queryEn, fr: queryFr };

/** The words of the search that only Hispania has. */
export const ownSearchWords = (lang: Lang): HispaniaSearchWords => WORDS[lang];

/** The time at which a subject matters: before the game, in one of the phases of a nation's turn (rule 1), or at the end of a game turn. */
export const PHASES = [
  'before',
  'income',
  'placement',
  'movement',
  'stacking',
  'combat',
  'points',
  'population',
  'turn-end',
] as const;
export type PhaseFacet = (typeof PHASES)[number];

/** A record with the values for Hispania's facets. */
export interface HispaniaRecord extends Omit<SiteRecord, 'facets'> {
  readonly nations: readonly NationId[];
  /** The phases in which it matters; undefined if it always does. */
  readonly phases?: readonly PhaseFacet[];
  /** Game turns that it is about; undefined if it is about all. */
  readonly turns?: readonly number[];
}

/** The record in the form of the site's search. */
export function siteRecord({ nations, phases = [], turns = [], ...record }: HispaniaRecord): SiteRecord {
  return { ...record, facets: { phase: phases, nation: nations, turn: turns.map(String) } };
}

/**
 * The weights for Hispania, found like the general numbers (`rank.ts`) by experiment: for a rule of one nation or of one token, which may
 * have the name of a common subject, with or without a query for that nation or token; and for a thing that the game does not have
 * (`words/en/without.ts`), because only that record says so and its words are often in many rules.
 */
export const RANKING: Ranking = {
  kinds: {
    nation: { worth: 0.65, bears: true },
    province: { worth: 0.65, bears: true },
    leader: { worth: 1.3, bears: true },
    // "Null token" is as good a name as "Null".
    token: { worth: 0.95, pathNames: true },
  },
  standings: [
    { begins: '11-', by: 'path', worth: 1.2, otherwise: 0.65 },
    { begins: '10.3-', by: { word: 'token' }, worth: 1, otherwise: 0.65 },
    { begins: 'no-', worth: 2.5 },
  ],
};

/** The kinds in the order in which the search offers them. */
const KINDS: readonly Kind[] = [
  'rule',
  'chapter',
  'nation',
  'province',
  'leader',
  'token',
  'term',
  'ruling',
  'scene',
  'lesson',
  'page',
];

/** The data of Hispania for the search. */
export function searchOfHispania(lang: Lang): SearchOfBook {
  const { facets, phases, kinds: many, one } = WORDS[lang];
  const [nation] = entitiesOf(lang);
  const general = searchWords(lang);
  const ones: Readonly<Record<Kind, string>> = { ...general.one, ...one };
  const manies: Readonly<Record<Kind, string>> = { ...general.kinds, ...many };
  return {
    title: bookWords(lang).title,
    kinds: KINDS.map((id): NamedKind => ({ id, one: ones[id] ?? '', many: manies[id] ?? '' })),
    facets: [
      { id: 'phase', title: facets.phase, values: PHASES.map((id) => [id, phases[id]]) },
      { id: nation.id, title: facets.nation, values: nation.entities.map(({ id, name }) => [id, name]) },
      {
        id: 'turn',
        title: facets.turn,
        values: Array.from({ length: LAST_TURN }, (_, n) => [`${n + 1}`, `${n + 1}`]),
      },
    ],
    ranking: RANKING,
    query: QUERIES[lang],
  };
}
