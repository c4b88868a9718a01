import type { RulesPage } from '../../../site/build/book-build.ts';
import { wholeLanguages } from '../../../site/meta.ts';
import type { SiteRecord } from '../../../site/search/record.ts';
import { searchWords } from '../../../site/search/words.ts';
import { address, type Lang } from '../../../words/lang.ts';
import { LOCATIONS, type LocationId } from '../engine/data/ids.ts';
import { LOCATION_TABLE, REGION_TABLE } from '../engine/data/map.ts';
import { RULE_IDS, RULES, RULING_IDS, type RuleId, type RulingId } from '../engine/data/rules.ts';
import { type Counts, STARTS } from '../engine/data/starts.ts';
import { LESSONS } from '../lessons/index.ts';
import { META } from '../meta.ts';
import { SCENES } from '../scenes/index.ts';
import { CHAPTERS, printedNumber, rulePath } from './chapters.ts';
import { numbersOf, portOf } from './dice.ts';
import { headOf, PAGE_PATHS, PATHS, REFERENCE_KEYS } from './paths.ts';
import { said } from './said.ts';
import { phasesOf } from './search.ts';
import { termsOf } from './terms.ts';
import { type PageWords, pageWords } from './words.ts';

/** What records are made from: a language with its words, and the built pages with rules in it. */
interface Site {
  readonly lang: Lang;
  readonly words: PageWords;
  readonly pages: readonly RulesPage[];
}

/** The sources of the records, in their order. */
const SOURCES: readonly ((site: Site) => readonly SiteRecord[])[] = [
  chapters,
  rules,
  locations,
  starts,
  terms,
  rulings,
  scenes,
  lessons,
  otherPages,
];

/** The book’s records for the search. A language that the book does not have in whole shows the English ones. */
export function records(lang: Lang, pages: readonly RulesPage[]): readonly SiteRecord[] {
  if (!wholeLanguages(META).includes(lang)) return [];
  const site = { lang, words: pageWords(lang), pages };
  return SOURCES.flatMap((source) => source(site));
}

function chapters({ lang, words: { RULE_TITLES }, pages }: Site): readonly SiteRecord[] {
  return CHAPTERS.flatMap(({ number, rule, page }) => {
    const lead = pages.find(({ of }) => of === number)?.lead;
    return {
      id: rule,
      kind: 'chapter',
      lang,
      title: RULE_TITLES[rule],
      path: searchWords(lang).kinds.rule,
      address: address(lang, `/reconquista/${page}`),
      text: lead ?? '',
      number: rule,
      facets: { phase: phasesOf(rule) },
      aliases: [],
    };
  });
}

function rules({ lang, words: { RULE_TITLES }, pages }: Site): readonly SiteRecord[] {
  return pages.flatMap(({ of, rules: cut }) =>
    cut.map(({ id, title, text }) => ({
      id,
      kind: 'rule',
      lang,
      title,
      path: `${of} ${RULE_TITLES[`${of}` as RuleId]}`,
      address: address(lang, rulePath(id)),
      text,
      number: id,
      facets: { phase: phasesOf(id as RuleId) },
      aliases: [],
    })),
  );
}

function locations({ lang, words: { CARDS, NAMES } }: Site): readonly SiteRecord[] {
  return LOCATIONS.map((id) => {
    const { region, mountain } = LOCATION_TABLE[id];
    const port = portOf(id);
    const text = [
      CARDS.dice(numbersOf(id)),
      ...(mountain ? [CARDS.mountains] : []),
      ...(port ? [CARDS.port(port)] : []),
    ].join(', ');
    return {
      id,
      kind: 'location',
      lang,
      title: NAMES.locations[id],
      path: CARDS.region(REGION_TABLE[region].numeral, NAMES.regions[region]),
      address: address(lang, PATHS.location(id)),
      text,
      facets: { region: [region] },
      aliases: SPELLINGS[id] ?? [],
    };
  });
}

/** Spellings of the rulebook and of other languages. */
const SPELLINGS: { readonly [location in LocationId]?: readonly string[] } = {
  pamplona: ['Pampelona'],
  algeciras: ['Algeras', 'Algiceras'],
  galicia: ['Galicie'],
  leon: ['Leon'],
  cordoba: ['Cordoba', 'Cordoue', 'Cordova'],
  zaragoza: ['Saragossa'],
  santiago: ['Compostela'],
  seville: ['Sevilla'],
  lisbon: ['Lisboa'],
};

function starts({ lang, words: { NAMES, SITE, START_HISTORY, STARTS_PAGE } }: Site): readonly SiteRecord[] {
  const names = (counts: Counts): readonly string[] =>
    (Object.keys(counts) as LocationId[]).map((id) => NAMES.locations[id]);
  return STARTS.map(({ year, christianArmies, muslimArmies }, i) => ({
    id: `turn-${i + 1}`,
    kind: 'start',
    lang,
    title: STARTS_PAGE.turn(i + 1),
    path: SITE.pages.starts.title,
    address: address(lang, PATHS.start(i + 1)),
    text: [
      START_HISTORY[i] ?? '',
      `${STARTS_PAGE.rows.christianArmies}: ${names(christianArmies).join(', ')}.`,
      `${STARTS_PAGE.rows.muslimArmies}: ${names(muslimArmies).join(', ')}.`,
    ].join(' '),
    facets: { phase: ['before'] },
    aliases: year === undefined ? [] : [`${year}`],
  }));
}

function terms({ lang, words: { RULE_TITLES } }: Site): readonly SiteRecord[] {
  return termsOf(lang).map(({ id, term, text, rule, french, elsewhere, also = [] }) => ({
    id,
    kind: 'term',
    lang,
    title: term,
    path: `${printedNumber(rule)} ${RULE_TITLES[rule]}`,
    address: address(lang, `${PAGE_PATHS.glossary}#${id}`),
    text: said(text, lang),
    facets: { phase: phasesOf(rule) },
    aliases: [...new Set([...(french ? [french] : []), ...(elsewhere ? [elsewhere] : []), ...also])],
  }));
}

/** The rule that a ruling is about: the one that lists it. Throws for a ruling without one, which is an error of the data. */
export function ruleOfRuling(id: RulingId): RuleId {
  const rule = RULE_IDS.find((one) => RULES[one].rulings.includes(id));
  if (!rule) throw new Error(`No rule has the ruling ${id}`);
  return rule;
}

function rulings({ lang, words: { RULE_TITLES, RULING_WORDS } }: Site): readonly SiteRecord[] {
  return RULING_IDS.map((id) => {
    const { question, ruling, other, reason } = RULING_WORDS[id];
    const rule = ruleOfRuling(id);
    return {
      id,
      kind: 'ruling',
      lang,
      title: question,
      path: `${printedNumber(rule)} ${RULE_TITLES[rule]}`,
      address: address(lang, PATHS.ruling(id)),
      text: [ruling, other, reason].filter(Boolean).join(' '),
      facets: { phase: phasesOf(rule) },
      aliases: [id],
    };
  });
}

function scenes({ lang, words: { SCENE_WORDS } }: Site): readonly SiteRecord[] {
  return SCENES.map(({ id, rules }) => ({
    id,
    kind: 'scene',
    lang,
    title: SCENE_WORDS[id].title,
    path: numbersOfRules(rules),
    address: address(lang, PATHS.scene(id)),
    text: said(SCENE_WORDS[id].about, lang),
    facets: { phase: phasesIn(rules) },
    aliases: [],
  }));
}

function lessons({ lang, words: { LESSON_WORDS } }: Site): readonly SiteRecord[] {
  return LESSONS.map(({ id, rules }) => ({
    id,
    kind: 'lesson',
    lang,
    title: LESSON_WORDS[id].title,
    path: numbersOfRules(rules),
    address: address(lang, PATHS.lesson(id)),
    text: said(LESSON_WORDS[id].learn, lang),
    facets: { phase: phasesIn(rules) },
    aliases: [],
  }));
}

const numbersOfRules = (rules: readonly RuleId[]): string => [...new Set(rules.map(printedNumber))].join(', ');
const phasesIn = (rules: readonly RuleId[]) => [...new Set(rules.flatMap(phasesOf))];

function otherPages({ lang }: Site): readonly SiteRecord[] {
  return (['rules', ...REFERENCE_KEYS] as const).map((key) => ({
    id: key,
    kind: 'page',
    lang,
    title: headOf(lang, key).title,
    path: '',
    address: address(lang, PAGE_PATHS[key]),
    text: headOf(lang, key).lead,
    aliases: [],
  }));
}
