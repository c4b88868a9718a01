import type { Wide } from '../../../../words/lang.ts';
import type { TIMELINE as EN } from '../en/timeline.ts';
import { mots } from './grammar.ts';

/** Les mots de la chronologie. */
export const TIMELINE: Wide<typeof EN> = {
  filter: 'Afficher',
  turn: 'Tour',
  nation: 'Nation',
  allTurns: 'tous les tours',
  allNations: 'toutes les nations',
  turnOf: (turn) => `Tour\u00a0${turn}`,
  gridCaption: 'Nations par tour',
  gridNote: 'en gras, les tours de comptage',
  legend: {
    label: 'Symboles',
    alive: 'sur la carte',
    units: 'des Renforts arrivent',
    upTo: 'Renforts jusqu’à ce nombre',
    leader: 'un Chef arrive',
    twice: 'Invasion\u00a0: deux mouvements et deux combats',
    again: 'Fougue\u00a0: une pile se déplace et combat de nouveau',
    scores: 'ses provinces rapportent des PV',
    heir: 'la nation se transforme en celle-ci à la fin du tour',
    out: 'la nation est retirée à la fin du tour',
  },
  sign: {
    units: (count) => `+${count}`,
    upTo: (count) => `à\u00a0${count}`,
    twice: '×2',
    again: '×1',
    out: 'fin',
  },
  told: {
    units: (count) => `${count}\u00a0${count < 2 ? 'unité arrive' : 'unités arrivent'}`,
    upTo: 'Renforts jusqu’à un nombre fixé',
    leader: (names) => `${mots(names)} ${names.length === 1 ? 'arrive' : 'arrivent'}`,
    twice: 'Invasion',
    again: 'Fougue',
    scores: 'marque des PV',
    heir: (names) => `se transforme en ${names.join(', ')}`,
    out: 'retrait',
    on: 'sur la carte',
  },
  listCaption: 'Tour par tour',
  listNote: 'dans l’ordre des nations',
  none: 'Un tour ordinaire.',
  nothing: 'Rien de particulier à ce tour.',
  begins: 'La nation est sur la carte au début de la partie.',
  scoresProvinces: 'Ses provinces rapportent des PV.',
  scoresZones: 'Ses zones rapportent des PV.',
  income: 'La nation collecte un revenu à partir de ce tour.',
  subjectsFree: 'Ses nations soumises cessent de l’être à la fin du tour, au plus tard.',
  leaves: (name, when) =>
    when === 'start' ? `${name} part au début de la séquence de la nation.` : `${name} part à la fin du tour.`,
  unlimitedStacks:
    'Lors du 1er\u00a0mouvement et du 1er\u00a0combat, certaines de ses piles n’ont pas de limite d’empilement.',
};
