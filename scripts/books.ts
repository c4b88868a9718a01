import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { oneOf, Wrong } from './command-line.ts';

/** Finds the book of a command with the option `--book`. */

/** The default book. */
const USUAL = 'hispania';

/**
 * The book that `--book` names, and the command's entry for it. `needs` is the requirement of the command, as in "a
 * game". Throws a `Wrong` if there is no such book, or the book does not meet the requirement.
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

/** All books that have a folder, including future ones. */
const BOOKS: readonly string[] = globSync('src/books/*/meta.ts')
  .map((file) => basename(dirname(file)))
  .sort();
