import type { Wide } from '../../../../words/lang.ts';
import type { START_HISTORY as HISTORY_EN, STARTS_PAGE as PAGE_EN } from '../en/starts.ts';

/** L’histoire de chaque début, à partir du tour 1. */
export const START_HISTORY: typeof HISTORY_EN = [
  'La conquête musulmane a échoué en France. Dans les montagnes du Nord, quelques nobles chrétiens sont entrés en rébellion.',
  'Les Chrétiens ont résisté aux premiers assauts, peu vigoureux\u00a0: la Galice se révoltait, et l’empire omeyyade passait à d’autres maîtres. Cordoue forme désormais un émirat à part.',
  'Séville se soulève contre l’émir derrière Saïd al-Matari, et les Francs de Charlemagne entrent en Aragon. Les Chrétiens saisissent l’occasion.',
  'Presque toutes les Asturies et presque tout l’Aragon sont aux mains des Chrétiens. L’Aragon, Marche espagnole des Francs, leur obéit de moins en moins.',
  'Les Vikings pillent la côte occidentale. Les pèlerins de Saint-Jacques donnent à la guerre une cause religieuse\u00a0; les martyrs de Cordoue, exécutés pour avoir bravé les lois de l’émir sur la religion, lui en donnent une autre.',
  'La guerre a vidé les pays conquis, et les rois chrétiens y installent des colons. En 915, León devient la capitale d’un royaume du même nom.',
  'Les royaumes chrétiens combattent leurs propres rebelles, et la Galice suit souvent sa propre voie. Les Chrétiens entrent en Castille et au Portugal, mais Saragosse reste une base des contre-attaques musulmanes.',
  'Almanzor a mis Barcelone à sac, et emporté les portes et les cloches de Saint-Jacques à la mosquée de Cordoue. Des troupes venues d’Afrique du Nord servent sous lui.',
  'Après Almanzor, le califat se brise\u00a0: les Musulmans du pays font la guerre aux nouveaux venus d’Afrique. Les Berbères occupent Cordoue. Le premier âge des taifas commence.',
  'La Castille, jadis simple comté à la frontière du León, est devenue un royaume, et l’absorbera un jour. Les taifas, nombreuses, sont faibles\u00a0; les querelles des Chrétiens et les Almoravides d’Afrique vont les sauver. Ce sont les années du Cid historique.',
  'Tolède est tombée. Les taifas ont appelé au secours les Almoravides d’Afrique, et les Almoravides ont pris les taifas. El Cid est mort, et Saragosse est de nouveau musulmane.',
  'L’essentiel du Portugal est redevenu chrétien\u00a0: en 1147, les Croisés ont aidé à prendre Lisbonne, et l’ont ruinée. L’Aragon a gagné Saragosse. En Afrique, les Almohades évincent les Almoravides.',
  'Les Almohades gouvernent l’Espagne musulmane depuis Séville. Des mariages rapprochent le León et la Castille, et le Portugal est devenu un royaume.',
  'Les Musulmans ont perdu la grande bataille de Las Navas de Tolosa, ainsi que Cordoue. La Castille a absorbé le León.',
  'L’Aragon a pris Valence. Un soulèvement de la population musulmane a échoué, et une grande partie du Sud est dépeuplée.',
  'La Castille, le Portugal et l’Aragon affermissent leurs conquêtes, et la Navarre est un royaume autour de Pampelune. Grenade est menacée\u00a0; Algésiras tombe une première fois en 1309.',
  'Des armées musulmanes attaquent encore depuis le sud. Ce que l’on craint le plus, au milieu du siècle, c’est la Peste noire.',
  'Les Chrétiens se battent entre eux. La Castille s’apprête à envahir le Portugal, en vain\u00a0; une armée anglaise, sous Jean de Gand, soutient les Portugais.',
  'Il ne reste que Grenade. La Castille, l’Aragon et le Portugal ont chacun leurs troubles.',
  'Ferdinand et Isabelle unissent la Castille et l’Aragon. Ils prendront Grenade en 1492.',
];

/** Les mots de la page des débuts. */
export const STARTS_PAGE: Wide<typeof PAGE_EN> = {
  turn: (turn) => `Tour\u00a0${turn}`,
  year: (year, printed) => (printed ? `an\u00a0${year}` : `an\u00a0‹${year}›`),
  caption: (turn) => `Mise en place du tour\u00a0${turn}`,
  counter: 'Pion',
  where: 'Lieux',
  none: 'aucun',
  rows: {
    forts: 'Fort',
    christianCities: 'Cité chrétienne',
    muslimCities: 'Cité musulmane',
    rebels: 'Rebelles',
    christianGarrisons: 'Garnison chrétienne',
    christianArmies: 'Armée chrétienne',
    orders: 'Ordre militaire',
    muslimGarrisons: 'Garnison musulmane',
    muslimArmies: 'Armée musulmane',
  },
  times: (name, count) => (count === 1 ? name : `${name} (${count})`),
  history: 'Note historique',
  all: 'Tous les débuts',
  list: {
    turn: 'Tour',
    year: 'Année',
    christian: 'Unités chrétiennes',
    muslim: 'Unités musulmanes',
    rebel: 'Rebelles',
  },
  notes: {
    5: 'Le livret place aussi une Garnison musulmane à Porto, où elle ne peut pas rester\u00a0: voir l’arbitrage\u00a0S1.',
    20: 'Les Chrétiens commencent avec 23\u00a0points de victoire. Objectif\u00a0: 30.',
  },
};
