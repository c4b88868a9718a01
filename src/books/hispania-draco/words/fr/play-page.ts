import type { PLAY_PAGE as EN } from '../en/play-page.ts';

/** Les mots de la page où l’on joue. */
export const PLAY_PAGE: typeof EN = {
  title: 'Jouer à Hispania de Draco Ideas',
  lead: 'Une partie entière contre la révolte, à partir de 198\u00a0av.\u00a0J.-C.\u00a0: seul avec trois généraux, ou à deux ou trois devant un écran.',
  opening: 'Préparation de la partie…',
  noScript: 'Pour jouer, il faut JavaScript. Les règles et la liste des cases se lisent sans lui.',
  failed: 'Le jeu n’a pas pu être chargé. Vérifiez la connexion, puis rechargez la page.',
};
