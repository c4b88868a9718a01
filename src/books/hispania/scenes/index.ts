import { SCENE_IDS } from './ids.ts';
import { loadScene } from './load.ts';
import type { HispaniaScene } from './scene.ts';

/** Every worked example of the rulebook in the order of the rules, for the build and the tests. A browser loads one at a time. */
export const SCENES: readonly HispaniaScene[] = await Promise.all(SCENE_IDS.map(loadScene));

/** The scene of a name, or undefined if there is none. */
export function sceneById(id: string): HispaniaScene | undefined {
  return SCENES.find((scene) => scene.id === id);
}
