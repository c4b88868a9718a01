import { words as aLeaderAddsTwo } from './scenes/a-leader-adds-two.ts';
import { words as alansAtSegovia } from './scenes/alans-at-segovia.ts';
import { words as alansInvadeSegovia } from './scenes/alans-invade-segovia.ts';
import { words as castileAtToledo } from './scenes/castile-at-toledo.ts';
import { words as cavalryAgainstKnight } from './scenes/cavalry-against-knight.ts';
import { words as cavalryInTheMountains } from './scenes/cavalry-in-the-mountains.ts';
import { words as iberiansStrikeBack } from './scenes/iberians-strike-back.ts';
import { words as knightAgainstCavalry } from './scenes/knight-against-cavalry.ts';
import { words as overTheEbro } from './scenes/over-the-ebro.ts';
import { words as retreatFromSegovia } from './scenes/retreat-from-segovia.ts';
import { words as retreatToAvila } from './scenes/retreat-to-avila.ts';
import { words as romeAtSegovia } from './scenes/rome-at-segovia.ts';
import { words as roundByTortosa } from './scenes/round-by-tortosa.ts';
import { words as sevilleAtSalamanca } from './scenes/seville-at-salamanca.ts';
import { words as suebiAtPorto } from './scenes/suebi-at-porto.ts';
import { words as targetsAtSegovia } from './scenes/targets-at-segovia.ts';
import { words as tooManyAtSegovia } from './scenes/too-many-at-segovia.ts';
import type { AllSceneWords } from './scenes/types.ts';
import { words as umayyadsAtToledo } from './scenes/umayyads-at-toledo.ts';

export type { AllSceneWords, SceneWords, TaskWords, WrongWords } from './scenes/types.ts';

/** The words of all scenes, for pages and tests; what a browser plays loads those of one scene: `src/words/scenes.ts`. */
export const SCENE_WORDS: AllSceneWords = {
  'too-many-at-segovia': tooManyAtSegovia,
  'alans-at-segovia': alansAtSegovia,
  'alans-invade-segovia': alansInvadeSegovia,
  'retreat-to-avila': retreatToAvila,
  'targets-at-segovia': targetsAtSegovia,
  'seville-at-salamanca': sevilleAtSalamanca,
  'a-leader-adds-two': aLeaderAddsTwo,
  'over-the-ebro': overTheEbro,
  'round-by-tortosa': roundByTortosa,
  'retreat-from-segovia': retreatFromSegovia,
  'cavalry-against-knight': cavalryAgainstKnight,
  'cavalry-in-the-mountains': cavalryInTheMountains,
  'knight-against-cavalry': knightAgainstCavalry,
  'rome-at-segovia': romeAtSegovia,
  'suebi-at-porto': suebiAtPorto,
  'umayyads-at-toledo': umayyadsAtToledo,
  'castile-at-toledo': castileAtToledo,
  'iberians-strike-back': iberiansStrikeBack,
};
