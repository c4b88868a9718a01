import type { QueryWords } from '../../words/query-words.ts';
import type { Kind } from './record.ts';

/** The weights of a kind in the ranking; by default 1 and no others. */
export interface Counting {
  /** Relative to a kind that answers equally well. */
  readonly worth: number;
  /** It has a name: a query with only that name wants it. */
  readonly bears?: boolean;
  /** Its title is a sentence, and so covers many subjects. */
  readonly told?: boolean;
  /** The weight for having exactly the typed name, if it is less than elsewhere. */
  readonly named?: number;
  /** Its path together with its title is as good as its name. */
  readonly pathNames?: boolean;
}

/** Records whose ids begin alike, and their weight relative to others. */
export interface Standing {
  readonly begins: string;
  /** The condition: a word in the query, as its stem, or a match of their path. */
  readonly by?: { readonly word: string } | 'path';
  readonly worth: number;
  /** The weight if the condition fails. */
  readonly otherwise?: number;
}

/** The ranking of a book's records. The weights of kinds that any book has are in `rank.ts`. */
export interface Ranking {
  readonly kinds: { readonly [kind: Kind]: Counting };
  readonly standings: readonly Standing[];
}

/** A kind with its names for hits and for the facet. */
export interface NamedKind {
  readonly id: Kind;
  readonly one: string;
  readonly many: string;
}

/** A facet besides the kind: its values in order, each with its name. */
export interface NamedFacet {
  readonly id: string;
  readonly title: string;
  readonly values: readonly (readonly [id: string, name: string])[];
}

/** The data that the search needs about a book in a language besides its records. It is in the file of the records. */
export interface SearchOfBook {
  /** The title of the book. */
  readonly title: string;
  readonly kinds: readonly NamedKind[];
  readonly facets: readonly NamedFacet[];
  readonly ranking: Ranking;
  /** The words that are understood besides those of the records. */
  readonly query: QueryWords;
}
