import type { QueryWords } from '../../words/query-words.ts';
import type { Kind } from './record.ts';

/** What a kind of thing counts in the ranking; 1 and nothing else where it is not said. */
export interface Counting {
  /** Beside a kind that answers equally well. */
  readonly worth: number;
  /** It bears a name: who types that and nothing else wants it. */
  readonly bears?: boolean;
  /** Its title is a sentence, and so speaks of many things. */
  readonly told?: boolean;
  /** What it is worth to bear the very name that was typed, where that is less than elsewhere. */
  readonly named?: number;
  /** Its path together with its title is as good as its name. */
  readonly pathNames?: boolean;
}

/** Records whose ids begin alike, and what they count beside others. */
export interface Standing {
  readonly begins: string;
  /** What makes the difference: a word that was asked for, as its stem, or that their path was. */
  readonly by?: { readonly word: string } | 'path';
  readonly worth: number;
  /** Where it was not asked for. */
  readonly otherwise?: number;
}

/** How the records of a book are ranked. The numbers of kinds that any book has stand in `rank.ts`. */
export interface Ranking {
  readonly kinds: { readonly [kind: Kind]: Counting };
  readonly standings: readonly Standing[];
}

/** A kind as hits and the facet name it. */
export interface NamedKind {
  readonly id: Kind;
  readonly one: string;
  readonly many: string;
}

/** By what hits are chosen beside their kind: the values in their order, each with its name. */
export interface NamedFacet {
  readonly id: string;
  readonly title: string;
  readonly values: readonly (readonly [id: string, name: string])[];
}

/** What the search must know of a book in a language beside its records. It stands in the file of the records. */
export interface SearchOfBook {
  /** The book. */
  readonly title: string;
  readonly kinds: readonly NamedKind[];
  readonly facets: readonly NamedFacet[];
  readonly ranking: Ranking;
  /** What is understood beside the words of the records. */
  readonly query: QueryWords;
}
