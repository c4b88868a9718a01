import type { SceneWords } from './en/scenes.ts';
import type { Lang } from './lang.ts';

/** The words of a scene in a language; English where they are not translated yet. Rejects an id that is no scene's. */
export async function sceneWords(_lang: Lang, id: string): Promise<SceneWords> {
  const { SCENE_WORDS } = await import('./en/scenes.ts');
  const told: SceneWords | undefined = (SCENE_WORDS as { readonly [id: string]: SceneWords })[id];
  if (!told) throw new Error(`there are no words for the scene ${id}`);
  return told;
}
