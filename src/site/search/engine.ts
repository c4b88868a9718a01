import type { SiteRecord } from './record.ts';
import { wordsOf } from './text.ts';

/** The fields of a record. A word in the title says more about the subject of the record than one in its text. */
export const FIELDS = ['title', 'aliases', 'path', 'asked', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** The frequency of a word in each field of one record, and its sentences. */
export interface Posting {
  readonly doc: number;
  readonly times: Readonly<Record<Field, number>>;
  /**
   * The sentences of its text, by number; the phrases that players type, as if each were a sentence, by negative
   * numbers from -1 on.
   */
  readonly sentences: readonly number[];
}

/** All data for answering a query; made from the records once, in about ten milliseconds. */
export interface Index {
  readonly records: readonly SiteRecord[];
  /** The number of words in the text of each record. */
  readonly lengths: readonly number[];
  readonly meanLength: number;
  /** The title of each record and its other names, each as its stems. */
  readonly names: readonly (readonly (readonly string[])[])[];
  /** The phrases that players type for each record, as stems. */
  readonly asked: readonly (readonly (readonly string[])[])[];
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
}

interface Growing {
  readonly doc: number;
  readonly times: Record<Field, number>;
  readonly sentences: number[];
}

/** The index of these records, whose typed phrases are stems. */
export function indexOf(records: readonly SiteRecord[]): Index {
  const postings = new Map<string, Growing[]>();
  const lengths: number[] = [];
  const add = (doc: number, stem: string, field: Field, sentence?: number): void => {
    const all = postings.get(stem) ?? [];
    postings.set(stem, all);
    let mine = all.at(-1);
    if (mine?.doc !== doc) {
      mine = { doc, times: { title: 0, aliases: 0, path: 0, asked: 0, text: 0 }, sentences: [] };
      all.push(mine);
    }
    mine.times[field] += 1;
    if (sentence !== undefined && mine.sentences.at(-1) !== sentence) mine.sentences.push(sentence);
  };
  const asked = records.map((record) => (record.asked ?? []).map((phrase) => phrase.split(' ')));
  records.forEach((record, doc) => {
    // The id of a part names what it belongs to; without a number of its own, a part is named by its id.
    const names = record.number === undefined ? [] : [...new Set([record.number, record.id])];
    for (const stem of stemsOf([...names, record.title].join(' '))) add(doc, stem, 'title');
    for (const stem of stemsOf(record.aliases.join(', '))) add(doc, stem, 'aliases');
    for (const stem of stemsOf(record.path)) add(doc, stem, 'path');
    let length = 0;
    sentencesOf(record.text).forEach((sentence, number) => {
      for (const stem of stemsOf(sentence)) {
        add(doc, stem, 'text', number);
        length += 1;
      }
    });
    asked[doc]?.forEach((phrase, number) => {
      for (const stem of phrase) add(doc, stem, 'asked', -1 - number);
    });
    lengths.push(length);
  });
  const meanLength = lengths.reduce((sum, one) => sum + one, 0) / Math.max(1, lengths.length);
  const names = records.map(({ title, aliases }) => [title, ...aliases].map(stemsOf));
  return { records, lengths, meanLength, names, asked, postings };
}

/** The stems of the words of a text, in order. */
export function stemsOf(text: string): string[] {
  return wordsOf(text).map(({ stem }) => stem);
}

/** A text split at the ends of its sentences. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+/);
}
