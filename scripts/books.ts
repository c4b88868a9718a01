import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { oneOf, Wrong } from './command-line.ts';

/** The book of a command that takes `--book`. */

/** The book that is meant where none is named. */
const USUAL = 'hispania';

/**
 * The book that `--book` names, and what a command has for it. `needs`: what a book must have for it, as in "a game". Throws a `Wrong`
 * where there is no such book, or where the book has none.
 */
export function bookIn<T>(
  given: string | undefined,
  having: { readonly [book: string]: T },
  needs: string,
): readonly [book: string, has: T] {
  const book = oneOf('book', given ?? USUAL, BOOKS);
  const has = Object.hasOwn(having, book) ? having[book] : undefined;
  if (has === undefined)
    throw new Wrong(`--book: ${book} lacks what this needs, ${needs}. There is: ${Object.keys(having).join(', ')}.`);
  return [book, has];
}

/** All books that have a folder, those included that are only announced. */
const BOOKS: readonly string[] = globSync('src/books/*/meta.ts')
  .map((file) => basename(dirname(file)))
  .sort();
