/** What the search understands in a language beside the words of its records. Written as people write, with forms and accents. */
export interface QueryWords {
  /** Words that ask, and words so common that they tell records from each other badly; spaces between them. */
  readonly stop: string;
  /** Words that people say, with those of the book that say nearly the same. */
  readonly like: Readonly<Record<string, string>>;
  /** Words and phrases that stand in no record, with what the book says instead. */
  readonly means: Readonly<Record<string, string>>;
  /** Words of another language that only ask, and what means something else beside one of them. */
  readonly foreign?: { readonly asks: string; readonly means: Readonly<Record<string, string>> };
}
