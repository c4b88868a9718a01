/** The changes of a command of `npm run new` to the sources, as data: all are written at the end, or none. */
export interface Change {
  /** New files by path; none of them may exist. */
  readonly files: Readonly<Record<string, string>>;
  /** Existing files with their new texts. */
  readonly edits: Readonly<Record<string, string>>;
}

/** The inputs of a skeleton. */
export interface Wanted {
  readonly id: string;
  /** Existing rule ids of the book. */
  readonly rules: readonly string[];
  /** Lines of the rulebook: for a scene the first and the last that it works through, for a ruling all that it weighs. */
  readonly lines: readonly number[];
}

/** Reads a source file of the project by its path. */
export type Read = (path: string) => string;

/** The name of the constant for an id: `fourAtAPoint` of `four-at-a-point`. */
export const constantOf = (id: string): string =>
  id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Texts as a list in code. */
export const listOf = (texts: readonly string[]): string => `[${texts.map((text) => `'${text}'`).join(', ')}]`;

/** An id as the key of an object, in quotes if needed. */
export const keyOf = (id: string): string => (id.includes('-') ? `'${id}'` : id);
