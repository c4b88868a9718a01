import type { InEach, Lang } from '../../../words/lang.ts';
import type { SceneWords } from '../../../words/scene-words.ts';
import type { SceneId } from '../scenes/ids.ts';

/** The words of all scenes; the build writes those of each into its file. */
export type AllSceneWords = { readonly [id in SceneId]: SceneWords };

const IN: InEach<{ readonly SCENE_WORDS: AllSceneWords }> = {
  en: () => import('./en/scenes.ts'),
  fr: () => import('./fr/scenes.ts'),
};

/** The words of the scenes in a language. */
export const sceneWordsOf = async (lang: Lang): Promise<AllSceneWords> => (await IN[lang]()).SCENE_WORDS;
