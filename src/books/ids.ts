/** Books with pages, by the names of their folders and addresses, in the order of the shelf. */
export const SHIPPED = ['hispania', 'reconquista', 'hispania-draco'] as const;
/** Books for the tests, built if `SCRIPTORIUM_BOOKS` names them (`astro.test.config.mjs`). */
const ALL_FOR_TESTS = ['tiny'] as const;
export type BookId = (typeof SHIPPED | typeof ALL_FOR_TESTS)[number];

const named = (process.env['SCRIPTORIUM_BOOKS'] ?? '').split(' ');

/** The books for the tests in this build. */
export const FOR_TESTS: readonly BookId[] = ALL_FOR_TESTS.filter((id) => named.includes(id));
/** The books of this build. */
export const BOOK_IDS: readonly BookId[] = [...SHIPPED, ...FOR_TESTS];
