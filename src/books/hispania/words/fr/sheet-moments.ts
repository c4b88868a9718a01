import { type Rich, t } from '../../../../words/rich.ts';
import type { NationId } from '../../engine/data/ids.ts';
import { n, p } from '../marks.ts';

/** Ce qu’il faut tenter dans le grand moment d’une nation, là où sa partie commence. */
export const sheetMoments: Readonly<Record<NationId, Rich>> = {
  carthage: t`Hasdrubal débarque. Envoyez des unités en Italie par ${p('narbonne')}, qui ne rapporte qu’à ce tour, et contrôlez encore le sud quand ${n('rome')} arrivera.`,
  galicians: t`Le ${n('suebi')} s’est installé dans les provinces adjacentes et veut les vôtres. Gardez la ${p('galicia')} jusqu’au comptage, à la fin de ce tour.`,
  cantabrians: t`Les légions sont au pied de vos montagnes. Attaquez ${n('rome')} là où elle est faible, et soyez de retour en ${p('cantabria')} avant sa riposte.`,
  lusitanians: t`Viriathus se révolte. Reprenez ce que ${n('rome')} a pris. Jusqu’à la fin du tour, gardez-le en vie et ne vous soumettez pas.`,
  basques: t`${n('rome')} prépare son Invasion, et chacune de ses Élites vous rapporte des PV. Attaquez d’abord là où elle est faible, et gardez le ${p('basque-country')}.`,
  celts: t`Des Élites de ${n('rome')} vous entourent, et chacune vous rapporte des PV. Voyez combien vous pouvez en détruire sans perdre l’${p('algarve')}.`,
  iberians: t`Ce tour s’achève sur votre seul comptage. Chassez ${n('carthage')} partout où vous le pouvez\u00a0: vos unités survivantes seront à ${n('rome')}.`,
  rome: t`C’est votre Invasion\u00a0: vous vous déplacez et combattez deux fois. Prenez le sud, placez des Forts, et ne laissez à l’ennemi aucune brèche par où il pourrait entamer une zone.`,
  'hispano-romans': t`Trois envahisseurs sont dans vos provinces. Gardez ${p('toledo')} et les villes du sud, et tentez de tuer Geiserich.`,
  vandals: t`Geiserich mène 15\u00a0Infanteries par-delà les Pyrénées, et vous vous déplacez deux fois. Percez jusqu’à ${p('cadiz')} et ${p('gibraltar')}, d’où l’on passe en Afrique.`,
  alans: t`Une pile menée par Ataces n’a pas de limite d’empilement. Traversez la péninsule, détruisez des Forts en chemin, et installez-vous là où aucun ennemi ne peut vous chasser.`,
  suebi: t`Hermerich et ses unités arrivent en ${p('gascony')}. Prenez la ${p('galicia')} et ${p('porto')}, et gardez assez d’unités pour y résister au ${n('visigoths')}.`,
  visigoths: t`Eurich et Alarich vous mènent, et vous vous déplacez deux fois. Visez toute l’Hispanie\u00a0: au tour suivant, elle ne vous rapporte que si vous contrôlez presque toutes les provinces.`,
  byzantium: t`Seize Infanteries débarquent d’un coup, et peu d’unités suivront. Prenez une côte que vous puissiez défendre jusqu’à la fin contre le ${n('visigoths')}.`,
  umayyads: t`Tarik et Musa mènent une Invasion avec le Zèle religieux. Abattez le ${n('visigoths')}, et voyez jusqu’où votre Cavalerie peut monter au nord.`,
  franks: t`Roland et 2\u00a0Chevaliers ne sont là que pour un tour. Prenez des terres au-delà des Pyrénées, et ramenez Roland vivant.`,
  aragon: t`Ramirez se déplace et combat deux fois, avec des Chevaliers croisés qui partent à la fin du tour. Fondez un royaume qui leur survive.`,
  badajoz: t`Le califat a éclaté, et le tour s’achève sur un comptage. Avec Mutawakkil, prenez des provinces adjacentes qu’aucune autre nation n’a encore remplies.`,
  zaragoza: t`Al Muktadir vous mène quand tous les émirats sont jeunes et faibles. Prenez la vallée de l’Èbre avant que les chrétiens n’y descendent.`,
  navarre: t`Sancho n’est là que pour un tour, avec 1\u00a0Chevalier. Étendez-vous tant qu’aucune nation du nord n’est assez forte pour vous arrêter.`,
  leon: t`La route du sud est ouverte. Passez le Douro, et n’oubliez pas que la ${n('castile')} veut les mêmes terres.`,
  castile: t`Alphonse\u00a0VI arrive. ${p('toledo')} est l’enjeu\u00a0: prenez la ville dès maintenant, et ayez des Châteaux-forts et des Chevaliers prêts quand l’${n('almoravids')} arrivera, au tour suivant.`,
  seville: t`Al Mutamid vous mène vers les villes dont les Châteaux-forts rapportent des PV. Prenez-les avant qu’${n('el-cid')} puisse être recruté.`,
  valencia: t`${n('el-cid')} peut être recruté, et veut votre ville pour son propre compte. Gardez ${p('valencia')}.`,
  granada: t`Le califat a éclaté, et le tour s’achève sur un comptage. Gardez ${p('granada')}, et atteignez la côte avant les autres.`,
  'el-cid': t`Le premier Recruteur de ce tour vous propose une mission. Acceptez celles qui paient, ménagez vos Chevaliers, et finissez le tour à ${p('valencia')}.`,
  almoravids: t`Yusuf débarque avec 18\u00a0Élites pour une Invasion avec le Zèle religieux. Détruisez les Châteaux-forts chrétiens, reconstruisez-les pour vous, et tenez la ligne.`,
  crusade: t`Vous n’avez que ce tour. Les unités d’une province se déplacent et combattent deux fois\u00a0: lancez-les contre des Châteaux-forts musulmans.`,
  almohads: t`Abu Yusuf mène une dernière Invasion. Les Ruines rapportent des PV au tour suivant\u00a0: laissez-en dans vos provinces, et gardez ces provinces.`,
};
