/** The names under which a device keeps what belongs to no book, and the beginning of all names. Those of a book are in `keys.ts`. */

export const SITE = 'scriptorium';

/** What the names of all texts of this site begin with. */
export const OURS = `${SITE}.`;

/** The theme belongs to no book. Its name of before is read where the new one is not there. */
export const THEME = `${SITE}.theme`;
export const THEME_BEFORE = 'theme';

/** That any game is open: the site as a whole waits for it. */
export const GAME_OPEN = `${SITE}:game-open`;

/** For this visit alone: what was searched last; that a new version was put off. */
export const SEARCHED = `${SITE}:search`;
export const NEWS_LATER = `${SITE}:news-later`;

/** The caches of the offline worker, by the address that it answers for: several sites may share an origin. */
export const filesCache = (scope: string): string => `${SITE} ${scope} files`;
export const stateCache = (scope: string): string => `${SITE} ${scope} state`;
