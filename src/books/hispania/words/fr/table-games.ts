import { GAMES as SHARED } from '../../../../words/fr/games.ts';
import { half } from '../../../../words/half.ts';
import type { GAMES as EN } from '../en/table-games.ts';

/** Les mots autour des parties d’Hispania enregistrées sur l’appareil. */
export const GAMES: typeof EN = {
  ...SHARED,
  scenario: (id) => `Scénario\u00a0${id}`,
  position: 'Une position à vous',
  toMove: '(nation active)',
  between: 'entre deux séquences de jeu',
  score: (halves) => half(halves),
};
