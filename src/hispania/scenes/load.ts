import type { SceneId } from './ids.ts';
import type { HispaniaScene } from './scene.ts';

/** Each scene by itself, so that a page loads the one that is played and no other. */
const LOAD = {
  'too-many-at-segovia': async () => (await import('./too-many-at-segovia.ts')).tooManyAtSegovia,
  'alans-at-segovia': async () => (await import('./alans-at-segovia.ts')).alansAtSegovia,
  'alans-invade-segovia': async () => (await import('./alans-invade-segovia.ts')).alansInvadeSegovia,
  'retreat-to-avila': async () => (await import('./retreat-to-avila.ts')).retreatToAvila,
  'targets-at-segovia': async () => (await import('./targets-at-segovia.ts')).targetsAtSegovia,
  'seville-at-salamanca': async () => (await import('./seville-at-salamanca.ts')).sevilleAtSalamanca,
  'a-leader-adds-two': async () => (await import('./a-leader-adds-two.ts')).aLeaderAddsTwo,
  'over-the-ebro': async () => (await import('./over-the-ebro.ts')).overTheEbro,
  'round-by-tortosa': async () => (await import('./round-by-tortosa.ts')).roundByTortosa,
  'retreat-from-segovia': async () => (await import('./retreat-from-segovia.ts')).retreatFromSegovia,
  'cavalry-against-knight': async () => (await import('./cavalry-against-knight.ts')).cavalryAgainstKnight,
  'cavalry-in-the-mountains': async () => (await import('./cavalry-in-the-mountains.ts')).cavalryInTheMountains,
  'knight-against-cavalry': async () => (await import('./knight-against-cavalry.ts')).knightAgainstCavalry,
  'rome-at-segovia': async () => (await import('./rome-at-segovia.ts')).romeAtSegovia,
  'suebi-at-porto': async () => (await import('./suebi-at-porto.ts')).suebiAtPorto,
  'umayyads-at-toledo': async () => (await import('./umayyads-at-toledo.ts')).umayyadsAtToledo,
  'castile-at-toledo': async () => (await import('./castile-at-toledo.ts')).castileAtToledo,
  'iberians-strike-back': async () => (await import('./iberians-strike-back.ts')).iberiansStrikeBack,
} as const satisfies { readonly [Id in SceneId]: () => Promise<HispaniaScene & { readonly id: Id }> };

/** The scenes by name, with their literal steps, tasks and wrong answers: what the words must match. */
export type Scenes = { readonly [Id in SceneId]: Awaited<ReturnType<(typeof LOAD)[Id]>> };

/** Fetches the scene of a name. Rejects an id that is no scene's. */
export async function loadScene(id: string): Promise<HispaniaScene> {
  if (!Object.hasOwn(LOAD, id)) throw new Error(`there is no scene ${id}`);
  return LOAD[id as SceneId]();
}
