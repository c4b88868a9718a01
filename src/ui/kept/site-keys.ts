/**
 * The names under which a device keeps data that belongs to no book, and the beginning of all names. The names of a
 * book are in `keys.ts`.
 */

export const SITE = 'scriptorium';

/** The beginning of the names of all texts of this site. */
export const OURS = `${SITE}.`;

/** The theme belongs to no book. Its old name is read if the new one is missing. */
export const THEME = `${SITE}.theme`;
export const THEME_BEFORE = 'theme';

/**
 * The version of a book's rules at the last visit. A device's own mark, so it is not exported like the texts of
 * `keys.ts`.
 */
export const seenVersion = (book: string): string => `${SITE}.${book}.version`;

/** The lock that is held while any game is open: the site as a whole waits for it. */
export const GAME_OPEN = `${SITE}:game-open`;

/** The language that the reader has followed a link to; `none` once the offer of another language was declined. */
export const LANGUAGE = `${SITE}.language`;

/** Only for this visit: that another language was offered, the last search, and that the reader has put off a new version. */
export const OFFERED = `${SITE}:offered`;
export const SEARCHED = `${SITE}:search`;
export const NEWS_LATER = `${SITE}:news-later`;

/** The caches of the offline worker, by the address of its scope, because several sites may share an origin. */
export const filesCache = (scope: string): string => `${SITE} ${scope} files`;
export const stateCache = (scope: string): string => `${SITE} ${scope} state`;
