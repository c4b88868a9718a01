import type { NAMES as EN } from '../en/names.ts';
import { LATIN } from '../latin.ts';

/** Les noms des choses. */
export const NAMES: typeof EN = {
  ...LATIN,
  generals: {
    'praetor-ulterior': 'préteur d’Ulterior',
    'praetor-citerior': 'préteur de Citerior',
    consul: 'consul',
    proconsul: 'proconsul',
  },
  dice: { roman: 'dé romain', hispanic: 'dé hispanique' },
  murder: 'Assassinat du chef',
  scenarios: {
    'first-repression': 'La première répression',
    'siege-of-numantia': 'Le siège de Numance',
    'terror-of-rome': 'La terreur de Rome',
    'river-of-oblivion': 'Le fleuve de l’oubli',
    'new-empire': 'Le nouvel empire',
  },
  level: {
    coins: 'Deniers par tour',
    garrisons: 'Garnisons de chaque général',
    fleets: 'Flottes',
    roads: 'Voies',
    armies: 'Armées de départ',
  },
  difficulty: ['Facile', 'Moyen', 'Difficile'],
};
