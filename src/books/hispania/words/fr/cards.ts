import type { CARDS as EN } from '../en/cards.ts';

/** Les mots des petites fiches qu’une nation ou une province montre dans le texte. */
export const CARDS: typeof EN = {
  terrain: { plain: 'plaine', mountain: 'montagne' },
  coast: {
    none: '',
    landing: 'côte avec une ancre',
    'no-landing': 'côte sans ancre',
    'crossed-anchor': 'côte à l’ancre barrée',
  },
  stacking: (units) => `empilement ${units}`,
  income: (gold) => `revenu ${gold}`,
  plays: (order) => `joue en ${order}${order === 1 ? 're' : 'e'} position`,
  turns: (from, to) => (from === to ? `tour ${from}` : `tours ${from} à ${to}`),
  becomes: 'puis',
  scenarioE: 'scénario E seulement',
};
