import { LEADERS, NATIONS, type NationId, PROVINCES, RULINGS, type RuleId } from '../hispania/data/ids.ts';
import { LEADER_TABLE } from '../hispania/data/leaders.ts';
import { PROVINCE_TABLE } from '../hispania/data/provinces.ts';
import { CHAPTERS, type ChapterNumber } from '../hispania/data/rule-ids.ts';
import { RULING_TABLE } from '../hispania/data/rulings.ts';
import type { SceneId } from '../hispania/scenes/ids.ts';
import { SCENES } from '../hispania/scenes/index.ts';
import { RULING_WORDS } from '../words/en/rulings.ts';
import { SCENE_WORDS } from '../words/en/scenes.ts';
import { address, LANGS, type Lang } from '../words/lang.ts';
import { lifespan } from './lifespan.ts';
import type { CutPage } from './search/cut.ts';
import type { Kind, SiteRecord } from './search/record.ts';
import { leaderText, nationText, provinceText } from './search/record-text.ts';
import { LEADER_SPELLINGS, NATION_SPELLINGS, PROVINCE_SPELLINGS } from './search/spellings.ts';
import { searchWords } from './search/words.ts';
import { type DataWords, dataWords, plain } from './sheets/words.ts';

/** A chapter's built page in the language asked for. */
export interface ChapterPage extends CutPage {
  readonly number: ChapterNumber;
}

/** What the sources of records are given. */
interface Site {
  readonly lang: Lang;
  readonly words: DataWords;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly chapters: readonly ChapterPage[];
}
type Source = (site: Site) => readonly SiteRecord[];

/** Where the records come from, in their order. What is new on the site and can be found gets a line here. */
const SOURCES: readonly Source[] = [chapters, rules, nations, provinces, leaders, rulings, scenes];

/** Everything that can be found on the site in one language. Throws if two records have the same name or address. */
export function siteRecords(lang: Lang, pages: readonly ChapterPage[]): readonly SiteRecord[] {
  const site: Site = { lang, words: dataWords(lang), kinds: searchWords(lang).kinds, chapters: pages };
  const records = SOURCES.flatMap((source) => source(site));
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
  return `/hispania/rules/${CHAPTERS.find((chapter) => chapter.number === number)?.slug}/`;
}

/** Addresses of the things that pages are made of, without language. */
export const PATHS = {
  nation: (id: NationId): string => `/hispania/nations/${id}/`,
  leader: (nation: NationId, id: string): string => `/hispania/nations/${nation}/#leader-${id}`,
  province: (id: string): string => `/hispania/map/#${id}`,
  ruling: (id: string): string => `/hispania/rulings/#${id}`,
  scene: (id: string): string => `/hispania/scenes/${id}/`,
  /** A rule as a piece of HTML without script (`build/fragments.ts`). */
  fragment: (id: string): string => `/hispania/rules/fragments/${id}.html`,
} as const;

function chapters({ lang, kinds, chapters: pages }: Site): SiteRecord[] {
  return pages.map(({ number, title, lead }) => ({
    id: String(number),
    kind: 'chapter',
    lang,
    title: title.replace(/^\d+\s+/, ''),
    path: kinds.rule,
    address: address(lang, chapterPath(number)),
    text: lead,
    number: String(number),
    nations: [],
    aliases: [],
  }));
}

function rules({ lang, chapters: pages }: Site): SiteRecord[] {
  return pages.flatMap(({ number, title: chapter, rules: cut }) =>
    cut.map(({ id, title, text, nations: named }) => ({
      id,
      kind: 'rule' as const,
      lang,
      title,
      path: /^\d/.test(chapter) ? chapter : `${number} ${chapter}`,
      address: `${address(lang, chapterPath(number))}#r${id}`,
      text,
      number: id,
      nations: unique([...nationsOf([id]), ...named.filter(isNation)]),
      aliases: [],
    })),
  );
}

function nations({ lang, words }: Site): SiteRecord[] {
  return NATIONS.map((id) => ({
    id,
    kind: 'nation',
    lang,
    title: words.names.nations[id],
    path: words.sheet.turns([lifespan(id).from, lifespan(id).to]),
    address: address(lang, PATHS.nation(id)),
    text: nationText(id, words),
    nations: [id],
    aliases: spellings(NATION_SPELLINGS[id], words.names.nations[id], (all) => all.nations[id]),
  }));
}

function provinces({ lang, words }: Site): SiteRecord[] {
  return PROVINCES.map((id) => ({
    id,
    kind: 'province',
    lang,
    title: words.names.places[id],
    path: words.names.zones[PROVINCE_TABLE[id].zone],
    address: address(lang, PATHS.province(id)),
    text: provinceText(id, words),
    nations: [],
    aliases: spellings(PROVINCE_SPELLINGS[id], words.names.places[id], (all) => all.places[id]),
  }));
}

function leaders({ lang, words }: Site): SiteRecord[] {
  return LEADERS.map((id) => ({
    id,
    kind: 'leader',
    lang,
    title: words.names.leaders[id],
    path: words.names.nations[LEADER_TABLE[id].nation],
    address: address(lang, PATHS.leader(LEADER_TABLE[id].nation, id)),
    text: leaderText(id, words),
    nations: [LEADER_TABLE[id].nation],
    aliases: spellings(LEADER_SPELLINGS[id], words.names.leaders[id], (all) => all.leaders[id]),
  }));
}

/** Their words are English only: like a page that stands in, they are left out of the other languages. */
function rulings({ lang }: Site): SiteRecord[] {
  if (lang !== 'en') return [];
  return RULINGS.map((id) => {
    const { question, readings, reason } = RULING_WORDS[id];
    const touched: readonly RuleId[] = RULING_TABLE[id].rules;
    return {
      id,
      kind: 'ruling' as const,
      lang,
      title: question,
      path: touched.join(', '),
      address: address(lang, PATHS.ruling(id)),
      text: [...Object.values(readings), reason].join(' '),
      nations: nationsOf(touched),
      aliases: [],
    };
  });
}

/** English only, like the rulings. */
function scenes({ lang, words: { names } }: Site): SiteRecord[] {
  if (lang !== 'en') return [];
  return SCENES.map(({ id, rules: shown }) => {
    const { title, about, steps, after } = SCENE_WORDS[id as SceneId];
    const told = [about, ...steps, after];
    const named = told
      .flat()
      .flatMap((piece) => (typeof piece === 'object' && 'nation' in piece ? [piece.nation] : []));
    return {
      id,
      kind: 'scene' as const,
      lang,
      title,
      path: shown.join(', '),
      address: address(lang, PATHS.scene(id)),
      text: told.map((sentence) => plain(sentence, names)).join(' '),
      nations: unique(named.filter(isNation)),
      aliases: [],
    };
  });
}

/** The nations whose own rules are among these: `11-rome-forts` is Rome's. */
function nationsOf(ruleIds: readonly string[]): NationId[] {
  return NATIONS.filter((nation) =>
    ruleIds.some((rule) => rule === `11-${nation}` || rule.startsWith(`11-${nation}-`)),
  );
}

function isNation(id: string): id is NationId {
  return NATIONS.some((nation) => nation === id);
}

/** All spellings of a name in all languages but the one that is its title. */
function spellings(more: readonly string[], title: string, name: (names: DataWords['names']) => string): string[] {
  return unique([...LANGS.map((lang) => name(dataWords(lang).names)), ...more]).filter((other) => other !== title);
}

function unique<T>(all: readonly T[]): T[] {
  return [...new Set(all)];
}
