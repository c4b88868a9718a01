import type { Query } from './address.ts';
import { numberIn } from './number.ts';
import type { IndexRecord, Kind } from './record.ts';
import { almost, stem, type Word, wordsOf } from './text.ts';

/** What a match is worth by the place it stands in: whoever types a name wants what bears it. */
const WEIGHTS = { name: 40, title: 16, alias: 12, question: 5 } as const;
/** A word that only begins with what was typed is worth so much of one that is it. */
const BEGUN = 0.6;
/** Kinds whose title is the name of something; a ruling's is a whole question, which speaks of many things. */
const NAMED = new Set(['nation', 'province', 'leader']);

/** Rulings and scenes speak of rules: the rules themselves come first. */
const WORTH: Readonly<Partial<Record<Kind, number>>> = { ruling: 0.7, scene: 0.8 };

type Field = keyof typeof WEIGHTS;

interface Entry {
  readonly record: IndexRecord;
  readonly fields: readonly (readonly [Field, readonly Word[]])[];
  readonly text: readonly Word[];
  readonly length: number;
}

export interface Result {
  readonly record: IndexRecord;
  /** The stems that matched; for the marks of the excerpt. */
  readonly marks: ReadonlySet<string>;
}

export interface Results {
  readonly results: readonly Result[];
  /** The rule or chapter whose number was typed; it is the first result. */
  readonly exact: string | undefined;
}

/** Looks things up in the records of one language: all words must match, else the records with most of them. */
export class Engine {
  readonly #entries: readonly Entry[];
  /** In how many records a stem stands. */
  readonly #spread = new Map<string, number>();

  constructor(records: readonly IndexRecord[]) {
    this.#entries = records.map((record) => {
      const title: Field = NAMED.has(record.kind) ? 'name' : record.kind === 'ruling' ? 'question' : 'title';
      const text = wordsOf(record.text);
      const fields = [
        [title, wordsOf(record.title)],
        ['alias', (record.aliases ?? []).flatMap((alias) => wordsOf(alias))],
      ] as const;
      return { record, fields, text, length: text.length };
    });
    for (const { fields, text } of this.#entries) {
      const stems = new Set([...text, ...fields.flatMap(([, words]) => words)].map((word) => word.stem));
      for (const one of stems) this.#spread.set(one, (this.#spread.get(one) ?? 0) + 1);
    }
  }

  /** Without words but with a filter, everything that passes; with neither, nothing. */
  search({ q, kind, nation }: Query): Results {
    const passing = this.#entries.filter(
      ({ record }) => (!kind || record.kind === kind) && (!nation || record.nations?.includes(nation)),
    );
    const terms = wordsOf(q).map(({ folded }) => folded);
    if (terms.length === 0) {
      const all = kind || nation ? passing : [];
      return { results: all.map(({ record }) => ({ record, marks: new Set<string>() })), exact: undefined };
    }
    const number = numberIn(q);
    const first = passing.find(({ record }) => number !== undefined && record.number === number);
    const found = this.#ranked(passing, terms).filter(({ record }) => record !== first?.record);
    const results = first ? [{ record: first.record, marks: new Set<string>() }, ...found] : found;
    return { results, exact: first ? number : undefined };
  }

  #ranked(passing: readonly Entry[], terms: readonly string[]): readonly Result[] {
    const matching = terms.map((term) => this.#stemsOf(term));
    const scored = passing
      .map((entry) => {
        const scores = matching.map((stems) => this.#score(entry, stems));
        const hits = scores.filter((score) => score > 0).length;
        const worth = WORTH[entry.record.kind] ?? 1;
        return { entry, hits, score: worth * scores.reduce((sum, score) => sum + score, 0) };
      })
      .filter(({ hits }) => hits > 0);
    const most = Math.max(0, ...scored.map(({ hits }) => hits));
    const marks = new Set(matching.flatMap((stems) => [...stems.keys()]));
    return scored
      .filter(({ hits }) => hits === most)
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => ({ record: entry.record, marks }));
  }

  /** The stems that a typed word stands for, each with its worth: itself, what begins with it, or what it is almost. */
  #stemsOf(term: string): ReadonlyMap<string, number> {
    const own = stem(term);
    const stems = new Map<string, number>();
    for (const one of this.#spread.keys()) {
      if (one === own || one === term) stems.set(one, 1);
      else if (one.startsWith(term)) stems.set(one, BEGUN);
    }
    if (stems.size === 0 && term.length > 3) {
      for (const one of this.#spread.keys()) if (almost(own, one)) stems.set(one, BEGUN);
    }
    return stems;
  }

  #score({ fields, text, length }: Entry, stems: ReadonlyMap<string, number>): number {
    let score = 0;
    for (const [field, words] of fields) {
      const best = Math.max(0, ...words.map((word) => stems.get(word.stem) ?? 0));
      // A title is the more about a word the fewer others it has; aliases are many names, not one.
      score += (best * WEIGHTS[field]) / (field === 'alias' ? 1 : Math.sqrt(words.length));
    }
    let times = 0;
    let rarity = 0;
    for (const { stem: one } of text) {
      const worth = stems.get(one);
      if (worth === undefined) continue;
      times += worth;
      rarity = Math.max(rarity, Math.log(1 + this.#entries.length / (this.#spread.get(one) ?? 1)));
    }
    // BM25: more matches count less and less, and in a long text less than in a short one.
    return score + (rarity * times * 2.2) / (times + 1.2 * (0.6 + (0.4 * length) / 60));
  }
}
