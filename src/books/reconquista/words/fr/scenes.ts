import type { SceneWords } from '../../../../words/scene-words.ts';
import type { SceneId } from '../../scenes/ids.ts';
import {
  bandsAtTarragona,
  battleAtTarragona,
  beatenIntoTarragona,
  muslimsComeOut,
  muslimsTakeRefuge,
  retreatFromCordoba,
} from './scenes/battle.ts';
import { corruptionTwice, elCidFiresFirst, mercenariesNotHired, sixInTheRebellion } from './scenes/events.ts';
import { bandsCostAPoint, twoOfThreeCities } from './scenes/income.ts';
import { aGuardForLeon, oneGarrisonBarsTheRoads, threeCitiesBesieged, twoCitiesFight } from './scenes/movement.ts';
import {
  aFourIsPortugal,
  anArmyLeftBehind,
  granadaToAlgeciras,
  reliefOfCordoba,
  theReactionStays,
  theSearchByRoad,
  threeArmiesStay,
} from './scenes/reaction.ts';
import { aFortDoubles, anEvenResult, halfIsNoMajority, theLastTurn } from './scenes/sieges.ts';

/** Les mots de chaque exemple. */
export const SCENE_WORDS: { readonly [id in SceneId]: SceneWords } = {
  'six-in-the-rebellion': sixInTheRebellion,
  'corruption-twice': corruptionTwice,
  'mercenaries-not-hired': mercenariesNotHired,
  'el-cid-fires-first': elCidFiresFirst,
  'two-of-three-cities': twoOfThreeCities,
  'bands-cost-a-point': bandsCostAPoint,
  'one-garrison-bars-the-roads': oneGarrisonBarsTheRoads,
  'a-guard-for-leon': aGuardForLeon,
  'three-cities-besieged': threeCitiesBesieged,
  'two-cities-fight': twoCitiesFight,
  'battle-at-tarragona': battleAtTarragona,
  'retreat-from-cordoba': retreatFromCordoba,
  'muslims-take-refuge': muslimsTakeRefuge,
  'beaten-into-tarragona': beatenIntoTarragona,
  'bands-at-tarragona': bandsAtTarragona,
  'muslims-come-out': muslimsComeOut,
  'a-four-is-portugal': aFourIsPortugal,
  'the-reaction-stays': theReactionStays,
  'granada-to-algeciras': granadaToAlgeciras,
  'the-search-by-road': theSearchByRoad,
  'an-army-left-behind': anArmyLeftBehind,
  'relief-of-cordoba': reliefOfCordoba,
  'three-armies-stay': threeArmiesStay,
  'a-fort-doubles': aFortDoubles,
  'an-even-result': anEvenResult,
  'half-is-no-majority': halfIsNoMajority,
  'the-last-turn': theLastTurn,
};
