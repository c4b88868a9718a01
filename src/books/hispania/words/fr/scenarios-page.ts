import type { Wide } from '../../../../words/lang.ts';
import type { Mode } from '../../engine/data/scenarios.ts';
import type { SCENARIOS_PAGE as EN } from '../en/scenarios-page.ts';
import { compte, mots } from './grammar.ts';

const MODES: Readonly<Record<Mode, string>> = { standard: 'standard', advanced: 'avancée' };

/** Les mots de la page des scénarios. */
export const SCENARIOS_PAGE: Wide<typeof EN> = {
  caption: 'Les scénarios',
  scenario: 'Scénario',
  turns: 'Tours',
  years: 'Années',
  versions: 'Versions',
  modes: (modes) => modes.map((mode) => MODES[mode]).join(', '),
  each: 'Nations par joueur',
  eachNote: 'version avancée',
  scoring: 'Tours de comptage',
  setUp: 'Position de départ',
  setUpOf: (turn) => `du tour\u00a0${turn}`,
  name: (id) => `Scénario\u00a0${id}`,
  what: {
    A: 'Le premier jeu court, recommandé aux débutants\u00a0: du débarquement de Carthage à la fin du Basque et du Suève.',
    B: 'Le second jeu court\u00a0: de l’Invasion de Rome à la fin du Franc.',
    C: 'Le jeu moyen\u00a0: de l’Invasion de Rome à El Cid et à l’Almoravide.',
    D: 'Le jeu long, que recommande le livret.',
    E: 'Le scénario D avec 2\u00a0tours de plus, la Croisade et l’Almohade.',
  },
  play: 'Jouer',
  bonusTitle: 'PV de départ',
  bonusNote: 'en version standard du scénario\u00a0A, pour le groupe qui contient la nation',
  bonus: 'PV',
  groups: 'Groupes de la version standard',
  groupsNote: 'avec les tours que joue chaque nation',
  group: 'Groupe',
  nations: 'Nations',
  onlyE: 'scénario\u00a0E seulement, dans aucun groupe',
  majors: 'Nations majeures de la version avancée',
  majorsNote: 'avec le score initial fixé, qui est soustrait de leurs PV à la fin',
  major: 'Nation',
  fixed: 'Score initial fixé',
  options: 'Règles optionnelles',
  option: 'Règle',
  optionNames: {
    'group-auction': 'Mise aux enchères des groupes ou des nations majeures',
    'sign-of-god': 'Signe de Dieu',
    tokens: 'Événements',
    'all-submission': 'Soumission de tous',
    'sealed-bids': 'Enchères secrètes',
    barbarian: 'Hispania «\u00a0barbare\u00a0»',
  },
  setUpTitle: (turn) => `Position de départ du tour\u00a0${turn}`,
  usedIn: (scenarios) => `Scénarios ${mots(scenarios)}`,
  setUpNote: (scenarios) => `scénarios ${mots(scenarios)}\u00a0: des Infanteries, sauf mention d’une autre unité`,
  units: (count) => compte(count, 'unité'),
  figure: (turn) =>
    `La carte avec toutes les unités au début du tour\u00a0${turn}\u00a0; la table ci-dessous en donne la liste`,
  nation: 'Nation',
  where: 'Provinces et unités',
  all: 'Total',
  unlisted: 'Toutes les autres nations arrivent plus tard\u00a0: voir la chronologie.',
};
