import type { StoryWords } from '../en/story.ts';

/** La page qui raconte une partie de n’importe quel livre : son cadre, ses graphiques, ce qu’elle donne. */
export const STORY: StoryWords = {
  title: 'Le récit de la partie',
  site: 'Scriptorium',
  board: 'Retour au plateau',
  replay: 'Revoir la partie',
  table: 'En tableau',
  turn: 'Tour',
  slider: 'Tour dans le graphique',
  picture: {
    save: 'Enregistrer l’image',
    label: 'L’image à partager',
    failed: 'Cet appareil n’a pas pu produire l’image.',
  },
  text: {
    copy: 'Copier le texte',
    copied: 'Texte copié. Collez-le dans un forum ou un message.',
    label: 'Le récit en texte',
  },
  keys: '< et > changent de tour, E enregistre l’image, Échap ramène au plateau.',
};
