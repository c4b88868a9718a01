import type { Fetched } from '../../../../ui/shelf/book-here.ts';

/** The small game's entry for the shelf's list of games on this device. */
export const HERE: Fetched = {
  saying: async () => (await import('./saying.ts')).sayingIn(),
  copies: async () => (await import('./copies.ts')).COPIES,
};
