import type { SceneId } from '../hispania/scenes/ids.ts';
import type { SceneWords, WordsOf } from './en/scenes/types.ts';
import type { Lang } from './lang.ts';

/** Each scene's words by themselves, so that a page loads those of the scene that is played and no other. */
const EN: { readonly [Id in SceneId]: () => Promise<{ readonly words: WordsOf<Id> }> } = {
  'valencia-and-the-isles': () => import('./en/scenes/valencia-and-the-isles.ts'),
  'galicians-collect': () => import('./en/scenes/galicians-collect.ts'),
  'seven-galicians': () => import('./en/scenes/seven-galicians.ts'),
  'castile-spends': () => import('./en/scenes/castile-spends.ts'),
  'castile-places': () => import('./en/scenes/castile-places.ts'),
  'rome-filled-up': () => import('./en/scenes/rome-filled-up.ts'),
  'roland-leaves': () => import('./en/scenes/roland-leaves.ts'),
  'suebi-from-gascony': () => import('./en/scenes/suebi-from-gascony.ts'),
  'almoravids-from-africa': () => import('./en/scenes/almoravids-from-africa.ts'),
  'el-cid-stays': () => import('./en/scenes/el-cid-stays.ts'),
  'suebi-capital': () => import('./en/scenes/suebi-capital.ts'),
  'too-many-at-segovia': () => import('./en/scenes/too-many-at-segovia.ts'),
  'alans-at-segovia': () => import('./en/scenes/alans-at-segovia.ts'),
  'alans-invade-segovia': () => import('./en/scenes/alans-invade-segovia.ts'),
  'retreat-to-avila': () => import('./en/scenes/retreat-to-avila.ts'),
  'four-at-a-point': () => import('./en/scenes/four-at-a-point.ts'),
  'segovia-to-cordoba': () => import('./en/scenes/segovia-to-cordoba.ts'),
  'to-gibraltar-with-a-leader': () => import('./en/scenes/to-gibraltar-with-a-leader.ts'),
  'denia-to-lisbon': () => import('./en/scenes/denia-to-lisbon.ts'),
  'past-one-at-toledo': () => import('./en/scenes/past-one-at-toledo.ts'),
  'past-two-at-toledo': () => import('./en/scenes/past-two-at-toledo.ts'),
  'past-three-at-toledo': () => import('./en/scenes/past-three-at-toledo.ts'),
  'past-a-castle-at-toledo': () => import('./en/scenes/past-a-castle-at-toledo.ts'),
  'valencia-puts-to-sea': () => import('./en/scenes/valencia-puts-to-sea.ts'),
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
  'leon-feeds-eight': () => import('./en/scenes/leon-feeds-eight.ts'),
  'iberians-strike-back': () => import('./en/scenes/iberians-strike-back.ts'),
  'galicians-score': () => import('./en/scenes/galicians-score.ts'),
  'galicians-as-subjects': () => import('./en/scenes/galicians-as-subjects.ts'),
  'ramiro-rides-on': () => import('./en/scenes/ramiro-rides-on.ts'),
  'twelve-at-toledo': () => import('./en/scenes/twelve-at-toledo.ts'),
};

/** The words of a scene in a language; English where they are not translated yet. Rejects an id that is no scene's. */
export async function sceneWords(_lang: Lang, id: string): Promise<SceneWords> {
  if (!Object.hasOwn(EN, id)) throw new Error(`there are no words for the scene ${id}`);
  return (await EN[id as SceneId]()).words;
}
