import { type Rich, t } from '../../../../words/rich.ts';
import type { NationId } from '../../engine/data/ids.ts';
import { n, p } from '../marks.ts';
import { place } from './units.ts';

/** What to try in a nation's great moment, where its game begins (`data/moments/turns.ts`). */
export const sheetMoments: Readonly<Record<NationId, Rich>> = {
  carthage: t`Hasdrubal lands. Send units out to Italy by ${p('narbonne')}, which scores on this turn only, and still hold the south when ${n('rome')} comes.`,
  galicians: t`The ${n('suebi')} have settled next door and want what you want. Hold ${p('galicia')} to the scoring at the end of this turn.`,
  cantabrians: t`The legions stand at the foot of your mountains. Strike where ${n('rome')} stands thin, and be back in ${p('cantabria')} before it answers.`,
  lusitanians: t`Viriathus rises. Take back what ${n('rome')} has taken, and keep him alive and free to the end of the turn.`,
  basques: t`${n('rome')} gathers for its invasion, and each of its elites scores for you. Strike first where it stands thin, and keep ${place('basque-country')}.`,
  celts: t`Legions all round, and each of them scores for you. See how many you can destroy without losing ${p('algarve')}.`,
  iberians: t`This turn ends with your only scoring. Drive ${n('carthage')} out where you can: what is left of you becomes ${n('rome')}.`,
  rome: t`The invasion: you move and fight twice. Take the south, set forts, and leave no gap by which somebody breaks a zone.`,
  'hispano-romans': t`Three peoples stand in your provinces. Keep ${p('toledo')} and the cities of the south, and look whether Geiseric can be caught.`,
  vandals: t`Geiseric leads fifteen infantry over the Pyrenees, and you move twice. Break through to ${p('cadiz')} and ${p('gibraltar')}: from there the way leads to Africa.`,
  alans: t`Ataces may lead a stack without limit. Cross the land, destroy forts on the way, and settle where no one can throw you out.`,
  suebi: t`Hermeric’s people come by ${p('gascony')}. Win ${p('galicia')} and ${p('porto')}, and keep enough to hold them against the ${n('visigoths')}.`,
  visigoths: t`Euric and Alaric, and you move twice. Go for the whole of Hispania: next turn it scores only if nearly everything is yours.`,
  byzantium: t`Sixteen infantry land at once and little follows. Take a coast that you can hold against the ${n('visigoths')} to the end.`,
  umayyads: t`Tarik and Musa, invasion and zeal. Bring down the ${n('visigoths')}, and look how far north your cavalry can go.`,
  franks: t`Roland rides with two knights for one turn. Win a march beyond the Pyrenees, and bring him home alive.`,
  aragon: t`Ramiro moves and fights twice with crusaders who leave at the end of the turn. Found a kingdom that outlives them.`,
  badajoz: t`The caliphate is broken and the turn ends with a scoring. With Mutawakkil, take what your neighbours have not filled yet.`,
  zaragoza: t`Al-Muktadir leads you while everybody is new and weak. Take the Ebro before the Christians come down to it.`,
  navarre: t`Sancho is here for one turn, with a knight. Grow while nobody in the north is strong enough to stop you.`,
  leon: t`The south lies open. Cross the Duero, and mind that ${n('castile')} wants the same.`,
  castile: t`Alfonso comes. ${p('toledo')} is the prize: win it now, and have castles and knights ready when the ${n('almoravids')} land next turn.`,
  seville: t`Al-Mutamid leads you to the cities whose castles score. Take them before ${n('el-cid')} is for hire.`,
  valencia: t`${n('el-cid')} is for hire, and wants your city for himself. Hold ${p('valencia')}.`,
  granada: t`The caliphate is broken, and the turn ends with a scoring. Keep ${p('granada')}, and reach for the coast before others do.`,
  'el-cid': t`The first lord of this turn offers you a mission. Take what pays, spare your knights, and end before ${p('valencia')}.`,
  almoravids: t`Yusuf lands with eighteen elites: invasion and zeal. Break the Christian castles, rebuild them as yours, and hold the line.`,
  crusade: t`You have this one turn. One province’s army moves and fights twice: spend it on Muslim castles.`,
  almohads: t`Abu Yusuf and a last invasion. On the next turn ruins score: leave some behind you, and stand on them.`,
};
