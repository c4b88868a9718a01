/**
 * The words of a language that the search understands beside the words of its records. Written in the usual spelling,
 * with forms and accents.
 */
export interface QueryWords {
  /** Question words, and words that are too common to distinguish records; separated by spaces. */
  readonly stop: string;
  /** Common words, with words of the book that have nearly the same meaning. */
  readonly like: Readonly<Record<string, string>>;
  /** Words and phrases that occur in no record, with the book's equivalents. */
  readonly means: Readonly<Record<string, string>>;
  /** Question words of another language, and words that have another meaning beside one of them. */
  readonly foreign?: { readonly asks: string; readonly means: Readonly<Record<string, string>> };
}
