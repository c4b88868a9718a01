import type { Lang } from '../../../words/lang.ts';
import { DATA_SETS as EN_SETS } from '../words/en/data-sets.ts';
import { SCENE_PAGES as EN } from '../words/en/scene-pages.ts';
import { DATA_SETS as FR_SETS } from '../words/fr/data-sets.ts';
import { SCENE_PAGES as FR } from '../words/fr/scene-pages.ts';

/** The words of the pages with scenes. */
export function scenePages(lang: Lang): { readonly [K in keyof typeof EN]: (typeof EN)[K] | (typeof FR)[K] } {
  return lang === 'fr' ? FR : EN;
}

/** What a scene says of a data set other than that of new games. */
export const setOfScene = (lang: Lang): (typeof EN_SETS)['scene'] => (lang === 'fr' ? FR_SETS : EN_SETS).scene;
