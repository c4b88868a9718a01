import { type Rich, t } from '../../../../words/rich.ts';
import type { RuleId } from '../../engine/data/rules.ts';

/** A term of the game. */
export interface Term {
  readonly term: string;
  readonly text: Rich;
  readonly rule: RuleId;
  /** The word of the French rulebook. */
  readonly french?: string;
  /** Other names, for the search. */
  readonly also?: readonly string[];
}

export const GLOSSARY = {
  army: {
    term: 'Army',
    text: t`A unit that hits on 4 to 6 and may leave its region by a road. Both sides have armies, and there are neutral ones.`,
    rule: '3',
    french: 'Armée',
    also: ['troops'],
  },
  bands: {
    term: 'Bands',
    text: t`Neutral armies of an event, hostile to all sides, that leave the map at the end of the turn.`,
    rule: '9-bands',
    french: 'Bandes',
    also: ['bandits', 'raiders'],
  },
  battle: {
    term: 'Battle',
    text: t`Rounds of dice between the units of 2 sides in 1 location. In a city or fort, a single unit is besieged instead, and so are units without an army.`,
    rule: '12',
    french: 'Bataille',
    also: ['fight', 'combat'],
  },
  besieger: {
    term: 'Besieger',
    text: t`The side outside a city or fort that another side controls, when a siege is resolved.`,
    rule: '14',
    french: 'Assiégeant',
  },
  city: {
    term: 'City',
    text: t`A counter of Christian or Muslim religion. At most 1 in a location. It is no unit and never moves.`,
    rule: '3',
    french: 'Cité',
    also: ['town'],
  },
  contact: {
    term: 'Contact',
    text: t`The moment at which a Muslim force stops at a target.`,
    rule: '13.11',
  },
  control: {
    term: 'Control',
    text: t`A city is controlled by the side whose units are in it, an empty one by the side of its religion.`,
    rule: '5',
    french: 'Contrôle',
    also: ['own', 'hold'],
  },
  conversion: {
    term: 'Conversion',
    text: t`The change of a city’s religion: by a rebellion in phase 1, or for 1 income point in phase 3.`,
    rule: '10-conversion',
    french: 'Conversion, prosélytisme',
  },
  crusaders: {
    term: 'Crusaders',
    text: t`Neutral armies of an event that serve the Christians without pay for 1 turn.`,
    rule: '9-crusade',
    french: 'Croisés',
  },
  'el-cid': {
    term: 'El Cid',
    text: t`A leader who joins either side by an event. He gives first fire, and adds 2 to a besieger.`,
    rule: '9-el-cid',
    french: 'El Cid',
    also: ['Rodrigo Díaz de Vivar', 'leader'],
  },
  enemy: {
    term: 'Enemy',
    text: t`For the player: Muslim units, an empty Muslim city, rebels, and neutral armies that are not in Christian service.`,
    rule: '11-stop',
    french: 'Ennemi',
  },
  event: {
    term: 'Event',
    text: t`The result of 2 dice in phase 2, or of 1 die with the advanced tables.`,
    rule: '9',
    french: 'Événement',
  },
  'first-fire': {
    term: 'First fire',
    text: t`The right to roll first, and to remove the hits before the other side rolls.`,
    rule: '12-first-fire',
    french: 'Initiative',
    also: ['initiative'],
  },
  force: {
    term: 'Force',
    text: t`Units that move together.`,
    rule: '11-force',
    french: 'Force',
    also: ['stack', 'group'],
  },
  fort: {
    term: 'Fort',
    text: t`A counter that doubles the modifier of the besieged. At most 1 in a location. A fort alone is removed.`,
    rule: '5-fort',
    french: 'Fort',
    also: ['castle', 'fortress'],
  },
  french: {
    term: 'French',
    text: t`Neutral armies of an event, hostile to all sides, that leave the map at the end of the turn.`,
    rule: '9-french',
    french: 'Français',
  },
  friendly: {
    term: 'Friendly location',
    text: t`A location with units of one’s own side, or with a city that it controls.`,
    rule: '14-lost',
    french: 'Lieu ami',
  },
  garrison: {
    term: 'Garrison',
    text: t`A unit that hits on 5 and 6 and does not leave its region by choice.`,
    rule: '3',
    french: 'Garnison',
    also: ['militia'],
  },
  hit: {
    term: 'Hit',
    text: t`A die that destroys 1 enemy unit in a battle.`,
    rule: '12-hits',
    french: 'Touche',
  },
  'income-point': {
    term: 'Income point',
    text: t`The money of the game: received and spent in phase 3, never saved.`,
    rule: '10',
    french: 'Point de revenu',
    also: ['money', 'gold', 'revenue'],
  },
  landing: {
    term: 'Landing',
    text: t`The arrival of a Muslim force from North Africa at a port.`,
    rule: '13.6',
    french: 'Débarquement',
  },
  location: {
    term: 'Location',
    text: t`One of the 20 places of the map. Each has die numbers in its region.`,
    rule: '2',
    french: 'Lieu',
    also: ['area', 'space', 'town'],
  },
  march: {
    term: 'March',
    text: t`The move of a Muslim force in number order.`,
    rule: '13.7',
  },
  mercenaries: {
    term: 'Mercenaries',
    text: t`Neutral armies of an event: for hire at 1 income point each; the others join the Muslims.`,
    rule: '9-mercenaries',
    french: 'Mercenaires',
  },
  modifier: {
    term: 'Modifier',
    text: t`The sum that a side adds to its die in a siege.`,
    rule: '14-values',
    french: 'Modificateur',
  },
  mountains: {
    term: 'Mountains',
    text: t`Locations where the defender has first fire.`,
    rule: '12-first-fire',
    french: 'Montagne',
  },
  'neutral-army': {
    term: 'Neutral army',
    text: t`An army that an event brings for 1 turn: French or Bands, hostile to all sides, Mercenaries or Crusaders, in the service of one. All leave the map in phase 7.`,
    rule: '3',
    french: 'Armée neutre',
  },
  'number-order': {
    term: 'Number order',
    text: t`The order of the 4 locations of a region by their die numbers, from the last back to the first.`,
    rule: '2',
    french: 'Ordre croissant des Lieux',
  },
  order: {
    term: 'Military Order',
    text: t`A Christian unit that hits on 3 to 6. It enters by an event and may leave its region by a road.`,
    rule: '9-orders',
    french: 'Ordre Militaire',
    also: ['knights', 'templars'],
  },
  port: {
    term: 'Port',
    text: t`One of the 6 locations where a force from North Africa can land.`,
    rule: '13.6',
    french: 'Port',
  },
  'random-location': {
    term: 'Random location',
    text: t`A location drawn by the die of its region, rolled until it names one that qualifies.`,
    rule: '2',
    french: 'Lieu aléatoire',
  },
  reaction: {
    term: 'Muslim reaction',
    text: t`Phase 5: dice raise a Muslim force, which moves and fights by itself.`,
    rule: '13',
    french: 'Réaction musulmane',
    also: ['bot', 'automa', 'AI'],
  },
  rebel: {
    term: 'Rebel',
    text: t`A unit hostile to both sides. It hits on 5 and 6 and never besieges.`,
    rule: '3',
    french: 'Rebelle',
  },
  refuge: {
    term: 'Take refuge',
    text: t`To enter the city or fort of the location after a battle, and be besieged there.`,
    rule: '12-enemy-loses',
    french: 'Se réfugier',
  },
  region: {
    term: 'Region',
    text: t`One of the 5 parts of the map, with 4 locations each.`,
    rule: '2',
    french: 'Région',
    also: ['kingdom', 'province'],
  },
  religion: {
    term: 'Religion',
    text: t`The religion of a city, Christian or Muslim. It decides control only while the city is empty.`,
    rule: '5',
    french: 'Appartenance religieuse',
    also: ['faith'],
  },
  revolt: {
    term: 'Regional revolt',
    text: t`A rebellion that takes a whole region out of play for the turn.`,
    rule: '8-revolt',
    french: 'Révolte régionale',
  },
  road: {
    term: 'Road',
    text: t`A connection between locations of 2 regions, and the only way from region to region.`,
    rule: '2-roads',
    french: 'Route',
  },
  siege: {
    term: 'Siege',
    text: t`Units of one side at a city or fort that another side controls. All sieges are resolved in phase 6.`,
    rule: '14',
    french: 'Siège',
  },
  surrender: {
    term: 'Surrender',
    text: t`The capture of an empty city or fort, or of a city of the attacker’s religion, on a tie.`,
    rule: '14-tie',
    french: 'Se rendre',
  },
  target: {
    term: 'Target',
    text: t`A location with an enemy of the Muslims, at which their force stops.`,
    rule: '13.8',
    french: 'Lieu non contrôlé',
  },
  unit: {
    term: 'Unit',
    text: t`A garrison, army, Military Order or rebel. Cities and forts are not units.`,
    rule: '3',
    french: 'Unité, troupe',
  },
  'victory-point': {
    term: 'Victory point',
    text: t`A point that the player scores at the end of the game.`,
    rule: '16',
    french: 'Point de victoire',
    also: ['VP', 'score'],
  },
} as const satisfies { readonly [id: string]: Term };
export type TermId = keyof typeof GLOSSARY;
export const TERM_IDS = Object.keys(GLOSSARY) as readonly TermId[];
