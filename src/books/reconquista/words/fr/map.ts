import type { Wide } from '../../../../words/lang.ts';
import type { MAP as EN } from '../en/map.ts';

/** Les mots de la carte. */
export const MAP: Wide<typeof EN> = {
  drawn:
    'Carte de la péninsule Ibérique\u00a0: 5\u00a0régions, chacune en anneau de 4\u00a0Lieux, 9\u00a0Routes entre les régions et 6\u00a0ports. La table plus bas dit tout cela.',
  key: 'Légende',
  keys: {
    dice: 'Les numéros de dé d’un Lieu dans sa région',
    ring: 'L’ordre croissant des Lieux dans une région',
    road: 'Route entre deux régions',
    port: 'Port\u00a0: le dé qui y fait débarquer une force',
    mountains: 'Montagne\u00a0: le défenseur a l’initiative',
  },
  note: 'Sont reconstitués les Routes, les montagnes, les numéros des ports et les numéros de dé que la table met entre ‹\u00a0›.',
  more: 'Ce qui est reconstitué',
  france: 'France',
};
