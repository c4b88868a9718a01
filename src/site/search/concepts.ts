import type { QueryWords } from '../../words/query-words.ts';
import { countingOf, PLAIN } from './counting.ts';
import type { Ranking } from './of-book.ts';
import type { SiteRecord } from './record.ts';
import { stem, wordsOf } from './text.ts';

/** A concept of a query: any of its forms matches it, each with its weight, up to 1. */
export interface Concept {
  /** Its own word, as a stem. */
  readonly word: string;
  readonly forms: ReadonlyMap<string, number>;
}

/** The weight of a match by another form of the word. */
const ALIKE = 0.75;
const BEGUN = 0.6;
const MISSPELT = 0.7;

/** {@link QueryWords} in prepared form: everything by stems. */
export interface Thesaurus {
  readonly stop: ReadonlySet<string>;
  /** By a stem, its equivalent stems. */
  readonly like: ReadonlyMap<string, readonly string[]>;
  /** Phrases by their stems; longest first. */
  readonly means: Phrases;
  /** Question words of another language, and the phrases that hold beside them. */
  readonly asks: ReadonlySet<string>;
  readonly foreign: Phrases;
  /** All words that are understood even if no record has them: they are never misspelt. */
  readonly said: ReadonlySet<string>;
}
type Phrases = readonly (readonly [said: readonly string[], meant: readonly string[]])[];

const stems = (text: string): string[] => wordsOf(text).map((word) => word.stem);

/** Prepares the words of a language, with the other names in the records: the rules use only one. */
export function thesaurus(
  { stop, like, means, foreign }: QueryWords,
  records: readonly SiteRecord[] = [],
  ranking: Ranking = PLAIN,
): Thesaurus {
  const alike = new Map<string, string[]>();
  for (const [said, others] of [...Object.entries(like), ...otherNames(records, ranking)]) {
    const word = stem(said);
    alike.set(word, [...(alike.get(word) ?? []), ...stems(others).filter((other) => other !== word)]);
  }
  return {
    stop: new Set(stems(stop)),
    like: alike,
    means: phrases(means),
    asks: new Set(stems(foreign?.asks ?? '')),
    foreign: phrases({ ...means, ...foreign?.means }),
    said: new Set(
      [stop, foreign?.asks ?? '', ...Object.keys({ ...means, ...foreign?.means }), ...alike.keys()].flatMap(stems),
    ),
  };
}

const phrases = (means: QueryWords['means']): Phrases =>
  Object.entries(means)
    .map(([said, meant]) => [stems(said), stems(meant)] as const)
    .sort(([a], [b]) => b.length - a.length);

/** Each other name in a record with its title, if both are one word; a word that is itself a title means only that. */
function otherNames(records: readonly SiteRecord[], ranking: Ranking): (readonly [other: string, title: string])[] {
  const titled = new Set(records.flatMap(({ title }) => stems(title)));
  return records
    .filter(({ kind, title }) => countingOf(kind, ranking).bears && stems(title).length === 1)
    .flatMap(({ title, aliases }) => aliases.map((other) => [other, title] as const))
    .filter(([other]) => stems(other).length === 1 && !titled.has(stem(other)));
}

/**
 * The concepts of a query. `vocabulary`: all stems of the index. A word that is not among them may be the beginning of
 * one, or misspelt; if it is neither, it remains, and matches nothing. Question words are left out, unless there are no
 * others.
 */
export function conceptsOf(query: string, words: Thesaurus, vocabulary: readonly string[]): Concept[] {
  const has = new Set(vocabulary);
  const unfinished = /\s$/.test(query) ? undefined : stems(query).at(-1);
  // A word of a phrase or of an equivalent may be misspelt too, and is corrected before phrases are looked up.
  const typed = stems(query).map((one) =>
    one === unfinished && startsOne(one, vocabulary) ? one : spelt(one, words, vocabulary, has),
  );
  const said = meant(typed, typed.some((one) => words.asks.has(one)) ? words.foreign : words.means);
  const telling = said.filter((one) => !words.stop.has(one) && !words.asks.has(one));
  const kept = telling.length > 0 ? telling : said;
  const asked = new Set(kept);
  return [...asked].map((one) => {
    const forms = formsOf(one, one === unfinished, words, vocabulary, has);
    // A form that the query itself contains is not also an equivalent of another.
    for (const other of asked) if (other !== one && forms.size > 1) forms.delete(other);
    return { word: one, forms };
  });
}

/** The stems of a phrase that players type, as in a query, without question words. */
export const tellingStems = (phrase: string, { stop, means }: Thesaurus): string[] =>
  meant(stems(phrase), means).filter((one) => !stop.has(one));

const startsOne = (word: string, vocabulary: readonly string[]): boolean =>
  vocabulary.some((one) => one.startsWith(word));

/** The most likely intended word, if it occurs in no record but is understood; otherwise the typed one. */
function spelt(word: string, { said }: Thesaurus, vocabulary: readonly string[], has: ReadonlySet<string>): string {
  if (has.has(word) || said.has(word)) return word;
  const [near] = misspelt(word, [...said]);
  if (near === undefined) return word;
  const [known] = misspelt(word, vocabulary);
  return known !== undefined && slips(word, known, 2) < slips(word, near, 2) ? word : near;
}

/** Phrases of other games and languages in the words of the book. */
function meant(typed: readonly string[], means: Phrases): string[] {
  const out: string[] = [];
  for (let at = 0; at < typed.length; ) {
    const found = means.find(([said]) => said.every((one, n) => typed[at + n] === one));
    out.push(...(found ? found[1] : [typed[at] ?? '']));
    at += found ? found[0].length : 1;
  }
  return out;
}

function formsOf(
  word: string,
  unfinished: boolean,
  { like }: Thesaurus,
  vocabulary: readonly string[],
  has: ReadonlySet<string>,
): Map<string, number> {
  const forms = new Map<string, number>();
  const add = (form: string, weight: number): void => {
    if (has.has(form)) forms.set(form, Math.max(weight, forms.get(form) ?? 0));
  };
  add(word, 1);
  const alike = like.get(word) ?? [];
  for (const other of alike) add(other, has.has(word) ? ALIKE : 1);
  if (!has.has(word) && (unfinished || forms.size === 0)) {
    const begun = word.length > 1 ? vocabulary.filter((one) => one !== word && one.startsWith(word)) : [];
    for (const one of begun) add(one, BEGUN);
  }
  if (forms.size === 0) for (const one of misspelt(word, vocabulary)) add(one, MISSPELT);
  if (forms.size === 0) return new Map([[word, 1]]);
  const best = Math.max(...forms.values());
  return new Map([...forms].map(([form, weight]) => [form, weight / best]));
}

/**
 * The most likely intended words: one slip away, two in a long word, or in a short one two swapped letters; a number is
 * never misspelt.
 */
function misspelt(word: string, vocabulary: readonly string[]): string[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  if (word.length === 3) return vocabulary.filter((one) => one.length === 3 && swapped(word, one));
  const most = word.length > 6 ? 2 : 1;
  let best = most;
  let found: string[] = [];
  for (const one of vocabulary) {
    if (one.length < 3 || Math.abs(one.length - word.length) > best) continue;
    const far = slips(word, one, best);
    if (far < best) found = [];
    if (far <= best) {
      best = far;
      found.push(one);
    }
  }
  return found;
}

const swapped = (a: string, b: string): boolean =>
  slips(a, b, 1) === 1 && [...a].sort().join('') === [...b].sort().join('');

/**
 * The number of letters to insert, delete, change or swap between two words; more than `most` counts as one more than
 * that.
 */
export function slips(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && i > 1 && j > 1)
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
