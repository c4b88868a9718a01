import { aFortDoubles } from './a-fort-doubles.ts';
import { aFourIsPortugal } from './a-four-is-portugal.ts';
import { aGuardForLeon } from './a-guard-for-leon.ts';
import { anArmyLeftBehind } from './an-army-left-behind.ts';
import { anEvenResult } from './an-even-result.ts';
import { bandsAtTarragona } from './bands-at-tarragona.ts';
import { bandsCostAPoint } from './bands-cost-a-point.ts';
import { battleAtTarragona } from './battle-at-tarragona.ts';
import { beatenIntoTarragona } from './beaten-into-tarragona.ts';
import { corruptionTwice } from './corruption-twice.ts';
import { elCidFiresFirst } from './el-cid-fires-first.ts';
import { granadaToAlgeciras } from './granada-to-algeciras.ts';
import { halfIsNoMajority } from './half-is-no-majority.ts';
import type { SceneId } from './ids.ts';
import { mercenariesNotHired } from './mercenaries-not-hired.ts';
import { muslimsComeOut } from './muslims-come-out.ts';
import { muslimsTakeRefuge } from './muslims-take-refuge.ts';
import { oneGarrisonBarsTheRoads } from './one-garrison-bars-the-roads.ts';
import { reliefOfCordoba } from './relief-of-cordoba.ts';
import { retreatFromCordoba } from './retreat-from-cordoba.ts';
import type { ReconquistaScene } from './scene.ts';
import { sixInTheRebellion } from './six-in-the-rebellion.ts';
import { theLastTurn } from './the-last-turn.ts';
import { theReactionStays } from './the-reaction-stays.ts';
import { theSearchByRoad } from './the-search-by-road.ts';
import { threeArmiesStay } from './three-armies-stay.ts';
import { threeCitiesBesieged } from './three-cities-besieged.ts';
import { twoCitiesFight } from './two-cities-fight.ts';
import { twoOfThreeCities } from './two-of-three-cities.ts';

/** The scenes by name, with their literal lines, which the words must match. */
export interface Scenes {
  readonly 'six-in-the-rebellion': typeof sixInTheRebellion;
  readonly 'corruption-twice': typeof corruptionTwice;
  readonly 'mercenaries-not-hired': typeof mercenariesNotHired;
  readonly 'el-cid-fires-first': typeof elCidFiresFirst;
  readonly 'two-of-three-cities': typeof twoOfThreeCities;
  readonly 'bands-cost-a-point': typeof bandsCostAPoint;
  readonly 'one-garrison-bars-the-roads': typeof oneGarrisonBarsTheRoads;
  readonly 'a-guard-for-leon': typeof aGuardForLeon;
  readonly 'three-cities-besieged': typeof threeCitiesBesieged;
  readonly 'two-cities-fight': typeof twoCitiesFight;
  readonly 'battle-at-tarragona': typeof battleAtTarragona;
  readonly 'retreat-from-cordoba': typeof retreatFromCordoba;
  readonly 'muslims-take-refuge': typeof muslimsTakeRefuge;
  readonly 'beaten-into-tarragona': typeof beatenIntoTarragona;
  readonly 'bands-at-tarragona': typeof bandsAtTarragona;
  readonly 'muslims-come-out': typeof muslimsComeOut;
  readonly 'a-four-is-portugal': typeof aFourIsPortugal;
  readonly 'the-reaction-stays': typeof theReactionStays;
  readonly 'granada-to-algeciras': typeof granadaToAlgeciras;
  readonly 'the-search-by-road': typeof theSearchByRoad;
  readonly 'an-army-left-behind': typeof anArmyLeftBehind;
  readonly 'relief-of-cordoba': typeof reliefOfCordoba;
  readonly 'three-armies-stay': typeof threeArmiesStay;
  readonly 'a-fort-doubles': typeof aFortDoubles;
  readonly 'an-even-result': typeof anEvenResult;
  readonly 'half-is-no-majority': typeof halfIsNoMajority;
  readonly 'the-last-turn': typeof theLastTurn;
}

/** The scenes, in the order of the rules that they show. */
export const SCENES: readonly (ReconquistaScene & { readonly id: SceneId })[] = [
  sixInTheRebellion,
  corruptionTwice,
  mercenariesNotHired,
  elCidFiresFirst,
  twoOfThreeCities,
  bandsCostAPoint,
  oneGarrisonBarsTheRoads,
  aGuardForLeon,
  threeCitiesBesieged,
  twoCitiesFight,
  battleAtTarragona,
  retreatFromCordoba,
  muslimsTakeRefuge,
  beatenIntoTarragona,
  bandsAtTarragona,
  muslimsComeOut,
  aFourIsPortugal,
  theReactionStays,
  granadaToAlgeciras,
  theSearchByRoad,
  anArmyLeftBehind,
  reliefOfCordoba,
  threeArmiesStay,
  aFortDoubles,
  anEvenResult,
  halfIsNoMajority,
  theLastTurn,
];

/** The scene of a name, or undefined if there is none. */
export const sceneById = (id: string): ReconquistaScene | undefined => SCENES.find((scene) => scene.id === id);
