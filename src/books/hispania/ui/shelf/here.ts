import type { BookHere } from '../../../../ui/shelf/book-here.ts';
import { BOOK } from '../on-device.ts';

/** Hispania as the shelf's list of what is kept here asks for it. */
export const HERE: BookHere = {
  ...BOOK,
  saying: async () => (await import('./saying.ts')).saying,
  copies: async () => (await import('./copies.ts')).COPIES,
};
