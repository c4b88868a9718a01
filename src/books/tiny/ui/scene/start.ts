import { openScene } from '../../../../kernel/runner.ts';
import type { SceneFile } from '../../../../ui/scene/kinds.ts';
import { tiny } from '../../engine/game.ts';
import type { SceneId } from '../../scenes/ids.ts';
import type { TinyScene } from '../../scenes/scene.ts';
import { SCENE_WORDS } from '../../words/en/scenes.ts';
import type { OfTiny } from '../kinds.ts';
import { look } from '../look.ts';

/** The data of a scene that a page fetches. */
export function sceneFile(scene: TinyScene): SceneFile<OfTiny['start']> {
  return { start: startOf(scene), told: SCENE_WORDS[scene.id as SceneId], readings: {} };
}

/** The scene's data at build time. Throws if its position is faulty; the tests check every scene. */
export function startOf(scene: TinyScene): OfTiny['start'] {
  const { state, faults = [] } = openScene(tiny, scene);
  if (!state) throw new Error(`${scene.id}: ${faults.map((f) => f.code).join(', ')}`);
  return { scene, seen: look(state), rulings: [] };
}
