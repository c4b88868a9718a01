import { openScene } from '../../../../kernel/runner.ts';
import type { SceneFile } from '../../../../ui/scene/kinds.ts';
import type { Lang } from '../../../../words/lang.ts';
import { locationsOf, regionOf } from '../../engine/data/geography.ts';
import { LOCATIONS, type LocationId } from '../../engine/data/ids.ts';
import { reconquista } from '../../engine/game.ts';
import type { Written } from '../../engine/position.ts';
import type { SceneId } from '../../scenes/ids.ts';
import type { ReconquistaScene } from '../../scenes/scene.ts';
import { sceneWordsOf } from '../../words/scenes.ts';
import { type Frame, frameOf } from '../board/frame.ts';
import type { OfReconquista } from '../kinds.ts';
import { look } from '../look.ts';

/** The data of a scene that a page fetches, with its words in a language. */
export async function sceneFile(
  scene: ReconquistaScene & { readonly id: SceneId },
  lang: Lang,
): Promise<SceneFile<OfReconquista['start']>> {
  return { start: startOf(scene), told: (await sceneWordsOf(lang))[scene.id], readings: {} };
}

/** The scene's data at build time. Throws if its position is faulty; the tests check every scene. */
export function startOf(scene: ReconquistaScene): OfReconquista['start'] {
  const { state, faults = [] } = openScene(reconquista, scene);
  if (!state) throw new Error(`${scene.id}: ${faults.map((f) => f.code).join(', ')}`);
  const { line, after, tasks } = scene;
  return { scene, seen: look(state), rulings: [], frame: frameFor(scene.position, [line, after, tasks]) };
}

/** The part of the map for a position: the regions of its pieces, and all locations that are named beside it. */
export function frameFor({ places }: Written, named: readonly unknown[]): Frame {
  const occupied = LOCATIONS.filter((at) => Object.keys(places[at] ?? {}).length > 0);
  const regions = new Set(occupied.map(regionOf));
  return frameOf([...[...regions].flatMap(locationsOf), ...locationsIn(named)]);
}

/** The locations that data name, as values, as keys, or in the keys of units. */
function locationsIn(data: unknown): readonly LocationId[] {
  if (typeof data === 'string') return LOCATIONS.filter((at) => at === data.split(' ')[0]);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [...locationsIn(key), ...locationsIn(value)]);
}
