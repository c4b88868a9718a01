import type { PAR_PAGE as PAGE_EN, PAR as PAR_EN } from '../en/par.ts';
import { compte, milliers } from './grammar.ts';
import { points } from './units.ts';

/** Un nombre de parties, qui a son verbe plus haut. */
const count = (games: number): string => (games === 0 ? 'aucune' : milliers(games));

/** Ce qui se dit du repère à la table : au choix d’un début, et à la fin d’une partie. */
export const PAR: typeof PAR_EN = {
  link: 'Les points de l’ordinateur depuis ce début',
  title: (median) => `Repère de ce début\u00a0: ${points(median)}`,
  stands: (below, equal, above) =>
    `Depuis ce début, l’ordinateur a joué ${compte(below + equal + above, 'partie')}\u00a0: ${count(below)} avec moins de points que vous, ${count(equal)} avec autant, ${count(above)} avec plus.`,
  more: 'Repères de tous les débuts',
  otherwise: 'Il a joué sans option, avec la table d’événements de base et la lecture par défaut de chaque arbitrage.',
};

/** Les mots de la page des repères. */
export const PAR_PAGE: typeof PAGE_EN = {
  title: 'Repères',
  lead: 'Les points de l’ordinateur depuis chacun des 20\u00a0débuts, pour y comparer les vôtres.',
  how: (games, starts) =>
    `L’ordinateur Alférez a joué jusqu’au bout ${compte(games, 'partie')} de chaque début, soit ${compte(games * starts, 'partie')}\u00a0: sans option, avec la table d’événements de base et la lecture par défaut de chaque arbitrage. Il juge chaque réponse d’après la carte et les chances exactes des batailles et des sièges, sans prévoir le tour suivant.`,
  median:
    'Le repère est la médiane de ces parties\u00a0: la moitié d’entre elles finit avec ce nombre de points de victoire, ou moins. La moitié centrale écarte le quart le plus bas et le quart le plus haut.',
  ranges:
    'Aucune chance n’est exacte\u00a0: la fourchette écrite sous chacune contient la vraie valeur 19\u00a0fois sur\u00a020. Un petit écart entre deux débuts ne prouve rien.',
  caption: 'Repères des 20\u00a0débuts',
  note: 'Résultats pour 100\u00a0parties, chacun avec sa fourchette',
  start: 'Début',
  year: 'Année',
  par: 'Repère',
  middle: 'Moitié centrale',
  range: (from, to) => `${from} à\u00a0${to}`,
  lost: 'Plus aucune cité contrôlée avant le dernier tour',
};
