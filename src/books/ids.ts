/** The books of the shelf, by the names of their folders and addresses. */
export const BOOK_IDS = ['hispania'] as const;
export type BookId = (typeof BOOK_IDS)[number];
