import type { Fetched } from '../../../../ui/shelf/book-here.ts';

/** The book's entry for the shelf's list of games on this device. */
export const HERE: Fetched = {
  saying: async (lang) => (await import('./saying.ts')).sayingIn(lang),
  copies: async () => (await import('./copies.ts')).COPIES,
};
