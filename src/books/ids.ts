/** Books with pages, by the names of their folders and addresses, in the order of the shelf. */
export const SHIPPED = ['hispania'] as const;
/** Books for the tests, built where `SCRIPTORIUM_BOOKS` names them (`astro.test.config.mjs`). */
const ALL_FOR_TESTS = ['tiny'] as const;
export type BookId = (typeof SHIPPED | typeof ALL_FOR_TESTS)[number];

const named = (process.env['SCRIPTORIUM_BOOKS'] ?? '').split(' ');

/** Books for the tests that this build has. */
export const FOR_TESTS: readonly BookId[] = ALL_FOR_TESTS.filter((id) => named.includes(id));
/** The books of this build. */
export const BOOK_IDS: readonly BookId[] = [...SHIPPED, ...FOR_TESTS];
