import { openScene } from '../../../../kernel/runner.ts';
import type { SceneFile } from '../../../../ui/scene/kinds.ts';
import type { Lang } from '../../../../words/lang.ts';
import { connected } from '../../engine/data/geography.ts';
import { GENERALS, SPACES, type SpaceId } from '../../engine/data/ids.ts';
import { draco } from '../../engine/game.ts';
import type { State } from '../../engine/state.ts';
import type { SceneId } from '../../scenes/ids.ts';
import type { DracoScene } from '../../scenes/scene.ts';
import { sceneWordsOf } from '../../words/scenes.ts';
import { type Frame, frameOf } from '../board/frame.ts';
import { viewOf } from '../board/view.ts';
import type { OfDraco } from '../kinds.ts';
import { look } from '../look.ts';

/** The data of a scene that a page fetches, with its words in a language. */
export async function sceneFile(
  scene: DracoScene & { readonly id: SceneId },
  lang: Lang,
): Promise<SceneFile<OfDraco['start']>> {
  return { start: startOf(scene), told: (await sceneWordsOf(lang))[scene.id], readings: {} };
}

/** The scene's data at build time. Throws if its position is faulty; the tests check every scene. */
export function startOf(scene: DracoScene): OfDraco['start'] {
  const { state, faults = [] } = openScene(draco, scene);
  if (!state) throw new Error(`${scene.id}: ${faults.map((f) => f.code).join(', ')}`);
  const { line, after, tasks } = scene;
  return { scene, seen: look(state), rulings: [], frame: frameFor(state, [line, after, tasks]) };
}

/**
 * The part of the map for a position: where revolts and garrisons are, the spaces that are named beside it, the general who
 * acts, and the others who are connected with any of these. A general elsewhere plays no part.
 */
export function frameFor(state: State, named: readonly unknown[]): Frame {
  const { generals, turn, phase } = state;
  if (phase === 'starting') return frameOf([]);
  const { piles } = viewOf(state);
  const held = SPACES.filter((at) => (piles[at]?.discs.length ?? 0) > 0);
  const shown = new Set([...held, ...spacesIn(named)]);
  const own = generals[turn];
  if (own && phase !== 'hispanic') shown.add(own);
  const others = GENERALS.flatMap((one) => generals[one] ?? []);
  return frameOf([...shown, ...others.filter((at) => [...shown].some((to) => connected(at, to)))]);
}

/** The spaces that data name, as values or as keys. */
function spacesIn(data: unknown): readonly SpaceId[] {
  if (typeof data === 'string') return SPACES.filter((at) => at === data);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [...spacesIn(key), ...spacesIn(value)]);
}
