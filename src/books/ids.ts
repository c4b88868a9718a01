/** Books with pages, by the names of their folders and addresses, in the order of the shelf. */
const SHIPPED = ['hispania'] as const;
/** Books for the tests, built where `SCRIPTORIUM_BOOKS` names them (`astro.test.config.mjs`). */
const FOR_TESTS = ['tiny'] as const;
export type BookId = (typeof SHIPPED | typeof FOR_TESTS)[number];

const named = (process.env['SCRIPTORIUM_BOOKS'] ?? '').split(' ');

/** The books of this build. */
export const BOOK_IDS: readonly BookId[] = [...SHIPPED, ...FOR_TESTS.filter((id) => named.includes(id))];
