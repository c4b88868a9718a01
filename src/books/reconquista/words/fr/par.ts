import type { PAR_PAGE as PAGE_EN, PAR as PAR_EN } from '../en/par.ts';
import { compte } from './grammar.ts';
import { points } from './units.ts';

/** Ce qui se dit du repère à la table : au choix d’un début, et à la fin d’une partie. */
export const PAR: typeof PAR_EN = {
  link: 'Ce qu’un ordinateur obtient depuis ce début',
  title: (median) => `Repère de ce début\u00a0: ${points(median)}`,
  stands: (below, equal, above) =>
    `Depuis ce début, un ordinateur a joué ${compte(below + equal + above, 'partie')}\u00a0: ${below} avec moins de points que vous, ${equal} avec autant, ${above} avec plus.`,
  more: 'Repères de tous les débuts',
  otherwise: 'Il a joué sans option ni autre lecture, avec la table d’événements de base.',
};

/** Les mots de la page des repères. */
export const PAR_PAGE: typeof PAGE_EN = {
  title: 'Repères',
  lead: 'Ce qu’un ordinateur obtient depuis chacun des 20\u00a0débuts, pour situer vos propres points.',
  how: (games, starts) =>
    `L’ordinateur Alférez a joué jusqu’au bout ${games}\u00a0parties de chaque début, soit ${games * starts}\u00a0parties\u00a0: sans option ni autre lecture, avec la table d’événements de base. Il juge chaque réponse d’après la carte et les chances exactes des batailles et des sièges, sans prévoir le tour suivant.`,
  median:
    'Le repère est le milieu de ces parties\u00a0: la moitié se termine avec ce nombre de points de victoire, ou moins. La moitié centrale écarte le quart le plus bas et le quart le plus haut.',
  ranges:
    'Avec si peu de parties, aucune chance n’est exacte. La fourchette placée dessous contient la vraie valeur 19\u00a0fois sur\u00a020\u00a0: un petit écart entre deux débuts ne prouve rien.',
  caption: 'Repères des 20\u00a0débuts',
  note: 'Résultats pour 100\u00a0parties, chacun avec sa fourchette',
  start: 'Début',
  year: 'Année',
  par: 'Repère',
  middle: 'Moitié centrale',
  range: (from, to) => `${from} à\u00a0${to}`,
  lost: 'Plus de cité chrétienne avant le dernier tour',
};
