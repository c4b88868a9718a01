import type { Wide } from '../../../../words/lang.ts';
import type { reconstructed as RECONSTRUCTED_EN, TABLES as TABLES_EN } from '../en/tables.ts';
import { compte } from './grammar.ts';

/** Les mots des tables. */
export const TABLES: Wide<typeof TABLES_EN> = {
  die: 'Dé',
  sum: '2\u00a0dés',
  faces: (faces) => faces.join(' ou '),
  rebellion: { caption: 'Rébellions', result: 'Rébellion' },
  events: { caption: 'Événements', result: 'Événement' },
  french: { caption: 'Où apparaissent les Français', location: 'Lieu' },
  bands: { caption: 'Où apparaissent les Bandes', row: 'Dé b', column: 'Dé a' },
  reaction: {
    caption: 'La force musulmane',
    note: 'Colonne\u00a0: nombre de cités que les Musulmans contrôlent dans la région',
    columns: { '0': '0', '1': '1', '2': '2', '3-4': '3 ou\u00a04', africa: 'Afrique du Nord' },
    kinds: { city: 'cité', fort: 'fort', garrison: 'Garnison' },
    armies: (count) => compte(count, 'Armée'),
  },
  advanced: { caption: 'Événements avancés', turns: (from, to) => `tours\u00a0${from} à\u00a0${to}` },
  units: {
    caption: 'Unités',
    unit: 'Unité',
    sides: 'Camps',
    hits: 'Touche sur',
    besieging: 'Assiégeant',
    besieged: 'Assiégé',
    leaves: 'Quitte sa région',
    yes: 'par une Route',
    no: 'non',
    withForce: 'avec sa force',
    never: '–',
    of: {
      garrison: 'Chrétiens, Musulmans',
      rebel: 'Rebelles',
      army: 'Chrétiens, Musulmans, Neutres',
      order: 'Chrétiens',
      'el-cid': 'Chrétiens ou Musulmans',
    },
  },
  siege: {
    caption: 'Modificateurs d’un siège',
    counter: 'Pion',
    besieging: 'Assiégeant',
    besieged: 'Assiégé',
    city: 'Cité',
    fort: 'Fort',
    doubled: 'modificateur doublé',
  },
  battle: { caption: 'Touches dans une bataille', unit: 'Unité', hits: 'Touche sur' },
  prices: {
    caption: 'Prix',
    note: 'En points de revenu',
    purchase: 'Dépense',
    price: 'Prix',
    rows: {
      army: 'Armée',
      garrison: 'Garnison',
      city: 'Cité',
      fort: 'Fort',
      conversion: 'Conversion d’une cité',
      corruption: 'Rebelles d’un Lieu remplacés par 1\u00a0Garnison (Corruption)',
      mercenary: 'Mercenaire loué (Mercenaires)',
    },
  },
  results: {
    caption: 'Résultats',
    points: 'Points de victoire',
    result: 'Résultat',
    after: 'Nom du résultat',
    least: (most) => `${most} ou moins`,
    range: (from, to) => `${from} à\u00a0${to}`,
  },
  locations: {
    caption: 'Régions et Lieux',
    region: 'Région',
    location: 'Lieu',
    dice: 'Dé',
    mountains: 'montagne',
    port: (die) => `port\u00a0${die}`,
    features: 'Particularités',
  },
  roads: {
    caption: 'Routes',
    note: 'Toutes reconstituées',
    from: 'Lieu',
    to: 'Lieu',
    regions: (from, to) => `${from} – ${to}`,
    between: 'Régions',
  },
};

/** Une valeur que le livret ne donne pas. */
export const reconstructed: typeof RECONSTRUCTED_EN = (text) => `‹${text}›`;
