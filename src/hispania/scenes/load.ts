import type { SceneId } from './ids.ts';
import type { HispaniaScene } from './scene.ts';

/** Each scene by itself, so that a page loads the one that is played and no other. */
const LOAD = {
  'valencia-and-the-isles': async () => (await import('./valencia-and-the-isles.ts')).valenciaAndTheIsles,
  'galicians-collect': async () => (await import('./galicians-collect.ts')).galiciansCollect,
  'seven-galicians': async () => (await import('./seven-galicians.ts')).sevenGalicians,
  'castile-spends': async () => (await import('./castile-spends.ts')).castileSpends,
  'castile-places': async () => (await import('./castile-places.ts')).castilePlaces,
  'rome-filled-up': async () => (await import('./rome-filled-up.ts')).romeFilledUp,
  'roland-leaves': async () => (await import('./roland-leaves.ts')).rolandLeaves,
  'suebi-from-gascony': async () => (await import('./suebi-from-gascony.ts')).suebiFromGascony,
  'almoravids-from-africa': async () => (await import('./almoravids-from-africa.ts')).almoravidsFromAfrica,
  'el-cid-stays': async () => (await import('./el-cid-stays.ts')).elCidStays,
  'suebi-capital': async () => (await import('./suebi-capital.ts')).suebiCapital,
  'too-many-at-segovia': async () => (await import('./too-many-at-segovia.ts')).tooManyAtSegovia,
  'alans-at-segovia': async () => (await import('./alans-at-segovia.ts')).alansAtSegovia,
  'alans-invade-segovia': async () => (await import('./alans-invade-segovia.ts')).alansInvadeSegovia,
  'retreat-to-avila': async () => (await import('./retreat-to-avila.ts')).retreatToAvila,
  'four-at-a-point': async () => (await import('./four-at-a-point.ts')).fourAtAPoint,
  'segovia-to-cordoba': async () => (await import('./segovia-to-cordoba.ts')).segoviaToCordoba,
  'to-gibraltar-with-a-leader': async () => (await import('./to-gibraltar-with-a-leader.ts')).toGibraltarWithALeader,
  'denia-to-lisbon': async () => (await import('./denia-to-lisbon.ts')).deniaToLisbon,
  'past-one-at-toledo': async () => (await import('./past-one-at-toledo.ts')).pastOneAtToledo,
  'past-two-at-toledo': async () => (await import('./past-two-at-toledo.ts')).pastTwoAtToledo,
  'past-three-at-toledo': async () => (await import('./past-three-at-toledo.ts')).pastThreeAtToledo,
  'past-a-castle-at-toledo': async () => (await import('./past-a-castle-at-toledo.ts')).pastACastleAtToledo,
  'valencia-puts-to-sea': async () => (await import('./valencia-puts-to-sea.ts')).valenciaPutsToSea,
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
  'leon-feeds-eight': async () => (await import('./leon-feeds-eight.ts')).leonFeedsEight,
  'iberians-strike-back': async () => (await import('./iberians-strike-back.ts')).iberiansStrikeBack,
  'galicians-score': async () => (await import('./galicians-score.ts')).galiciansScore,
  'galicians-as-subjects': async () => (await import('./galicians-as-subjects.ts')).galiciansAsSubjects,
  'ramiro-rides-on': async () => (await import('./ramiro-rides-on.ts')).ramiroRidesOn,
  'twelve-at-toledo': async () => (await import('./twelve-at-toledo.ts')).twelveAtToledo,
  'basques-submit': async () => (await import('./basques-submit.ts')).basquesSubmit,
  'groups-for-points': async () => (await import('./groups-for-points.ts')).groupsForPoints,
  'sign-at-cantabria': async () => (await import('./sign-at-cantabria.ts')).signAtCantabria,
  'cid-at-zaragoza': async () => (await import('./cid-at-zaragoza.ts')).cidAtZaragoza,
  'cid-declines': async () => (await import('./cid-declines.ts')).cidDeclines,
  'cid-at-tortosa': async () => (await import('./cid-at-tortosa.ts')).cidAtTortosa,
  'cid-at-cuenca': async () => (await import('./cid-at-cuenca.ts')).cidAtCuenca,
  'cid-at-badajoz': async () => (await import('./cid-at-badajoz.ts')).cidAtBadajoz,
  'cid-at-badajoz-again': async () => (await import('./cid-at-badajoz-again.ts')).cidAtBadajozAgain,
  'cid-takes-valencia': async () => (await import('./cid-takes-valencia.ts')).cidTakesValencia,
  'one-at-cartagena': async () => (await import('./one-at-cartagena.ts')).oneAtCartagena,
  'three-at-cartagena': async () => (await import('./three-at-cartagena.ts')).threeAtCartagena,
  'galicians-may-not-bid': async () => (await import('./galicians-may-not-bid.ts')).galiciansMayNotBid,
  'four-on-turn-six': async () => (await import('./four-on-turn-six.ts')).fourOnTurnSix,
  'alans-for-twenty-nine': async () => (await import('./alans-for-twenty-nine.ts')).alansForTwentyNine,
  'first-auctions': async () => (await import('./first-auctions.ts')).firstAuctions,
  'sealed-and-equal': async () => (await import('./sealed-and-equal.ts')).sealedAndEqual,
  'better-of-two': async () => (await import('./better-of-two.ts')).betterOfTwo,
  'alans-pay-off': async () => (await import('./alans-pay-off.ts')).alansPayOff,
  'visigoths-pay-off': async () => (await import('./visigoths-pay-off.ts')).visigothsPayOff,
} as const satisfies { readonly [Id in SceneId]: () => Promise<HispaniaScene & { readonly id: Id }> };

/** The scenes by name, with their literal steps, tasks and wrong answers: what the words must match. */
export type Scenes = { readonly [Id in SceneId]: Awaited<ReturnType<(typeof LOAD)[Id]>> };

/** Fetches the scene of a name. Rejects an id that is no scene's. */
export async function loadScene(id: string): Promise<HispaniaScene> {
  if (!Object.hasOwn(LOAD, id)) throw new Error(`there is no scene ${id}`);
  return LOAD[id as SceneId]();
}
