import type { Wide } from '../../../../words/lang.ts';
import type { SCENES_PAGE as EN } from '../en/scenes-page.ts';

/** Les mots des pages qui portent les exemples. */
export const SCENES_PAGE: Wide<typeof EN> = {
  title: 'Exemples',
  lead: 'Tous les exemples du livret, chaque variante et les règles difficiles à lire, en positions à jouer.',
  all: 'Tous les exemples',
  /** Les lignes du livret que l’exemple joue. */
  line: (from, to) => `Livret français, ${lines(from, to)}`,
};

const lines = (from: number, to: number): string =>
  from === to ? `ligne\u00a0${from}` : `lignes\u00a0${from} à\u00a0${to}`;
