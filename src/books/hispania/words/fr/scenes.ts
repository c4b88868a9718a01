import type { SceneWords } from '../../../../words/scene-words.ts';
import { SCENE_IDS, type SceneId } from '../../scenes/ids.ts';
import { sceneWords } from '../scenes.ts';

/** The words of all scenes, for the build and the tests. A browser loads those of one scene: `src/books/hispania/words/scenes.ts`. */
export const SCENE_WORDS = Object.fromEntries(
  await Promise.all(SCENE_IDS.map(async (id) => [id, await sceneWords('fr', id)] as const)),
) as Readonly<Record<SceneId, SceneWords>>;
