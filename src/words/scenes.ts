import type { SceneId } from '../hispania/scenes/ids.ts';
import type { SceneWords, WordsOf } from './en/scenes/types.ts';
import type { Lang } from './lang.ts';

/** Each scene's words by themselves, so that a page loads those of the scene that is played and no other. */
const EN: { readonly [Id in SceneId]: () => Promise<{ readonly words: WordsOf<Id> }> } = {
  'too-many-at-segovia': () => import('./en/scenes/too-many-at-segovia.ts'),
  'alans-at-segovia': () => import('./en/scenes/alans-at-segovia.ts'),
  'alans-invade-segovia': () => import('./en/scenes/alans-invade-segovia.ts'),
  'retreat-to-avila': () => import('./en/scenes/retreat-to-avila.ts'),
  'targets-at-segovia': () => import('./en/scenes/targets-at-segovia.ts'),
  'seville-at-salamanca': () => import('./en/scenes/seville-at-salamanca.ts'),
  'a-leader-adds-two': () => import('./en/scenes/a-leader-adds-two.ts'),
  'over-the-ebro': () => import('./en/scenes/over-the-ebro.ts'),
  'round-by-tortosa': () => import('./en/scenes/round-by-tortosa.ts'),
  'retreat-from-segovia': () => import('./en/scenes/retreat-from-segovia.ts'),
  'cavalry-against-knight': () => import('./en/scenes/cavalry-against-knight.ts'),
  'cavalry-in-the-mountains': () => import('./en/scenes/cavalry-in-the-mountains.ts'),
  'knight-against-cavalry': () => import('./en/scenes/knight-against-cavalry.ts'),
  'rome-at-segovia': () => import('./en/scenes/rome-at-segovia.ts'),
  'suebi-at-porto': () => import('./en/scenes/suebi-at-porto.ts'),
  'umayyads-at-toledo': () => import('./en/scenes/umayyads-at-toledo.ts'),
  'castile-at-toledo': () => import('./en/scenes/castile-at-toledo.ts'),
  'iberians-strike-back': () => import('./en/scenes/iberians-strike-back.ts'),
};

/** The words of a scene in a language; English where they are not translated yet. Rejects an id that is no scene's. */
export async function sceneWords(_lang: Lang, id: string): Promise<SceneWords> {
  if (!Object.hasOwn(EN, id)) throw new Error(`there are no words for the scene ${id}`);
  return (await EN[id as SceneId]()).words;
}
