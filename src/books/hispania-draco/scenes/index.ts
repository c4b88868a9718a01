import { aFreeMove } from './a-free-move.ts';
import { aGapInGallaecia } from './a-gap-in-gallaecia.ts';
import { aRevoltInUlterior } from './a-revolt-in-ulterior.ts';
import { aRoadToSalduba } from './a-road-to-salduba.ts';
import { aShowOfPower } from './a-show-of-power.ts';
import { anArmyAtOiasso } from './an-army-at-oiasso.ts';
import { anAttackFromTheSea } from './an-attack-from-the-sea.ts';
import { certainAtBracara } from './certain-at-bracara.ts';
import { defeatAtConimbriga } from './defeat-at-conimbriga.ts';
import { deobrigaIsFull } from './deobriga-is-full.ts';
import { flaviobrigaRises } from './flaviobriga-rises.ts';
import { fourTimesAtToletum } from './four-times-at-toletum.ts';
import { gadesToOlisipo } from './gades-to-olisipo.ts';
import { hispanoRaisesIlerda } from './hispano-raises-ilerda.ts';
import type { SceneId } from './ids.ts';
import { lanciaLooksBeyond } from './lancia-looks-beyond.ts';
import { noPayForTraitors } from './no-pay-for-traitors.ts';
import { noRevoltLeft } from './no-revolt-left.ts';
import { oneMoreInSieges } from './one-more-in-sieges.ts';
import { oscaIsShut } from './osca-is-shut.ts';
import { overTheDurius } from './over-the-durius.ts';
import { pastTheConsul } from './past-the-consul.ts';
import { piratesInMareAtlanticum } from './pirates-in-mare-atlanticum.ts';
import { saldubaToGerunda } from './salduba-to-gerunda.ts';
import type { DracoScene } from './scene.ts';
import { setUpAt64342 } from './set-up-at-6-4-3-4-2.ts';
import { theConsulAtToletum } from './the-consul-at-toletum.ts';
import { theConsulCommands } from './the-consul-commands.ts';
import { theLastYear } from './the-last-year.ts';
import { theLegionChangesHands } from './the-legion-changes-hands.ts';
import { thePraetorAtCapara } from './the-praetor-at-capara.ts';
import { thePraetorAtToletum } from './the-praetor-at-toletum.ts';
import { theProconsulLands } from './the-proconsul-lands.ts';
import { theReturnOfAPraetor } from './the-return-of-a-praetor.ts';
import { theRoundEnds } from './the-round-ends.ts';
import { threeArmiesMove } from './three-armies-move.ts';
import { twiceAsStrong } from './twice-as-strong.ts';
import { twoGroupsOfGarrisons } from './two-groups-of-garrisons.ts';
import { twoShieldsEquallyNear } from './two-shields-equally-near.ts';

/** The scenes by name, with their literal lines, which the words must match. */
export interface Scenes {
  readonly 'set-up-at-6-4-3-4-2': typeof setUpAt64342;
  readonly 'a-revolt-in-ulterior': typeof aRevoltInUlterior;
  readonly 'the-return-of-a-praetor': typeof theReturnOfAPraetor;
  readonly 'gades-to-olisipo': typeof gadesToOlisipo;
  readonly 'past-the-consul': typeof pastTheConsul;
  readonly 'salduba-to-gerunda': typeof saldubaToGerunda;
  readonly 'osca-is-shut': typeof oscaIsShut;
  readonly 'the-praetor-at-toletum': typeof thePraetorAtToletum;
  readonly 'the-consul-at-toletum': typeof theConsulAtToletum;
  readonly 'two-groups-of-garrisons': typeof twoGroupsOfGarrisons;
  readonly 'four-times-at-toletum': typeof fourTimesAtToletum;
  readonly 'certain-at-bracara': typeof certainAtBracara;
  readonly 'an-attack-from-the-sea': typeof anAttackFromTheSea;
  readonly 'defeat-at-conimbriga': typeof defeatAtConimbriga;
  readonly 'flaviobriga-rises': typeof flaviobrigaRises;
  readonly 'deobriga-is-full': typeof deobrigaIsFull;
  readonly 'an-army-at-oiasso': typeof anArmyAtOiasso;
  readonly 'three-armies-move': typeof threeArmiesMove;
  readonly 'the-praetor-at-capara': typeof thePraetorAtCapara;
  readonly 'two-shields-equally-near': typeof twoShieldsEquallyNear;
  readonly 'lancia-looks-beyond': typeof lanciaLooksBeyond;
  readonly 'a-gap-in-gallaecia': typeof aGapInGallaecia;
  readonly 'no-revolt-left': typeof noRevoltLeft;
  readonly 'the-round-ends': typeof theRoundEnds;
  readonly 'the-last-year': typeof theLastYear;
  readonly 'a-road-to-salduba': typeof aRoadToSalduba;
  readonly 'a-free-move': typeof aFreeMove;
  readonly 'one-more-in-sieges': typeof oneMoreInSieges;
  readonly 'the-consul-commands': typeof theConsulCommands;
  readonly 'the-proconsul-lands': typeof theProconsulLands;
  readonly 'the-legion-changes-hands': typeof theLegionChangesHands;
  readonly 'pirates-in-mare-atlanticum': typeof piratesInMareAtlanticum;
  readonly 'twice-as-strong': typeof twiceAsStrong;
  readonly 'no-pay-for-traitors': typeof noPayForTraitors;
  readonly 'hispano-raises-ilerda': typeof hispanoRaisesIlerda;
  readonly 'a-show-of-power': typeof aShowOfPower;
  readonly 'over-the-durius': typeof overTheDurius;
}

/** The scenes, in the order of the rules that they show. */
export const SCENES: readonly (DracoScene & { readonly id: SceneId })[] = [
  setUpAt64342,
  aRevoltInUlterior,
  theReturnOfAPraetor,
  gadesToOlisipo,
  pastTheConsul,
  saldubaToGerunda,
  oscaIsShut,
  thePraetorAtToletum,
  theConsulAtToletum,
  twoGroupsOfGarrisons,
  fourTimesAtToletum,
  certainAtBracara,
  anAttackFromTheSea,
  defeatAtConimbriga,
  flaviobrigaRises,
  deobrigaIsFull,
  anArmyAtOiasso,
  threeArmiesMove,
  thePraetorAtCapara,
  twoShieldsEquallyNear,
  lanciaLooksBeyond,
  aGapInGallaecia,
  noRevoltLeft,
  theRoundEnds,
  theLastYear,
  aRoadToSalduba,
  aFreeMove,
  oneMoreInSieges,
  theConsulCommands,
  theProconsulLands,
  theLegionChangesHands,
  piratesInMareAtlanticum,
  twiceAsStrong,
  noPayForTraitors,
  hispanoRaisesIlerda,
  aShowOfPower,
  overTheDurius,
];

/** The scene of a name, or undefined if there is none. */
export const sceneById = (id: string): DracoScene | undefined => SCENES.find((scene) => scene.id === id);
