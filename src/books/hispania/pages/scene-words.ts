import type { Lang } from '../../../words/lang.ts';
import type { SceneWords } from '../../../words/scene-words.ts';
import type { SceneId } from '../scenes/ids.ts';
import { DATA_SETS as EN_SETS } from '../words/en/data-sets.ts';
import { SCENE_PAGES as EN } from '../words/en/scene-pages.ts';
import { SCENE_WORDS as EN_TOLD } from '../words/en/scenes.ts';
import { DATA_SETS as FR_SETS } from '../words/fr/data-sets.ts';
import { SCENE_PAGES as FR } from '../words/fr/scene-pages.ts';
import { SCENE_WORDS as FR_TOLD } from '../words/fr/scenes.ts';

const TOLD: Readonly<Record<Lang, Readonly<Record<SceneId, SceneWords>>>> = { en: EN_TOLD, fr: FR_TOLD };

/** The words of each scene, in a language. */
export const scenesTold = (lang: Lang): Readonly<Record<SceneId, SceneWords>> => TOLD[lang];

/** The words of the pages with scenes. */
export function scenePages(lang: Lang): { readonly [K in keyof typeof EN]: (typeof EN)[K] | (typeof FR)[K] } {
  return lang === 'fr' ? FR : EN;
}

/** What a scene says of a data set other than that of new games. */
export const setOfScene = (lang: Lang): (typeof EN_SETS)['scene'] => (lang === 'fr' ? FR_SETS : EN_SETS).scene;
