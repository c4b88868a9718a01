/** What a command of `npm run new` does to the sources, as data: it is written at the end, or not at all. */
export interface Change {
  /** Files that are new, by their paths: none of them may exist. */
  readonly files: Readonly<Record<string, string>>;
  /** Files that there are, with their new texts. */
  readonly edits: Readonly<Record<string, string>>;
  /** What is left to do by hand, in order. */
  readonly left: readonly string[];
}

/** What a skeleton is made of. */
export interface Wanted {
  readonly id: string;
  /** Rule ids that the book has. */
  readonly rules: readonly string[];
  /** Lines of the rulebook: of a scene the first and the last that it works through, of a ruling all that it weighs. */
  readonly lines: readonly number[];
}

/** Reads a source file of the house by its path. */
export type Read = (path: string) => string;

/** The name of the constant that holds what has this id: `fourAtAPoint` of `four-at-a-point`. */
export const constantOf = (id: string): string =>
  id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Some texts as a list in code. */
export const listOf = (texts: readonly string[]): string => `[${texts.map((text) => `'${text}'`).join(', ')}]`;

/** An id as the key of an object: in quotes where it has to be. */
export const keyOf = (id: string): string => (id.includes('-') ? `'${id}'` : id);
