import type { RulesPage } from '../../../site/build/book-build.ts';
import { wholeLanguages } from '../../../site/meta.ts';
import type { SiteRecord } from '../../../site/search/record.ts';
import { searchWords } from '../../../site/search/words.ts';
import { address, type Lang } from '../../../words/lang.ts';
import { isTown, provinceOf } from '../engine/data/geography.ts';
import { SPACES } from '../engine/data/ids.ts';
import type { RuleId } from '../engine/data/rules.ts';
import { RULING_IDS, RULINGS } from '../engine/data/rulings.ts';
import { LESSONS } from '../lessons/index.ts';
import { META } from '../meta.ts';
import { SCENES } from '../scenes/index.ts';
import { CHAPTERS, printedNumber, rulePath } from './chapters.ts';
import { headOf, PAGE_PATHS, PATHS, REFERENCE_KEYS } from './paths.ts';
import { said } from './said.ts';
import { phasesOf } from './search.ts';
import { coordinatesOf, waysTold } from './spaces.ts';
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
  spaces,
  terms,
  rulings,
  scenes,
  lessons,
  otherPages,
];

/** The book’s records for the search. */
export function records(lang: Lang, pages: readonly RulesPage[]): readonly SiteRecord[] {
  if (!wholeLanguages(META).includes(lang)) return [];
  const site = { lang, words: pageWords(lang), pages };
  return SOURCES.flatMap((source) => source(site));
}

/** The line above a record of a rule. */
const placeOf = ({ RULE_TITLES }: PageWords, rule: RuleId): string => `${printedNumber(rule)} ${RULE_TITLES[rule]}`;

function chapters({ lang, words: { RULE_TITLES }, pages }: Site): readonly SiteRecord[] {
  return CHAPTERS.map(({ number, rule, page }) => ({
    id: rule,
    kind: 'chapter',
    lang,
    title: RULE_TITLES[rule],
    path: searchWords(lang).kinds.rule,
    address: address(lang, `/hispania-draco/${page}`),
    text: pages.find(({ of }) => of === number)?.lead ?? '',
    number: rule,
    facets: { phase: phasesOf(rule) },
    aliases: [],
  }));
}

function rules({ lang, words, pages }: Site): readonly SiteRecord[] {
  return pages.flatMap(({ of, rules: cut }) =>
    cut.map(({ id, title, text }) => ({
      id,
      kind: 'rule',
      lang,
      title,
      path: placeOf(words, `${of}` as RuleId),
      address: address(lang, rulePath(id)),
      text,
      number: id,
      facets: { phase: phasesOf(id as RuleId) },
      aliases: [],
    })),
  );
}

function spaces({ lang, words: { NAMES, SPACES_PAGE } }: Site): readonly SiteRecord[] {
  return SPACES.map((at) => ({
    id: at,
    kind: 'space',
    lang,
    title: NAMES.spaces[at],
    path: isTown(at) ? `${NAMES.provinces[provinceOf(at)]} ${coordinatesOf(at)}` : SPACES_PAGE.seas,
    address: address(lang, PATHS.space(at)),
    text: `${SPACES_PAGE.connections}: ${waysTold(NAMES, at)}`,
    facets: { province: isTown(at) ? [provinceOf(at)] : [] },
    aliases: [],
  }));
}

function terms({ lang, words }: Site): readonly SiteRecord[] {
  return termsOf(lang).map(({ id, term, text, rules: [rule], french, elsewhere }) => ({
    id,
    kind: 'term',
    lang,
    title: term,
    path: placeOf(words, rule),
    address: address(lang, `${PAGE_PATHS.glossary}#${id}`),
    text,
    facets: { phase: phasesOf(rule) },
    aliases: [...new Set([french, elsewhere].filter((name) => name !== undefined))],
  }));
}

function rulings({ lang, words }: Site): readonly SiteRecord[] {
  return RULING_IDS.map((id) => {
    const { title, question, ruling, other, reason } = words.RULING_WORDS[id];
    const [rule] = RULINGS[id].rules;
    return {
      id,
      kind: 'ruling',
      lang,
      title: question,
      path: placeOf(words, rule),
      address: address(lang, PATHS.ruling(id)),
      text: [ruling, other, reason].filter(Boolean).join(' '),
      facets: { phase: phasesOf(rule) },
      aliases: [id, title],
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
