import type { PLAY_PAGE as EN } from '../en/play-page.ts';

/** Les mots de la page où l’on joue. */
export const PLAY_PAGE: typeof EN = {
  title: 'Jouer à Reconquista',
  lead: 'Une campagne entière contre des Musulmans que dirigent les règles\u00a0: 20\u00a0débuts, des premières révoltes à Ferdinand et Isabelle.',
  opening: 'Préparation de la partie…',
  noScript: 'Pour jouer, il faut JavaScript. Les règles, la carte et les tables se lisent sans lui.',
  failed: 'Le jeu n’a pas pu être chargé. Vérifiez la connexion, puis rechargez la page.',
};
