import { SITE } from './site-keys.ts';

/** The names of a device's own settings of the table, which belong to no game: sound, the size of the text. */
export const SOUND = `${SITE}.sound`;
export const TEXT_SIZE = `${SITE}.text-size`;

/** The hints of a first game of a book that this device has shown: its own mark too. */
export const hintsKey = (book: string): string => `${SITE}.${book}.hints`;
