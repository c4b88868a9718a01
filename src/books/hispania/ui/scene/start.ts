import { openScene } from '../../../../kernel/runner.ts';
import type { Lang } from '../../../../words/lang.ts';
import { RULING_TABLE } from '../../engine/data/rulings.ts';
import { hispania } from '../../engine/game.ts';
import { tablesOf } from '../../engine/view.ts';
import { rulingsIn } from '../../scenes/outcomes.ts';
import { readingOf } from '../../scenes/reading.ts';
import type { HispaniaScene } from '../../scenes/scene.ts';
import { readingWordsOf } from '../../words/readings.ts';
import { sceneWords } from '../../words/scenes.ts';
import { look } from '../deciding/look.ts';
import { landOf } from '../labels.ts';
import type { SceneFile, Start } from './seen.ts';

/** The file of a scene that a page fetches, in a language. Throws as `startOf` does. */
export async function sceneFile(scene: HispaniaScene, lang: Lang): Promise<SceneFile> {
  const start = startOf(scene);
  const [told, words] = await Promise.all([sceneWords(lang, scene.id), readingWordsOf(lang)]);
  return { start, told, readings: Object.fromEntries(start.rulings.map(({ id }) => [id, words[id]])) };
}

/** The data of a scene in the build of the site. Throws if its position is faulty: every scene in the site has been checked. */
export function startOf(scene: HispaniaScene): Start {
  const opened = openScene(hispania, scene);
  if (!opened.state) throw new Error(`${scene.id}: ${opened.faults.map((f) => f.code).join(', ')}`);
  const read = tablesOf(opened.state);
  const rulings = rulingsIn(scene.id).map(({ ruling: id, at }) => ({
    id,
    rule: String(RULING_TABLE[id].rules[0]),
    own: readingOf(scene.position, id),
    at,
  }));
  return { scene, seen: look(opened.state), land: landOf(read), nextDoor: read.nextDoor, rulings };
}
