import type { RulesPage } from '../../../site/build/book-build.ts';
import type { SiteRecord } from '../../../site/search/record.ts';
import { searchWords } from '../../../site/search/words.ts';
import { address, type Lang } from '../../../words/lang.ts';
import { LOCATIONS, type LocationId } from '../engine/data/ids.ts';
import { LOCATION_TABLE, REGION_TABLE } from '../engine/data/map.ts';
import { RULE_IDS, RULES, RULING_IDS, type RuleId, type RulingId } from '../engine/data/rules.ts';
import { type Counts, STARTS } from '../engine/data/starts.ts';
import { LESSONS } from '../lessons/index.ts';
import { SCENES } from '../scenes/index.ts';
import { CARDS } from '../words/en/cards.ts';
import { GLOSSARY, TERM_IDS, type Term } from '../words/en/glossary.ts';
import { LESSON_WORDS } from '../words/en/lessons.ts';
import { NAMES } from '../words/en/names.ts';
import { RULE_TITLES } from '../words/en/rules.ts';
import { RULING_WORDS } from '../words/en/rulings.ts';
import { SCENE_WORDS } from '../words/en/scenes.ts';
import { SITE } from '../words/en/site.ts';
import { START_HISTORY, STARTS_PAGE } from '../words/en/starts.ts';
import { CHAPTERS, printedNumber, rulePath } from './chapters.ts';
import { numbersOf, portOf } from './dice.ts';
import { PAGE_PATHS, PATHS, REFERENCE_KEYS } from './paths.ts';
import { said } from './said.ts';
import { phasesOf } from './search.ts';

/** The book's records for the search. Its words are English only; other languages show them as English. */
export function records(lang: Lang, pages: readonly RulesPage[]): readonly SiteRecord[] {
  if (lang !== 'en') return [];
  return [
    ...chapters(pages),
    ...rules(pages),
    ...locations(),
    ...starts(),
    ...terms(),
    ...rulings(),
    ...scenes(),
    ...lessons(),
    ...otherPages(),
  ];
}

const at = (path: string): string => address('en', path);

function chapters(pages: readonly RulesPage[]): readonly SiteRecord[] {
  return CHAPTERS.flatMap(({ number, rule, page }) => {
    const lead = pages.find(({ of }) => of === number)?.lead;
    return {
      id: rule,
      kind: 'chapter',
      lang: 'en',
      title: RULE_TITLES[rule],
      path: searchWords('en').kinds.rule,
      address: at(`/reconquista/${page}`),
      text: lead ?? '',
      number: rule,
      facets: { phase: phasesOf(rule) },
      aliases: [],
    };
  });
}

function rules(pages: readonly RulesPage[]): readonly SiteRecord[] {
  return pages.flatMap(({ of, rules: cut }) =>
    cut.map(({ id, title, text }) => ({
      id,
      kind: 'rule',
      lang: 'en',
      title,
      path: `${of} ${RULE_TITLES[`${of}` as RuleId]}`,
      address: at(rulePath(id)),
      text,
      number: id,
      facets: { phase: phasesOf(id as RuleId) },
      aliases: [],
    })),
  );
}

function locations(): readonly SiteRecord[] {
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
      lang: 'en',
      title: NAMES.locations[id],
      path: CARDS.region(REGION_TABLE[region].numeral, NAMES.regions[region]),
      address: at(PATHS.location(id)),
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

function starts(): readonly SiteRecord[] {
  const names = (counts: Counts): readonly string[] =>
    (Object.keys(counts) as LocationId[]).map((id) => NAMES.locations[id]);
  return STARTS.map(({ year, christianArmies, muslimArmies }, i) => ({
    id: `turn-${i + 1}`,
    kind: 'start',
    lang: 'en',
    title: STARTS_PAGE.turn(i + 1),
    path: SITE.pages.starts.title,
    address: at(PATHS.start(i + 1)),
    text: [
      START_HISTORY[i] ?? '',
      `${STARTS_PAGE.rows.christianArmies}: ${names(christianArmies).join(', ')}.`,
      `${STARTS_PAGE.rows.muslimArmies}: ${names(muslimArmies).join(', ')}.`,
    ].join(' '),
    facets: { phase: ['before'] },
    aliases: year === undefined ? [] : [`${year}`],
  }));
}

function terms(): readonly SiteRecord[] {
  return TERM_IDS.map((id) => {
    const { term, text, rule, french, also = [] }: Term = GLOSSARY[id];
    return {
      id,
      kind: 'term',
      lang: 'en',
      title: term,
      path: `${printedNumber(rule)} ${RULE_TITLES[rule]}`,
      address: at(`${PAGE_PATHS.glossary}#${id}`),
      text: said(text),
      facets: { phase: phasesOf(rule) },
      aliases: [...(french ? [french] : []), ...also],
    };
  });
}

/** The rule that a ruling is about: the one that lists it. Throws for a ruling without one, which is an error of the data. */
export function ruleOfRuling(id: RulingId): RuleId {
  const rule = RULE_IDS.find((one) => RULES[one].rulings.includes(id));
  if (!rule) throw new Error(`No rule has the ruling ${id}`);
  return rule;
}

function rulings(): readonly SiteRecord[] {
  return RULING_IDS.map((id) => {
    const { question, ruling, other, reason } = RULING_WORDS[id];
    const rule = ruleOfRuling(id);
    return {
      id,
      kind: 'ruling',
      lang: 'en',
      title: question,
      path: `${printedNumber(rule)} ${RULE_TITLES[rule]}`,
      address: at(PATHS.ruling(id)),
      text: [ruling, other, reason].filter(Boolean).join(' '),
      facets: { phase: phasesOf(rule) },
      aliases: [id],
    };
  });
}

function scenes(): readonly SiteRecord[] {
  return SCENES.map(({ id, rules }) => ({
    id,
    kind: 'scene',
    lang: 'en',
    title: SCENE_WORDS[id].title,
    path: numbersOfRules(rules),
    address: at(PATHS.scene(id)),
    text: said(SCENE_WORDS[id].about),
    facets: { phase: phasesIn(rules) },
    aliases: [],
  }));
}

function lessons(): readonly SiteRecord[] {
  return LESSONS.map(({ id, rules }) => ({
    id,
    kind: 'lesson',
    lang: 'en',
    title: LESSON_WORDS[id].title,
    path: numbersOfRules(rules),
    address: at(PATHS.lesson(id)),
    text: said(LESSON_WORDS[id].learn),
    facets: { phase: phasesIn(rules) },
    aliases: [],
  }));
}

const numbersOfRules = (rules: readonly RuleId[]): string => [...new Set(rules.map(printedNumber))].join(', ');
const phasesIn = (rules: readonly RuleId[]) => [...new Set(rules.flatMap(phasesOf))];

function otherPages(): readonly SiteRecord[] {
  return (['rules', ...REFERENCE_KEYS] as const).map((key) => ({
    id: key,
    kind: 'page',
    lang: 'en',
    title: SITE.pages[key].title,
    path: '',
    address: at(PAGE_PATHS[key]),
    text: SITE.pages[key].lead,
    aliases: [],
  }));
}
