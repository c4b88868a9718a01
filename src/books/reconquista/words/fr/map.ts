import type { Wide } from '../../../../words/lang.ts';
import type { MAP as EN } from '../en/map.ts';

/** Les mots de la carte. */
export const MAP: Wide<typeof EN> = {
  drawn:
    'Carte de la péninsule Ibérique\u00a0: 5\u00a0régions, chacune un anneau de 4\u00a0Lieux, 9\u00a0Routes entre les régions et 6\u00a0ports. La table qui suit donne les mêmes indications.',
  key: 'Légende',
  keys: {
    dice: 'Les numéros de dé d’un Lieu dans sa région',
    ring: 'L’ordre croissant des Lieux dans une région',
    road: 'Route entre deux régions',
    port: 'Port\u00a0: le dé qui y fait débarquer une force',
    mountains: 'Montagne\u00a0: le Défenseur a l’initiative',
  },
  note: 'Les Routes, les montagnes, les numéros des ports et les numéros de dé entre ‹\u00a0› sont reconstitués.',
  more: 'Ce qui est reconstitué',
  france: 'France',
};
