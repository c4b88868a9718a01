/** The words of pages that play no game: the build gives them a file of their own (`site/build/own-words.ts`). */
export { COMMON } from './common.ts';
