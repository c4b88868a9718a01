import type { SceneId } from './ids.ts';
import { overTheEbro } from './over-the-ebro.ts';
import { rainComes } from './rain-comes.ts';
import type { TinyScene } from './scene.ts';

/** The scenes by name, with their literal lines, which the words must match. */
export interface Scenes {
  readonly 'over-the-ebro': typeof overTheEbro;
  readonly 'rain-comes': typeof rainComes;
}

/** The scenes, in the order of the rules that they show. */
export const SCENES: readonly (TinyScene & { readonly id: SceneId })[] = [overTheEbro, rainComes];

/** The scene of a name, or undefined if there is none. */
export const sceneById = (id: string): TinyScene | undefined => SCENES.find((scene) => scene.id === id);
