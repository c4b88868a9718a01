import type { ANSWERS as English } from '../en/answers.ts';

/** Les mots autour d’une question et de ses réponses : boutons, étiquettes, ce que dit un lecteur d’écran. */
export const ANSWERS: typeof English = {
  prompt: 'La question',
  colon: '\u00a0: ',
  semicolon: '\u00a0; ',
  notNow: 'Impossible maintenant',
  refused: 'Ce n’est pas permis.',
  undone: 'Réponse annulée.',
  close: 'Fermer',
  more: (what) => `1 de plus\u00a0: ${what}`,
  fewer: (what) => `1 de moins\u00a0: ${what}`,
  stop: {
    start: 'Il n’y a plus rien à annuler.',
    dice: 'Impossible d’annuler plus loin\u00a0: les dés sont jetés.',
    seat: 'Impossible d’annuler plus loin\u00a0: un autre joueur a répondu.',
    secret: 'Impossible d’annuler plus loin\u00a0: une information cachée a été montrée.',
  },
};
