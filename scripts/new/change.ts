/** The changes of a command of `npm run new` to the sources, as data: they are written at the end, or not at all. */
export interface Change {
  /** New files by path; none of them may exist. */
  readonly files: Readonly<Record<string, string>>;
  /** Existing files with their new texts. */
  readonly edits: Readonly<Record<string, string>>;
  /** The remaining steps by hand, in order. */
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
