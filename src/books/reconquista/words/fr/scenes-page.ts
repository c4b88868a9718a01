import type { Wide } from '../../../../words/lang.ts';
import type { SCENES_PAGE as EN } from '../en/scenes-page.ts';

/** Les mots des pages qui portent les exemples. */
export const SCENES_PAGE: Wide<typeof EN> = {
  title: 'Exemples',
  lead: 'Les exemples du livret et les erreurs fréquentes, en positions à jouer, avec leurs dés et leurs règles.',
  all: 'Tous les exemples',
  /** Les lignes du livret que l’exemple joue, ou dont il traite. */
  line: (from, to) => `Livret français, ${lines(from, to)}`,
  own: (from, to) => `Un exemple à nous\u00a0; voir le livret français, ${lines(from, to)}`,
};

const lines = (from: number, to: number): string =>
  from === to ? `ligne\u00a0${from}` : `lignes\u00a0${from} à\u00a0${to}`;
