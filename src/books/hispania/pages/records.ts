import type { CutPage } from '../../../site/search/cut.ts';
import type { SiteRecord } from '../../../site/search/record.ts';
import { searchWords } from '../../../site/search/words.ts';
import { address, LANGS, type Lang } from '../../../words/lang.ts';
import { LEADERS, NATIONS, type NationId, PROVINCES, RULINGS, type RuleId } from '../engine/data/ids.ts';
import { type ChapterNumber, nationOfRule, ownNumber, pageOfRule } from '../engine/data/rule-ids.ts';
import { RULE_TABLE } from '../engine/data/rule-table.ts';
import { RULING_TABLE } from '../engine/data/rulings.ts';
import type { SceneId } from '../scenes/ids.ts';
import { SCENES } from '../scenes/index.ts';
import { cited } from '../words/cited.ts';
import { nationIn } from '../words/marks.ts';
import { lessonRecords } from './learn/records.ts';
import { lifespan } from './lifespan.ts';
import { PATHS } from './paths.ts';
import { foundPages } from './reference/found.ts';
import { terms, tokens, without } from './reference/records.ts';
import { rulingWords } from './rule-words.ts';
import { scenesTold } from './scene-words.ts';
import { askedFor, keywordsOf } from './search/asked.ts';
import { type HispaniaRecord, ownSearchWords, siteRecord } from './search/of-hispania.ts';
import { phasesOf } from './search/phases.ts';
import { leaderText, nationText, provinceText, sceneText } from './search/record-text.ts';
import { LEADER_SPELLINGS, NATION_SPELLINGS, PROVINCE_SPELLINGS } from './search/spellings.ts';
import { turnsIn, turnsOfLeader, turnsOfNation } from './search/turns.ts';
import { type DataWords, dataWords, plain } from './sheets/words.ts';
import { VALUES } from './values.ts';

/** A built page with rules, in the requested language: a chapter, or the sheet of a nation. */
export interface RulesPage extends CutPage {
  readonly of: ChapterNumber | NationId;
}

/** The input of the sources of records. */
interface Site {
  readonly lang: Lang;
  readonly words: DataWords;
  readonly kinds: { readonly rule: string };
  readonly pages: readonly RulesPage[];
}
type Source = (site: Site) => readonly HispaniaRecord[];

/** The sources of the records, in their order. A new searchable part of the site gets a line here. */
const SOURCES: readonly Source[] = [
  chapters,
  rules,
  nations,
  provinces,
  leaders,
  tokens,
  terms,
  without,
  rulings,
  scenes,
  lessonRecords,
  foundPages,
];

/** All search records of the site in one language. Throws if two records have the same name or address. */
export function siteRecords(lang: Lang, pages: readonly RulesPage[]): readonly SiteRecord[] {
  const site: Site = { lang, words: dataWords(lang), kinds: searchWords(lang).kinds, pages };
  const records = SOURCES.flatMap((source) => source(site)).map((record) => ({
    ...siteRecord(record),
    asked: askedFor(record),
  }));
  const seen = new Set<string>();
  for (const { kind, id, address: to } of records) {
    for (const name of [`${kind} ${id}`, to]) {
      if (seen.has(name)) throw new Error(`Two records of the search are called ${name}`);
      seen.add(name);
    }
  }
  return records;
}

/** Address of a chapter, without language: `/hispania/rules/6-combat/`. */
export function chapterPath(number: ChapterNumber): string {
  return `/hispania/${pageOfRule(`${number}`)}`;
}

function chapters({ lang, kinds, pages }: Site): HispaniaRecord[] {
  return pages.flatMap(({ of, title, lead }) =>
    typeof of === 'number'
      ? {
          id: String(of),
          kind: 'chapter' as const,
          lang,
          title: title.replace(/^\d+\s+/, ''),
          path: kinds.rule,
          address: address(lang, chapterPath(of)),
          text: lead,
          number: String(of),
          nations: [],
          phases: phasesOf([`${of}`]),
          turns: turnsIn(lead),
          aliases: keywords(`${of}`, lang),
        }
      : [],
  );
}

function rules({ lang, pages }: Site): HispaniaRecord[] {
  return pages.flatMap(({ of, title: page, rules: cut }) =>
    cut.map(({ id, title, text, links }) => ({
      id,
      kind: 'rule' as const,
      lang,
      title,
      path: typeof of === 'string' || /^\d/.test(page) ? page : `${of} ${page}`,
      address: `${address(lang, `/hispania/${pageOfRule(id as RuleId)}`)}#r${id}`,
      text,
      number: ownNumber(id) ?? id,
      nations: unique([...nationsOf([id]), ...links.flatMap(nationLinked)]),
      phases: phasesOf([id as RuleId]),
      turns: turnsIn(text),
      aliases: keywords(id as RuleId, lang),
    })),
  );
}

function nations({ lang, words, pages }: Site): HispaniaRecord[] {
  return NATIONS.map((id) => {
    const sheet = pages.find(({ of }) => of === id);
    const facts = nationText(id, words);
    const history = sheet?.history ?? '';
    // Its history is not about the game, and is found in whole texts only; so is advice, which repeats the rules.
    return {
      id,
      kind: 'nation' as const,
      lang,
      title: words.names.nations[id],
      path: words.sheet.turns([lifespan(id).from, lifespan(id).to]),
      address: address(lang, PATHS.nation(id)),
      text: facts,
      whole: joined([
        facts,
        history,
        ...(sheet?.rules ?? []).flatMap(({ title, text }) => [`${title}.`, text]),
        sheet?.advice ?? '',
      ]),
      nations: [id],
      turns: turnsOfNation(id),
      aliases: spellings(NATION_SPELLINGS[id], words.names.nations[id], (all) => all.nations[id]),
    };
  });
}

function provinces({ lang, words }: Site): HispaniaRecord[] {
  return PROVINCES.map((id) => ({
    id,
    kind: 'province',
    lang,
    title: words.names.places[id],
    path: words.names.zones[VALUES.provinces[id].zone],
    address: address(lang, PATHS.province(id)),
    text: provinceText(id, words, lang),
    nations: [],
    aliases: spellings(PROVINCE_SPELLINGS[id], words.names.places[id], (all) => all.places[id]),
  }));
}

function leaders({ lang, words }: Site): HispaniaRecord[] {
  return LEADERS.map((id) => ({
    id,
    kind: 'leader',
    lang,
    title: words.names.leaders[id],
    path: words.names.nations[VALUES.leaders[id].nation],
    address: address(lang, PATHS.amongLeaders(id)),
    text: leaderText(id, words),
    nations: [VALUES.leaders[id].nation],
    turns: turnsOfLeader(id),
    aliases: [
      ...spellings(LEADER_SPELLINGS[id], words.names.leaders[id], (all) => all.leaders[id]),
      ownSearchWords(lang).ofLeaders,
    ],
  }));
}

function rulings({ lang, words: { names } }: Site): HispaniaRecord[] {
  return RULINGS.map((id) => {
    const { question, readings, reason } = rulingWords(lang)[id];
    const touched: readonly RuleId[] = RULING_TABLE[id].rules;
    return {
      id,
      kind: 'ruling' as const,
      lang,
      title: question,
      path: numbers(touched, names),
      address: address(lang, PATHS.ruling(id)),
      text: [...Object.values(readings), reason].join(' '),
      nations: nationsOf(touched),
      phases: phasesOf(touched),
      turns: turnsIn(question),
      aliases: [],
    };
  });
}

/** The text beyond its subject is found in whole texts only, because it repeats the rules, move by move. */
function scenes({ lang, words: { names } }: Site): HispaniaRecord[] {
  const told = scenesTold(lang);
  return SCENES.map(({ id, rules: shown, position }) => {
    const scene = told[id as SceneId];
    const { title, about, after } = scene;
    const named = [about, after].flat().map(nationIn);
    return {
      id,
      kind: 'scene' as const,
      lang,
      title,
      path: numbers(shown, names),
      address: address(lang, PATHS.scene(id)),
      text: plain(about, names),
      whole: sceneText(scene, names),
      nations: unique(named.filter(isNation)),
      phases: phasesOf(shown as readonly RuleId[]),
      turns: [position.turn],
      aliases: [],
    };
  });
}

const joined = (texts: readonly string[]): string => texts.filter(Boolean).join(' ');

/** These rules as references print them. */
function numbers(ids: readonly string[], names: DataWords['names']): string {
  return unique(ids.map((id) => cited(id, names))).join(', ');
}

/** The search terms of a rule beside its title: its French title, and the players' names for it. */
function keywords(id: RuleId, lang: Lang): string[] {
  const printed = RULE_TABLE[id]?.title;
  return unique([...(printed ? [printed] : []), ...keywordsOf(id, lang)]);
}

/** The nations with rules of their own among these: `11-rome-forts` is Rome's. */
function nationsOf(ruleIds: readonly string[]): NationId[] {
  return NATIONS.filter((nation) => ruleIds.some((rule) => nationOfRule(rule) === nation));
}

/** The nation whose sheet a link leads to. */
function nationLinked(link: string): readonly NationId[] {
  const id = /\/nations\/([a-z-]+)\/$/.exec(link)?.[1];
  return isNation(id) ? [id] : [];
}

function isNation(id: string | undefined): id is NationId {
  return NATIONS.some((nation) => nation === id);
}

/** All spellings of a name in all languages, except its title. */
function spellings(more: readonly string[], title: string, name: (names: DataWords['names']) => string): string[] {
  return unique([...LANGS.map((lang) => name(dataWords(lang).names)), ...more]).filter((other) => other !== title);
}

function unique<T>(all: readonly T[]): T[] {
  return [...new Set(all)];
}
