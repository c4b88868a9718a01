import type { Lang } from '../../../words/lang.ts';
import { SCENE_PAGES as EN } from '../words/en/scene-pages.ts';
import { SCENE_PAGES as FR } from '../words/fr/scene-pages.ts';

/** The words of the pages with scenes. */
export function scenePages(lang: Lang): { readonly [K in keyof typeof EN]: (typeof EN)[K] | (typeof FR)[K] } {
  return lang === 'fr' ? FR : EN;
}
