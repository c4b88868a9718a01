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
  stacking: (units) => `limite d’empilement\u00a0${units}`,
  income: (gold) => `revenu\u00a0${gold}`,
  plays: (order) => `joue en ${order}${order === 1 ? 're' : 'e'} position`,
  turns: (from, to) => (from === to ? `tour\u00a0${from}` : `tours\u00a0${from} à\u00a0${to}`),
  becomes: 'puis',
  scenarioE: 'scénario\u00a0E seulement',
};
