import type { NationId } from '../ids.ts';

/** The start of a nation's great moment: before its own turn, or at its first question in a mission (El Cid). */
export interface Beginning {
  /** D, or E for nations that do not play in D. */
  readonly scenario: 'D' | 'E';
  readonly turn: number;
  readonly at: 'own-turn' | 'mission';
}

const on = (turn: number): Beginning => ({ scenario: 'D', turn, at: 'own-turn' });

/**
 * The most characteristic turn of each nation: an invasion, a great leader, a close enemy, its last chance to score.
 */
export const MOMENT_TURNS: Readonly<Record<NationId, Beginning>> = {
  // Hasdrubal lands, and units may leave for Italy by Narbonne, on this turn only.
  carthage: on(2),
  // The Suebi have come to live next door, and want the same provinces.
  galicians: on(7),
  // The legions of the invasion stand at the foot of their mountains, and each of them scores.
  cantabrians: on(5),
  // Viriathus rises; alive and free he scores at the end of the turn.
  lusitanians: on(5),
  // Rome is about to invade, and comes to the Pyrenees: each of its elites scores.
  basques: on(4),
  // Legions all round, each of which scores.
  celts: on(5),
  // Their only scoring, with Carthage in the land; then what is left of them turns Roman.
  iberians: on(3),
  // Its invasion, with the forts.
  rome: on(4),
  // Their first income, with Vandals, Alans and Suebi in their provinces, and Geiseric on the map.
  'hispano-romans': on(7),
  // The peoples from beyond the Rhine come, each with an invasion and a leader.
  vandals: on(6),
  alans: on(6),
  suebi: on(6),
  // Their invasion, with Euric and Alaric.
  visigoths: on(8),
  // They land all their reinforcements at once.
  byzantium: on(9),
  // Invasion, zeal, Tarik and Musa.
  umayyads: on(11),
  // Roland and the knights cross the Pyrenees.
  franks: on(12),
  // Ramiro, crusaders and ardour; the nation is new.
  aragon: on(16),
  // Mutawakkil's turn, and the first scoring of the broken caliphate.
  badajoz: on(15),
  // Al-Muktadir, and the first scoring.
  zaragoza: on(15),
  // Sancho the Great.
  navarre: on(15),
  // The caliphate has just broken: the south lies open.
  leon: on(15),
  // Alfonso VI, for whom Toledo waits.
  castile: on(17),
  // Al-Mutamid, and the cities whose castles score.
  seville: on(16),
  // The year in which El Cid is for hire, and comes for Valencia himself.
  valencia: on(17),
  // New among other new emirates, and the turn ends with a scoring. Few see the last one.
  granada: on(15),
  // He is for hire on this turn only.
  'el-cid': { scenario: 'D', turn: 17, at: 'mission' },
  // Invasion, zeal, Yusuf.
  almoravids: on(18),
  // Their only turn.
  crusade: { scenario: 'E', turn: 20, at: 'own-turn' },
  // Invasion, Abu Yusuf.
  almohads: { scenario: 'E', turn: 20, at: 'own-turn' },
};
