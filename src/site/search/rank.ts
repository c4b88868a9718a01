import type { Concept } from './concepts.ts';
import { countingOf, PLAIN } from './counting.ts';
import type { Field, Index } from './engine.ts';
import type { Ranking } from './of-book.ts';

/**
 * The ranking of records for a query. The numbers were found by experiments with the questions of
 * `tests/hispania/built/questions.<lang>.tsv`; their meaning matters more than their last digit.
 */

/** The worth of a word in each field. */
const WORTH: Readonly<Record<Exclude<Field, 'text'>, number>> = { title: 2.4, aliases: 2.2, path: 0.4, asked: 0.75 };
/** In a title that is a sentence, and so covers many subjects. */
const IN_SENTENCE = 0.4;

/** A query with only a name wants the record that has it. */
const BEARER = 3;
/** How soon repetitions of a word in a text add nothing, and how much a long text is discounted (k and b of BM25). */
const ENOUGH = 1.4;
const LONG = 0.2;
/** A second form of a word adds less than the first. */
const AGAIN = 0.25;
/** Takes some of the weight from rare words, because questions contain odd ones. */
const RARE = 0.8;
/**
 * The worth of a sentence that matches the whole query, of a title that does, and of a title that says nothing else.
 */
const TOGETHER = 1.3;
const TITLED = 1;
const PRECISE = 1.2;
/** The worth of a phrase that players type for the record and that equals the query. */
const FITTING = 4;
/** How much of the title's words a sentence need not repeat. */
const TITLE_HELPS = 0.5;
/** The worth of having exactly the typed name. Another name counts a little less. */
const NAMED = 2.7;
const OTHER_NAME = 0.8;
/** The worth of a title that is the query: others have that name only beside theirs. */
const ENTITLED = 2;

/** The matches of one concept, or of all together, in one record. */
interface Tally {
  worth: number;
  /** How much of it the title or another name matches. */
  titled: number;
  /** How much of it is matched at all. */
  covered: number;
  /** It matches in the path: for the rule of a nation, the nation. */
  pathed: boolean;
  /** By the number of a sentence, how much of it that sentence matches. */
  readonly sentences: Map<number, number>;
}

/** The query as a whole. */
interface Asked {
  /** The coverage of a record that matches everything. */
  readonly most: number;
  readonly concepts: number;
  /** All forms with their weights. */
  readonly said: ReadonlyMap<string, number>;
  /** Its own words, without their equivalents. */
  readonly words: ReadonlySet<string>;
  /** Question words. */
  readonly stop: ReadonlySet<string>;
  readonly ranking: Ranking;
}

const nothing = (): Tally => ({ worth: 0, titled: 0, covered: 0, pathed: false, sentences: new Map() });

/** Indices of the records that match any part of the query, best first. `stop`: question words. */
export function rank(
  concepts: readonly Concept[],
  index: Index,
  stop: ReadonlySet<string>,
  ranking: Ranking = PLAIN,
): number[] {
  const tallies = new Map<number, Tally>();
  const said = new Map<string, number>();
  let most = 0;
  for (const concept of concepts) {
    const mine = tallyOf(concept, index, ranking);
    // A concept without matches does not distinguish records.
    if (mine.size === 0) continue;
    const rare = Math.log(1 + (index.records.length - mine.size + 0.5) / (mine.size + 0.5)) ** RARE;
    most += rare;
    for (const [form, weight] of concept.forms) said.set(form, Math.max(weight, said.get(form) ?? 0));
    for (const [doc, one] of mine) {
      const all = tallies.get(doc) ?? nothing();
      all.worth += rare * one.worth;
      all.titled += rare * one.titled;
      all.covered += rare;
      all.pathed ||= one.pathed;
      for (const [sentence, says] of one.sentences) {
        const more = rare * Math.max(0, says - one.titled * TITLE_HELPS);
        all.sentences.set(sentence, (all.sentences.get(sentence) ?? 0) + more);
      }
      tallies.set(doc, all);
    }
  }
  const words = new Set(concepts.map(({ word }) => word));
  const asked: Asked = { most, concepts: concepts.length, said, words, stop, ranking };
  return [...tallies]
    .map(([doc, tally]) => [doc, score(doc, tally, asked, index)] as const)
    .sort(([a, x], [b, y]) => y - x || a - b)
    .map(([doc]) => doc);
}

/** The matches of a concept in each record. */
function tallyOf(
  { forms }: Concept,
  { records, lengths, meanLength, postings }: Index,
  ranking: Ranking,
): Map<number, Tally> {
  const tallies = new Map<number, Tally>();
  for (const [form, weight] of forms) {
    for (const { doc, times, sentences } of postings.get(form) ?? []) {
      const { told, pathNames } = countingOf(records[doc]?.kind ?? 'rule', ranking);
      const named = times.title > 0 || times.aliases > 0 || (pathNames && times.path > 0);
      const length = 1 - LONG + (LONG * (lengths[doc] ?? 0)) / meanLength;
      let worth = (times.text * (ENOUGH + 1)) / (times.text + ENOUGH * length);
      if (times.title > 0) worth += told ? IN_SENTENCE : WORTH.title;
      if (times.aliases > 0) worth += WORTH.aliases;
      if (times.path > 0) worth += WORTH.path;
      if (times.asked > 0) worth += WORTH.asked;
      const tally = tallies.get(doc) ?? nothing();
      const [less, more] = [tally.worth, weight * worth].sort((a, b) => a - b);
      tally.worth = (more ?? 0) + AGAIN * (less ?? 0);
      if (named) tally.titled = Math.max(tally.titled, weight);
      if (times.path > 0) tally.pathed = true;
      for (const one of sentences) tally.sentences.set(one, Math.max(weight, tally.sentences.get(one) ?? 0));
      tallies.set(doc, tally);
    }
  }
  return tallies;
}

function score(doc: number, tally: Tally, asked: Asked, { records, names, asked: phrases }: Index): number {
  const { worth, pathed, sentences } = tally;
  const record = records[doc];
  const counting = countingOf(record?.kind ?? 'rule', asked.ranking);
  const covered = tally.covered / asked.most;
  const title = tally.titled / asked.most;
  const sentence = Math.max(0, ...sentences.values()) / asked.most;
  const together = Math.min(1, Math.max(title, title * TITLE_HELPS + sentence));
  const { precise, named } = title > 0 ? bearing(names[doc] ?? [], asked) : { precise: 0, named: false };
  const fit = fitting(phrases[doc] ?? [], sentences, asked);
  const prior = named && counting.bears ? BEARER : counting.worth;
  return (
    prior *
    standing(record?.id, pathed, asked) *
    worth *
    covered *
    (1 + TOGETHER * together ** 2 + TITLED * title ** 2 + PRECISE * precise * title + FITTING * fit ** 1.5) *
    (named ? 1 + (counting.named ?? NAMED) * precise ** 2 : 1) *
    (counting.worth < 1 || !entitled(names[doc], asked) ? 1 : ENTITLED)
  );
}

/** The weight of a record by its subject, which its id shows (`Standing`). */
function standing(id = '', pathed: boolean, { said, ranking }: Asked): number {
  const its = ranking.standings.find(({ begins }) => id.startsWith(begins));
  if (!its) return 1;
  const { by, worth, otherwise = 1 } = its;
  const asked = by === undefined || (by === 'path' ? pathed : said.has(by.word));
  return asked ? worth : otherwise;
}

/**
 * The agreement of the query and a typed phrase, from 0 to 1: how much each of them contains of the other. For a single
 * word the titles are more informative.
 */
function fitting(
  phrases: readonly (readonly string[])[],
  sentences: ReadonlyMap<number, number>,
  { said, most, concepts }: Asked,
): number {
  if (concepts < 2) return 0;
  const fits = phrases.map((phrase, n) => ((sentences.get(-1 - n) ?? 0) / most) * shareSaid(phrase, said));
  return Math.max(0, ...fits);
}

/** The matched share of these words. */
function shareSaid(words: readonly string[], said: ReadonlyMap<string, number>): number {
  return words.reduce((sum, word) => sum + (said.get(word) ?? 0), 0) / Math.max(1, words.length);
}

/**
 * How much of the title, or with nearly the same weight of another name, was matched: the share of its words without
 * question words; and whether one of them is the whole query.
 */
function bearing(
  names: readonly (readonly string[])[],
  { said, stop, concepts }: Asked,
): { readonly precise: number; readonly named: boolean } {
  let precise = 0;
  let named = false;
  names.forEach((name, n) => {
    const telling = name.filter((word) => !stop.has(word));
    if (telling.length === 0) return;
    const share = shareSaid(telling, said);
    precise = Math.max(precise, share * (n === 0 ? 1 : OTHER_NAME));
    if (share > 0.99 && telling.length >= concepts) named = true;
  });
  return { precise, named };
}

/** Whether the title is the query, word for word, but for question words. */
const entitled = ([title = []]: readonly (readonly string[])[] = [], { words, stop }: Asked): boolean => {
  const telling = title.filter((word) => !stop.has(word));
  return telling.length === words.size && telling.every((word) => words.has(word));
};
