import { aLeaderAddsTwo } from './a-leader-adds-two.ts';
import { alansAtSegovia } from './alans-at-segovia.ts';
import { alansInvadeSegovia } from './alans-invade-segovia.ts';
import { castileAtToledo } from './castile-at-toledo.ts';
import { cavalryAgainstKnight } from './cavalry-against-knight.ts';
import { cavalryInTheMountains } from './cavalry-in-the-mountains.ts';
import { iberiansStrikeBack } from './iberians-strike-back.ts';
import type { SceneId } from './ids.ts';
import { knightAgainstCavalry } from './knight-against-cavalry.ts';
import { overTheEbro } from './over-the-ebro.ts';
import { retreatFromSegovia } from './retreat-from-segovia.ts';
import { retreatToAvila } from './retreat-to-avila.ts';
import { romeAtSegovia } from './rome-at-segovia.ts';
import { roundByTortosa } from './round-by-tortosa.ts';
import type { HispaniaScene } from './scene.ts';
import { sevilleAtSalamanca } from './seville-at-salamanca.ts';
import { suebiAtPorto } from './suebi-at-porto.ts';
import { targetsAtSegovia } from './targets-at-segovia.ts';
import { tooManyAtSegovia } from './too-many-at-segovia.ts';
import { umayyadsAtToledo } from './umayyads-at-toledo.ts';

const ALL = {
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
} as const satisfies { readonly [Id in SceneId]: HispaniaScene & { readonly id: Id } };

/** The scenes by name, with their literal steps, tasks and wrong answers: what the words must match. */
export type Scenes = typeof ALL;

/** Every worked example of the rulebook, in the order of the rules. */
export const SCENES: readonly HispaniaScene[] = Object.values(ALL);

/** The scene of a name, if there is one. */
export function sceneById(id: string): HispaniaScene | undefined {
  return Object.hasOwn(ALL, id) ? ALL[id as SceneId] : undefined;
}
