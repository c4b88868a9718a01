import { SCENE_IDS } from './ids.ts';
import { loadScene } from './load.ts';
import type { HispaniaScene } from './scene.ts';

/** Every worked example of the rulebook, in the order of the rules: for the build and the tests. A browser loads one by one. */
export const SCENES: readonly HispaniaScene[] = await Promise.all(SCENE_IDS.map(loadScene));

/** The scene of a name, if there is one. */
export function sceneById(id: string): HispaniaScene | undefined {
  return SCENES.find((scene) => scene.id === id);
}
