import { type Rich, t } from '../../../../words/rich.ts';
import type { NationId } from '../../engine/data/ids.ts';
import { n, p } from '../marks.ts';
import { place } from './units.ts';

/** What to try in a nation's great moment, where its game begins (`data/moments/turns.ts`). */
export const sheetMoments: Readonly<Record<NationId, Rich>> = {
  carthage: t`Hasdrubal lands. Send units to Italy through ${p('narbonne')}, which scores only on this turn, and still hold the south when ${n('rome')} arrives.`,
  galicians: t`The ${n('suebi')} have settled in the adjacent provinces and want yours. Hold ${p('galicia')} until the scoring at the end of this turn.`,
  cantabrians: t`The legions are at the foot of your mountains. Attack where ${n('rome')} is weak, and be back in ${p('cantabria')} before it answers.`,
  lusitanians: t`Viriathus revolts. Take back what ${n('rome')} has taken, and keep him alive and your nation free until the end of the turn.`,
  basques: t`${n('rome')} prepares its invasion, and each of its elites scores for you. Attack first where it is weak, and keep ${place('basque-country')}.`,
  celts: t`Roman elites surround you, and each of them scores for you. See how many you can destroy without losing the ${p('algarve')}.`,
  iberians: t`This turn ends with your only scoring. Drive ${n('carthage')} out where you can: your surviving units will belong to ${n('rome')}.`,
  rome: t`It is your invasion: you move and fight twice. Take the south, place forts, and leave no gap through which an enemy can break up a zone.`,
  'hispano-romans': t`Three invaders are in your provinces. Keep ${p('toledo')} and the cities of the south, and try to kill Geiseric.`,
  vandals: t`Geiseric leads 15 infantry across the Pyrenees, and you move twice. Break through to ${p('cadiz')} and ${p('gibraltar')}, which lead to Africa.`,
  alans: t`Ataces may lead a stack without a limit. Cross the peninsula, destroy forts on the way, and settle where no enemy can drive you out.`,
  suebi: t`Hermeric and his units arrive at ${p('gascony')}. Win ${p('galicia')} and ${p('porto')}, and keep enough units to hold them against the ${n('visigoths')}.`,
  visigoths: t`Euric and Alaric lead you, and you move twice. Aim for all of Hispania: on the next turn you score for it only if you control nearly every province.`,
  byzantium: t`Sixteen infantry land at once, and few units follow. Take a coast that you can hold against the ${n('visigoths')} to the end.`,
  umayyads: t`Tarik and Musa lead an invasion with religious zeal. Bring down the ${n('visigoths')}, and see how far north your cavalry can advance.`,
  franks: t`Roland and 2 knights are here for one turn. Win land beyond the Pyrenees, and bring him home alive.`,
  aragon: t`Ramiro moves and fights twice with crusaders that leave at the end of the turn. Found a kingdom that outlasts them.`,
  badajoz: t`The caliphate has broken up, and the turn ends with a scoring. With Mutawakkil, take adjacent provinces that no other nation has filled yet.`,
  zaragoza: t`Al-Muktadir leads you while all the emirates are new and weak. Take the Ebro before the Christians come down to it.`,
  navarre: t`Sancho is here for one turn, with 1 knight. Expand while no nation in the north is strong enough to stop you.`,
  leon: t`The south is open. Cross the Duero, and remember that ${n('castile')} wants the same land.`,
  castile: t`Alfonso arrives. ${p('toledo')} is the prize: win it now, and have castles and knights ready when the ${n('almoravids')} land on the next turn.`,
  seville: t`Al-Mutamid leads you to the cities whose castles score. Take them before ${n('el-cid')} is for hire.`,
  valencia: t`${n('el-cid')} is for hire, and wants your city for itself. Hold ${p('valencia')}.`,
  granada: t`The caliphate has broken up, and the turn ends with a scoring. Keep ${p('granada')}, and reach for the coast before other nations do.`,
  'el-cid': t`The first hirer of this turn offers you a mission. Take missions that pay, spare your knights, and finish the turn in ${p('valencia')}.`,
  almoravids: t`Yusuf lands with 18 elites for an invasion with religious zeal. Destroy the Christian castles, rebuild them as yours, and hold the line.`,
  crusade: t`You have only this turn. The units in one province move and fight twice: use them against Muslim castles.`,
  almohads: t`Abu Yusuf leads a last invasion. Ruins score on the next turn: leave some in your provinces, and hold those provinces.`,
};
