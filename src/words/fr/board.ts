import type { BOARD as English } from '../en/board.ts';

/** Les mots d’un plateau : ses boutons, et ce qu’un lecteur d’écran dit de ses marques. */
export const BOARD: typeof English = {
  board: 'Le plateau',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  whole: 'Carte entière',
  marks: { chosen: 'votre choix', offered: 'choix possible', battle: 'bataille ici', shown: 'lieu indiqué' },
  pointed: (name) => `${name}, votre choix`,
};
