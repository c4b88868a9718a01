import { t } from '../../../../../words/rich.ts';
import type { BOARD as EN } from '../../en/glossary/board.ts';
import { n, p, r } from '../../marks.ts';
import type { TermWords } from './types.ts';

/** Les termes de la carte et de ce qui s’y trouve. */
export const BOARD: Readonly<Record<keyof typeof EN, TermWords>> = {
  province: {
    term: 'Province',
    text: t`Une des 40\u00a0divisions de l’Hispanie. Une nation contrôle une province si elle y a au moins 1\u00a0unité, de n’importe quel type. Les noms des provinces sont en italique.`,
    also: ['région', 'territoire', 'case'],
  },
  zone: {
    term: 'Zone',
    text: t`Le Nord, le Centre, le Sud ou l’Est\u00a0: une partie de la carte, entourée de traits et de points. Quelques nations marquent des PV pour des zones. Le Nord décide quelles unités du ${n('visigoths')} sont remplacées par celles de la ${n('castile')}.`,
    also: ['région', 'quart de la carte'],
    forms: ['zones', 'zone entière'],
  },
  plain: {
    term: 'Plaine',
    text: t`Une province sans montagne. Une nation peut y avoir 3\u00a0unités, sauf si la province porte un autre nombre cerclé. La Cavalerie y est la plus forte quand elle attaque.`,
    also: ['terrain plat', 'province de plaine'],
  },
  mountains: {
    term: 'Montagne',
    text: t`Une des 16\u00a0provinces montagneuses. La limite d’empilement y est de 2 (3 à ${p('granada')}). Une unité sans Chef s’y arrête quand elle y entre, et un Attaquant y touche moins facilement.`,
    also: ['province montagneuse', 'relief'],
  },
  river: {
    term: 'Fleuve',
    text: t`L’Èbre, le Douro et le Tage suivent des frontières. Les franchir ne coûte pas de mouvement. Au 1er\u00a0round d’une bataille, le Défenseur ajoute 2 contre les unités entrées dans la province par-delà un fleuve.`,
    also: ['Èbre', 'Douro', 'Tage', 'rivière', 'cours d’eau'],
    forms: ['fleuve', 'fleuves'],
  },
  'four-corners': {
    term: 'Point de jonction',
    text: t`Un point où 4\u00a0provinces se touchent. Les unités ne peuvent pas y passer en diagonale.`,
    also: ['coin', 'quatre coins', 'diagonale'],
    forms: ['point de jonction', 'points de jonction'],
  },
  anchor: {
    term: 'Ancre',
    text: t`Marque une côte où les unités en mer peuvent débarquer. Si l’ancre est barrée, seule la ${n('crusade')} le peut.`,
    also: ['port', 'débarquement', 'ancre barrée'],
    forms: ['ancre non barrée', 'ancre'],
  },
  strait: {
    term: 'Détroit',
    text: t`Un des 5\u00a0passages marqués d’une flèche sur l’eau. Le franchir prend tout le mouvement d’une unité. Il se passe dans les deux sens, sans suprématie navale. Seul le ${n('vandals')} peut aller ainsi en ${p('africa')}.`,
    also: ['flèche', 'traversée', 'bras de mer'],
    forms: ['détroit', 'détroits'],
  },
  sea: {
    term: 'Mer',
    text: t`Toute l’eau de la carte, en une seule zone. Les unités en débarquent là où l’ancre n’est pas barrée. Sans suprématie navale, elles ne peuvent ni y rester ni y retourner.`,
    also: ['flotte', 'navires', 'bateaux', 'zone de mer'],
    forms: ['en mer', 'par mer'],
  },
  'off-map': {
    term: 'Province non hispanique',
    text: t`La ${p('gascony')}, ${p('narbonne')} ou l’${p('africa')}, par où entrent beaucoup de nations. Les unités qui y arrivent doivent en partir au mouvement du même tour. Peu de nations peuvent y retourner.`,
    also: ['hors d’Hispanie', 'hors carte', 'province extérieure'],
    forms: ['province non hispanique', 'provinces non hispaniques'],
  },
  capital: {
    term: 'Capitale',
    text: t`Une province dont la limite d’empilement augmente de 1 pour sa nation. Une nation peut la déclarer à tout moment, même à la séquence d’une autre, et en changer aussi souvent qu’elle le veut.`,
    also: ['déclarer une capitale'],
    forms: ['capitale', 'capitales'],
  },
  unit: {
    term: 'Unité',
    text: t`Tout ce qui combat ou contrôle une province\u00a0: Infanterie, Élite, Cavalerie, Chevalier, Berbère, Château-fort, Fort romain. Les Chefs et les Ruines n’en sont pas.`,
    also: ['troupe', 'armée', 'pièce'],
  },
  counter: {
    term: 'Pion',
    text: t`Le carton qui représente une unité. Sur ce site, les unités semblables d’une nation dans une province forment un seul pion, avec un nombre.`,
    also: ['marqueur', 'pièce'],
    forms: ['pion', 'pions'],
  },
  'counter-limit': {
    term: 'Limite d’unités',
    text: t`Le nombre de pions de chaque type que possède une nation. Elle ne peut acheter une unité que s’il lui reste un pion libre. Celui d’une unité détruite peut resservir.`,
    also: ['nombre de pions', 'pions disponibles'],
    forms: ['limite d’unités'],
  },
  infantry: {
    term: 'Infanterie',
    text: t`L’unité la plus courante\u00a0: 2\u00a0provinces de mouvement, 1\u00a0dé, 1\u00a0point de vie, 4\u00a0Or. Elle touche l’Infanterie sur 7\u00a0ou plus, mais sur 8\u00a0ou plus quand elle attaque en montagne.`,
    also: ['fantassins', 'INF'],
    forms: ['infanterie', 'infanteries'],
  },
  elite: {
    term: 'Élite',
    text: t`Une Infanterie supérieure, qui se déplace de 3\u00a0provinces. Quand elle attaque, elle touche l’Infanterie sur 1 de moins\u00a0; elle est touchée sur 1 de plus. Seuls ${n('rome')}, l’${n('almoravids')} et l’${n('almohads')} en ont. Elle ne s’achète pas.`,
    also: ['légion', 'vétérans'],
    forms: ['élite', 'élites'],
  },
  cavalry: {
    term: 'Cavalerie',
    text: t`Une unité qui se déplace de 4\u00a0provinces. Quand elle attaque en plaine, elle touche l’Infanterie sur 4\u00a0ou plus et n’est touchée que sur 9\u00a0ou plus (7\u00a0ou plus par un Chevalier). Sinon, elle combat comme une Infanterie.`,
    also: ['cavaliers', 'cavalerie légère'],
    forms: ['cavalerie', 'cavaleries'],
  },
  knight: {
    term: 'Chevalier',
    text: t`Une unité des nations chrétiennes\u00a0: 2\u00a0provinces de mouvement, 2\u00a0points de vie, 6\u00a0Or. Un Chevalier touché combat encore, mais ne peut plus retraiter.`,
    also: ['cavalerie lourde', 'chevalier touché', 'chevalier démonté'],
    forms: ['chevalier', 'chevaliers'],
  },
  'crusader-knight': {
    term: 'Chevalier croisé',
    text: t`Un des 2\u00a0Chevaliers qui arrivent avec Ramirez au tour\u00a016. Leurs pions s’ajoutent aux autres, et ils partent à la fin du tour.`,
    also: ['croisé', 'croisés'],
    forms: ['chevalier croisé', 'chevaliers croisés'],
  },
  castle: {
    term: 'Château-fort',
    text: t`Une unité immobile, qui lance 3\u00a0dés, a 3\u00a0points de vie et coûte 8\u00a0Or. Elle compte dans l’empilement, mais pas dans la population. Détruite, elle devient une Ruine.`,
    also: ['château', 'forteresse', 'donjon'],
    forms: ['château-fort', 'châteaux-forts'],
  },
  'special-castle': {
    term: 'Château-fort spécial',
    text: t`Un des 2\u00a0pions Château-fort qui ne sont à aucune nation. L’événement Château-fort les place pour les nations qui n’en ont pas.`,
    also: ['château-fort neutre', 'pion spécial'],
    forms: ['pion spécial', 'pions spéciaux'],
  },
  'free-castle': {
    term: 'Château-fort gratuit',
    text: t`Un Château-fort qu’une nation reçoit par ses propres règles, sans payer d’Or, comme le ${n('visigoths')} aux tours\u00a07, 8 et\u00a09.`,
    forms: ['château-fort gratuit', 'châteaux-forts gratuits'],
  },
  ruin: {
    term: 'Ruine',
    text: t`Ce qui reste d’un Château-fort détruit. Une Ruine n’est pas une unité\u00a0: elle ne contrôle pas sa province et n’arrête aucune unité. Elle indique où un Château-fort peut être reconstruit.`,
    also: ['château-fort détruit'],
    forms: ['ruine', 'ruines'],
  },
  rebuilding: {
    term: 'Reconstruction',
    text: t`Une nation qui a un pion Château-fort libre sacrifie 1\u00a0unité dans une province qu’elle contrôle et qui contient une Ruine. Un Château-fort remplace la Ruine, avec tous ses points de vie.`,
    also: ['rebâtir', 'reconstruire un Château-fort', 'sacrifier une unité'],
    forms: ['reconstruction', 'reconstruire', 'reconstruit', 'reconstruits', 'reconstruisent'],
  },
  'roman-fort': {
    term: 'Fort romain',
    text: t`Une unité placée dans chaque province que ${n('rome')} contrôle ou traverse aux tours\u00a04 et\u00a05. Elle est immobile et compte dans l’empilement. À partir du tour\u00a06, elle est à l’${n('hispano-romans')} et combat comme une Infanterie.`,
    also: ['fort', 'fortin', 'camp', 'castrum', 'romanisation'],
    forms: ['fort romain', 'forts romains', 'fort', 'forts'],
  },
  berber: {
    term: 'Berbère',
    text: t`Une des 3\u00a0unités au plus que l’${n('umayyads')} peut recruter au tour\u00a014, pour 2\u00a0PV chacune. Elle touche toute unité sur 7\u00a0ou plus, n’est touchée que sur 9\u00a0ou plus, se déplace avec Al\u00a0Mansur et ne compte pas dans l’empilement.`,
    also: ['Maure', 'mercenaire'],
    forms: ['berbère', 'berbères'],
  },
  leader: {
    term: 'Chef',
    text: t`Un homme désigné par son nom, présent en général 1 ou 2\u00a0tours. Avec lui, les unités font 1\u00a0province de plus et traversent la montagne. Dans sa bataille, il ajoute 2 aux dés de sa nation. Il ne compte jamais dans l’empilement, et est tué s’il est seul parmi des ennemis.`,
    also: ['général', 'commandant', 'leader'],
    forms: ['chef', 'chefs'],
  },
  stack: {
    term: 'Pile',
    text: t`Les unités et les Chefs d’une nation dans 1\u00a0province. Combien d’unités peuvent y rester\u00a0: voir ${r('4.1')}.`,
    also: ['groupe d’unités'],
  },
};
