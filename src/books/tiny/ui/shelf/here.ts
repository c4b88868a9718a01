import type { Fetched } from '../../../../ui/shelf/book-here.ts';

/** The small game as the shelf's list of what is kept here asks for it. */
export const HERE: Fetched = {
  saying: async () => (await import('./saying.ts')).saying,
  copies: async () => (await import('./copies.ts')).COPIES,
};
