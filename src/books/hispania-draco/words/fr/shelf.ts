import type { ShelfWords } from '../en/shelf.ts';

/** Ce que l’étagère dit de ce livre. */
export const SHELF: ShelfWords = {
  subtitle: '44\u00a0villes, six capitales, dès 198\u00a0av.\u00a0J.-C.',
  drawn:
    'Sur la couverture\u00a0: les villes et leurs connexions. Les voies imprimées sont épaisses, les connexions par mer en pointillé, les capitales cerclées\u00a0; les trois généraux sont où l’exemple de mise en place les met.',
  begin: 'Nouvelle partie',
  round: (round, capitals) =>
    `Manche\u00a0${round}, ${capitals}\u00a0${capitals > 1 ? 'capitales tenues' : 'capitale tenue'} sur 6`,
  over: {
    victory: 'La partie est finie\u00a0: les Romains ont gagné',
    'no-revolts': 'La partie est finie\u00a0: la révolte l’a emporté',
    'no-time': 'La partie est finie\u00a0: le temps est écoulé',
  },
  links: { rules: 'Règles', spaces: 'Cases', aid: 'Aide de jeu', missed: 'Souvent oublié' },
};
