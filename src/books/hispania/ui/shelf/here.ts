import type { Fetched } from '../../../../ui/shelf/book-here.ts';

/** Hispania's module for the shelf's list of stored games. */
export const HERE: Fetched = {
  saying: async (lang) => (await import('./saying.ts')).sayingIn(lang),
  copies: async () => (await import('./copies.ts')).COPIES,
};
