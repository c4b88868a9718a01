import type { READINGS as English } from '../en/readings.ts';

/** Les lectures des arbitrages, en quelques mots. */
export const READINGS: typeof English = {
  'berber-hits': {
    asks: 'Dés qui touchent un Berbère',
    a: 'un dé qui montre 9 ou 10',
    b: 'un dé qui atteint 9 avec ses bonus',
  },
  'cid-leader-leaves': {
    asks: 'Tour où le Chef El Cid part',
    a: 'à la séquence de sa nation du tour\u00a018',
    b: 'à la séquence de sa nation du tour\u00a019',
  },
  ataces: {
    asks: 'Tour où Ataces part',
    a: 'à la séquence de l’Alain du tour\u00a07',
    b: 'à la séquence du Vandale du tour\u00a07',
  },
  'minor-invasion-stacking': {
    asks: 'Contrôle d’empilement omis en Invasion mineure',
    a: 'celui qui suit le 1er\u00a0combat',
    b: 'celui qui suit le 1er\u00a0mouvement',
  },
  'vandals-retreat-africa': {
    asks: 'Retraite du Vandale en Afrique',
    a: 'permise à partir du tour\u00a07',
    b: 'jamais permise',
  },
  'strait-retreat': { asks: 'Retraite par un détroit', a: 'permise', b: 'interdite' },
  'knight-vs-cavalry-mountain': {
    asks: 'Chevalier contre une Cavalerie qui attaque en montagne',
    a: 'touche sur 7\u00a0ou plus',
    b: 'touche sur 5\u00a0ou plus',
  },
  'almohad-castles': {
    asks: 'Châteaux-forts de l’Almohade',
    a: 'aucun',
    b: 'il peut en reconstruire',
  },
  'badajoz-when': { asks: 'Fondation de Badajoz', a: 'à la fin du tour', b: 'aussitôt' },
  'toledo-falls': {
    asks: 'Nations qui peuvent faire tomber Tolède',
    a: 'l’Omeyyad seul',
    b: 'd’autres nations aussi',
  },
  'forts-stacking': { asks: 'Forts et empilement', a: 'un Fort compte', b: 'un Fort ne compte pas' },
  'must-leave': {
    asks: 'Délai des unités qui doivent partir',
    a: 'jusqu’à la fin du 1er\u00a0mouvement',
    b: 'jusqu’à la fin du 2e\u00a0mouvement',
  },
  'surrender-turn-14': {
    asks: 'Châteaux-forts qui se rendent au tour\u00a014',
    a: 'aucun',
    b: 'comme aux tours\u00a011 à\u00a013',
  },
  'subject-income-lost': {
    asks: 'Revenu d’une nation soumise à Rome ou à Carthage',
    a: 'la moitié du revenu',
    b: 'tout le revenu',
  },
  'navarre-dead': {
    asks: 'Arrivée de Sancho si la Navarre ne contrôle aucune province',
    a: 'en Gascogne',
    b: 'à Pamplune',
  },
  'vandal-retreat-points': { asks: 'PV d’une retraite en Afrique', a: 'aucun', b: '1\u00a0PV par unité' },
  'barcelona-castle': {
    asks: 'Arrivée du Château-fort de Barcelone',
    a: 'au début du tour\u00a013',
    b: 'au début de la séquence du Franc',
  },
  'free-castle-empty': {
    asks: 'Château-fort gratuit si Tolède est vide',
    a: 'il est placé',
    b: 'il est perdu',
  },
  'byzantium-cid': {
    asks: 'Byzance et El Cid',
    a: 'ne le recrute jamais',
    b: 'peut le recruter dans une partie sans enchères',
  },
  'cid-valencia-points': {
    asks: 'PV d’El Cid pour Valence',
    a: 'après sa première séquence qui finit avec le contrôle de Valence',
    b: 'au comptage du tour\u00a019',
  },
  'crusade-coast': { asks: 'Débarquement de la Croisade', a: 'sur toute côte', b: 'sur toute côte sauf\u00a03' },
  'almohad-kills': {
    asks: 'PV d’une unité de l’Almohade',
    a: 'en plus de ceux de la nation',
    b: 'la plus haute des deux valeurs',
  },
  'minimum-where': {
    asks: 'Compte des unités dues à Séville',
    a: 'après la fondation des 3\u00a0autres émirats',
    b: 'avant la fondation des 3\u00a0autres émirats',
  },
  'retreat-surplus': {
    asks: 'Unité en surplus après une retraite de l’Attaquant',
    a: 'elle peut rester',
    b: 'elle est retirée au contrôle',
  },
  'auction-pass': {
    asks: 'Joueur qui a passé',
    a: 'il peut miser de nouveau plus tard',
    b: 'il quitte ces enchères',
  },
  'barbarian-infantry': {
    asks: 'Infanteries avant le tour\u00a011',
    a: 'ne rapportent aucun PV',
    b: 'rapportent autant que celles d’une autre religion',
  },
};
