/** Les mots des pages sans partie à jouer : un fichier à part (`site/build/own-words.ts`). */
export { COMMON } from './common.ts';
