import { ruleHeading } from '../../../../site/build/rule-anchors.ts';
import type { Lang } from '../../../../words/lang.ts';
import {
  LEADERS,
  type LeaderId,
  NATIONS,
  type NationId,
  PLACES,
  type PlaceId,
  RULE_IDS,
  type RuleId,
  ruleOfNation,
  TOKENS,
  type TokenId,
} from '../../engine/data/ids.ts';
import { nationOfRule, printedNumber } from '../../engine/data/rule-ids.ts';
import { TERM_TABLE, TERMS } from '../../engine/data/terms.ts';
import type { Names } from '../../words/en/names.ts';
import { type Sources, startOf } from '../beside/links.ts';
import { ruleTitles } from '../rule-words.ts';
import { VALUES } from '../values.ts';
import { filed, letterOf } from './glossary.ts';
import { cutAtTerms, glossary } from './terms.ts';

/** The thing that an entry of the index names. */
export type Indexed =
  | { readonly nation: NationId }
  | { readonly place: PlaceId }
  | { readonly leader: LeaderId }
  | { readonly token: TokenId }
  | { readonly term: string };

/** An entry of the index. */
export interface IndexEntry {
  readonly of: Indexed;
  readonly name: string;
  /** The rules that are about it, by their numbers. */
  readonly main: readonly RuleId[];
  /** Other rules whose text names it: the first rule of each number. */
  readonly mentions: readonly RuleId[];
  /** For a nation: its other sections. */
  readonly parts: readonly RuleId[];
}

/** A letter with its entries. */
export interface IndexLetter {
  readonly letter: string;
  readonly entries: readonly IndexEntry[];
}

/** The names and headings of the alphabetical index with the rules that they lead to, found in the sources of all chapters and sheets. */
export function indexEntries(sources: Sources, names: Names, lang: Lang): readonly IndexLetter[] {
  const texts = rulesIn(sources);
  const titles = ruleTitles(lang);
  const named = (pattern: (id: string) => RegExp, id: string): readonly RuleId[] =>
    RULE_IDS.filter((rule) => pattern(id).test(texts.get(rule) ?? ''));
  const byTerm = termsIn(texts, lang);
  const entries = [
    ...NATIONS.map((id) => {
      const [main, ...parts] = RULE_IDS.filter((rule) => nationOfRule(rule) === id);
      return entry({ nation: id }, names.nations[id], [main ?? ruleOfNation(id)], named(NATION, id), parts);
    }),
    ...PLACES.filter((id) => id !== 'sea').map((id) => entry({ place: id }, names.places[id], [], named(PROVINCE, id))),
    ...LEADERS.map((id) => {
      const name = names.leaders[id];
      const own = RULE_IDS.filter((rule) => titles[rule] === name);
      const longer = LEADERS.map((other) => names.leaders[other])
        .filter((other) => other !== name && other.endsWith(name))
        .map((other) => other.slice(0, -name.length));
      const main = [...new Set([ruleOfNation(VALUES.leaders[id].nation), ...own])];
      return entry(
        { leader: id },
        name,
        main,
        named((word) => WORD(word, longer), name),
      );
    }),
    ...TOKENS.map((id) => entry({ token: id }, names.tokens[id], [`10.3-${id}`], [])),
    ...TERMS.flatMap((id) => {
      const rule: RuleId | null = TERM_TABLE[id].rule;
      // Words of this site itself are no words of the game.
      return rule === null
        ? []
        : [entry({ term: id }, filed(glossary(lang)[id].term, lang), [rule], byTerm.get(id) ?? [])];
    }),
    ...headings(names, lang),
  ];
  const { compare } = new Intl.Collator(lang);
  const sorted = joined(entries).sort((a, b) => compare(a.name, b.name));
  const letters = new Map<string, IndexEntry[]>();
  for (const one of sorted) {
    const letter = letterOf(one.name);
    letters.set(letter, [...(letters.get(letter) ?? []), one]);
  }
  return [...letters].map(([letter, all]) => ({ letter, entries: all }));
}

const NATION = (id: string): RegExp => new RegExp(`<Nation id="${id}"`);
const PROVINCE = (id: string): RegExp => new RegExp(`<Province id="${id}"`);
/** A name that is no part of a longer one: Yusuf, but not Abu Yusuf. */
const WORD = (name: string, longer: readonly string[]): RegExp =>
  new RegExp(`(?<!${['[\\p{L}-]', ...longer].join('|')})${name}(?![\\p{L}-])`, 'u');

/** The source of each rule's own text; history contains no rules. */
function rulesIn(sources: Sources): ReadonlyMap<RuleId, string> {
  const texts = new Map<RuleId, string>();
  for (const [path, text] of Object.entries(sources)) {
    let rule = startOf(path);
    const rules = path.startsWith('nations/') ? /<Fragment slot="rules">([\s\S]*?)<\/Fragment>/.exec(text)?.[1] : text;
    for (const line of (rules ?? '').replace(/<History>[\s\S]*?<\/History>/g, '').split('\n')) {
      const heading = ruleHeading(/^#{2,4}\s+(.*)$/.exec(line)?.[1] ?? '')?.rule;
      if (RULE_IDS.some((id) => id === heading)) rule = heading as RuleId;
      if (rule && !/^(?:import|title:|description:) ?/.test(line)) texts.set(rule, `${texts.get(rule) ?? ''}\n${line}`);
    }
  }
  return texts;
}

/** The rules whose text contains a term. */
function termsIn(texts: ReadonlyMap<RuleId, string>, lang: Lang): ReadonlyMap<string, readonly RuleId[]> {
  const found = new Map<string, RuleId[]>();
  for (const rule of RULE_IDS) {
    const text = (texts.get(rule) ?? '').replace(/<[^>]+>|\([^)\s]*\)/g, ' ');
    const known = new Set<(typeof TERMS)[number]>();
    cutAtTerms(text, known, lang);
    for (const term of known) found.set(term, [...(found.get(term) ?? []), rule]);
  }
  return found;
}

/** How the title of a section of a nation begins that stands below the nation only. */
const BELOW: Readonly<Record<Lang, RegExp>> = { en: /^(?:How|Where|When) /, fr: /^Fondation / };

/** The titles of rules that are not below a nation or a leader. */
function headings(names: Names, lang: Lang): readonly IndexEntry[] {
  return RULE_IDS.flatMap((rule) => {
    const nation = nationOfRule(rule);
    const title = ruleTitles(lang)[rule];
    if ((nation && ruleOfNation(nation) === rule) || rule.startsWith('10.3-')) return [];
    const name = filed(title, lang);
    // Below its nation already: a title that asks, or that begins with the nation or is one of its leaders.
    if (nation && (BELOW[lang].test(name) || name.startsWith(names.nations[nation]))) return [];
    if (LEADERS.some((id) => names.leaders[id] === name)) return [];
    return [entry({ term: rule }, name, [rule], [])];
  });
}

const entry = (
  of: Indexed,
  name: string,
  main: readonly RuleId[],
  mentions: readonly RuleId[],
  parts: readonly RuleId[] = [],
): IndexEntry => {
  const known = new Set([...main, ...parts].map(printedNumber));
  const others = mentions.filter((rule) => {
    const number = printedNumber(rule);
    return !known.has(number) && known.add(number);
  });
  return { of, name, main, mentions: others, parts };
};

/** A term and a heading of the same name, in the singular or the plural, are one entry. */
function joined(entries: readonly IndexEntry[]): IndexEntry[] {
  const all: IndexEntry[] = [];
  const terms = new Map<string, number>();
  for (const one of entries) {
    const key = one.name.toLowerCase().replace(/[sx](?=[ -]|$)/g, '');
    const at = 'term' in one.of ? terms.get(key) : undefined;
    const before = at === undefined ? undefined : all[at];
    if (before && at !== undefined) {
      const main = [...before.main, ...one.main].filter(
        (rule, i, rules) => rules.findIndex((other) => printedNumber(other) === printedNumber(rule)) === i,
      );
      all[at] = entry(before.of, before.name, main, [...before.mentions, ...one.mentions], before.parts);
      continue;
    }
    if ('term' in one.of) terms.set(key, all.length);
    all.push(one);
  }
  return all;
}
